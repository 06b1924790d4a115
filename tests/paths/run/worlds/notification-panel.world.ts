import { problemOf } from '@vigie/contracts/errors'
import { REST_PATHS } from '@vigie/contracts/rest'
import type { NotificationPanelEvent } from '@vigie/machines/notification-panel'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import { DESKTOP, key, quietAddress, screenStands } from './gestures.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

export const notificationPanelWorld: World<NotificationPanelEvent> = {
  timed: true,
  address: quietAddress,
  prepare: ({ page }) => page.setViewportSize(DESKTOP),
  settled: async (scene) => {
    await screenStands(scene)
    // The page reads the list after its first snapshot: from then on, notifications that arrive reach the chart.
    await scene.calls.answered(REST_PATHS.notifications)
    await scene.calls.hold(REST_PATHS.notifications)
  },
  screen: { bell, panel },
  // Earlier paths on the same stack decide how many notifications there are, and from when.
  masks: [
    [/heading "Notifications \d+ notifications?"/g, 'heading "Notifications"'],
    [/- paragraph: Aucune notification|- region "Notifications":(\n {4,}.*)+/g, '- <la liste>'],
  ],
  gestures: {
    'bell.pressed': { control: bell, act: ({ page }) => bell(page).click() },
    'shortcut.pressed': key('Control+m'),
    'outside.pressed': { control: panel, act: ({ page }) => page.mouse.click(DESKTOP.width / 3, DESKTOP.height - 20) },
    'escape.pressed': key('Escape'),
    'notification.arrived': { act: ({ cutPower }) => cutPower() },
  },
  outcomes: {
    'done refetchNotifications': {
      call: REST_PATHS.notifications,
      act: async ({ calls }) => (await calls.take(REST_PATHS.notifications)).continue(),
    },
    'error refetchNotifications': {
      call: REST_PATHS.notifications,
      act: async ({ calls }) => {
        const refusal = problemOf('role.forbidden')
        await (await calls.take(REST_PATHS.notifications)).fulfill({ status: refusal.status, json: refusal })
      },
    },
  },
}
