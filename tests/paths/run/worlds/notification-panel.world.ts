import { problemOf } from '@vigie/contracts/errors'
import { REST_PATHS } from '@vigie/contracts/rest'
import type { notificationPanelMachine } from '@vigie/machines/notification-panel'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import { backPressed, key, MOBILE, NOBODY_LISTENS, quietAddress, screenStands, TELLS_USED } from './gestures.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

export const notificationPanelWorld: World<typeof notificationPanelMachine> = {
  timed: true,
  address: quietAddress,
  // narrow: there Back is a way to close the panel
  prepare: ({ page }) => page.setViewportSize(MOBILE),
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
  marks: { dot: '[data-dot]' },
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
    'bell.pressed': { control: bell, act: ({ page }) => bell(page).click() },
    'shortcut.pressed': key('Control+m'),
    // beside the content, between the panel and a toast
    'outside.pressed': { control: panel, act: ({ page }) => page.mouse.click(4, MOBILE.height - 150) },
    'escape.pressed': key('Escape'),
    'back.pressed': backPressed(panel),
    'otherPanel.used': {
      act: ({ page }) => page.evaluate(() => new BroadcastChannel('vigie:notifications').postMessage('used')),
    },
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
