import type { Fixtures } from '../testing/fixtures.types.ts'
import type {
  NotificationPanelEvent,
  NotificationPanelInput,
  NotificationPanelOutcomes,
} from './notification-panel.types.ts'

/** Samples of every input, event and outcome of `notificationPanelMachine`. */
export const notificationPanelFixtures = {
  inputs: [{ random: () => 0.5 }],
  events: {
    'bell.pressed': [{ type: 'bell.pressed' }],
    'shortcut.pressed': [{ type: 'shortcut.pressed' }],
    'outside.pressed': [{ type: 'outside.pressed' }],
    'escape.pressed': [{ type: 'escape.pressed' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'otherPanel.used': [{ type: 'otherPanel.used' }],
    'notification.arrived': [{ type: 'notification.arrived' }],
  },
  outcomes: {
    refetchNotifications: { done: [undefined], error: [new Error('the gateway does not answer')] },
  },
} satisfies Fixtures<NotificationPanelInput, NotificationPanelEvent, NotificationPanelOutcomes>
