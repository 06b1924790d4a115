import type { Fixtures } from '../kit/fixtures.types.ts'
import type {
  NotificationPanelEvent,
  NotificationPanelInput,
  NotificationPanelOutcomes,
} from './notification-panel.types.ts'

export const notificationPanelFixtures = {
  inputs: [{ random: () => 0.5 }],
  events: {
    'bell.pressed': [{ type: 'bell.pressed' }],
    'shortcut.pressed': [{ type: 'shortcut.pressed' }],
    'outside.pressed': [{ type: 'outside.pressed' }],
    'escape.pressed': [{ type: 'escape.pressed' }],
    'notification.arrived': [{ type: 'notification.arrived' }],
  },
  outcomes: {
    refetchNotifications: { done: [undefined], error: [new Error('the gateway does not answer')] },
  },
} satisfies Fixtures<NotificationPanelInput, NotificationPanelEvent, NotificationPanelOutcomes>
