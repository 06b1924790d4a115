import { problemOf } from '@vigie/contracts/errors'
import { type NotificationsResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { notificationPanelMachine } from '@vigie/machines/notification-panel'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import {
  backPressed,
  key,
  MOBILE,
  NOBODY_LISTENS,
  otherTabSays,
  pressed,
  quietAddress,
  screenStands,
  shortcut,
  TELLS_USED,
} from './gestures.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

const notification = (name: string, deviceStatus: 'on' | 'off') => ({
  _id: name,
  device_id: { name },
  deviceStatus,
  created_at: '2026-01-05T08:00:00.000Z',
})
/** What is in the list is the path's, since earlier paths on the same stack would decide it; that something arrived is not. */
const LISTED: NotificationsResponse = {
  notifications: [notification('pompe-1', 'off'), notification('pompe-2', 'on'), notification('pompe-3', 'off')],
}

export const notificationPanelWorld: World<typeof notificationPanelMachine> = {
  timed: true,
  hears: true,
  address: quietAddress,
  // narrow: there Back is a way to close the panel
  prepare: async ({ page }) => {
    await page.setViewportSize(MOBILE)
    await page.route(`**${REST_PATHS.notifications}`, (route) => route.fulfill({ json: LISTED }))
    // what this browser saw before is not the path's either; the page that it leaves may still write it
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('notifications:')) localStorage.removeItem(key)
    })
  },
  settled: async (scene) => {
    await screenStands(scene)
    // The page reads the list after its first snapshot: from then on, notifications that arrive reach the chart.
    await scene.calls.answered(REST_PATHS.notifications)
    await scene.calls.hold(REST_PATHS.notifications)
  },
  screen: { bell, panel },
  // who is without power and how many alarms wait stand above the list, and are of whatever other paths have cut
  masks: [[/( *)- paragraph:.*\n(?:\1(?: {2}|- paragraph:).*\n)*(?=\1- region "Notifications")/g, '']],
  marks: { dot: { selector: '[data-dot]', sized: true } },
  signs: {
    actors: {
      refetchNotifications: {
        starts: { on: `asks GET ${REST_PATHS.notifications}`, says: () => '' },
        stops: NOBODY_LISTENS,
      },
    },
    facts: { 'panel.used': TELLS_USED },
    commands: {},
  },
  gestures: {
    'bell.pressed': pressed(bell),
    'shortcut.pressed': shortcut('m'),
    // beside the content, between the panel and a toast
    'outside.pressed': {
      control: panel,
      act: ({ page }) => page.mouse.click(4, MOBILE.height - 150),
      ways: {
        finger: { act: ({ page }) => page.touchscreen.tap(4, MOBILE.height - 150) },
        // who follows one leaves for where it leads, and comes back
        'the last notification': {
          act: async ({ page }) => {
            await panel(page).getByRole('listitem').last().getByRole('link').click()
            await page.goBack()
          },
        },
      },
    },
    'escape.pressed': key('Escape'),
    'back.pressed': backPressed(panel),
    'otherPanel.used': {
      act: ({ page }) => otherTabSays(page, 'vigie:notifications', 'used'),
    },
    'notification.arrived': { act: ({ cutPower }) => cutPower() },
  },
  outcomes: {
    'done refetchNotifications': {
      call: REST_PATHS.notifications,
      act: async ({ calls }) => (await calls.take(REST_PATHS.notifications)).fulfill({ json: LISTED }),
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
