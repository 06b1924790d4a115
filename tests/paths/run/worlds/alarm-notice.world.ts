import type { alarmNoticeMachine } from '@vigie/machines/alarm-notice'
import type { Page } from 'playwright/test'
import type { Scene, World } from '../world.types.ts'
import { DESKTOP, otherTabSays, pressedOnce, quietAddress, screenStands, TELLS_USED } from './gestures.ts'
import { connectLive, notified } from './played-site.ts'

const notice = (page: Page) => page.getByRole('status', { name: 'Coupures d’alimentation' })
const see = (page: Page) => notice(page).getByRole('button', { name: 'Voir les alarmes' })
const seen = (page: Page) => notice(page).getByRole('button', { name: 'J’ai vu (n’acquitte rien)' })

const say = ({ gateway }: Scene, name: string, deviceStatus: 'off' | 'on') =>
  gateway.say(
    notified({
      _id: `${name}-${deviceStatus}`,
      device_id: { name },
      deviceStatus,
      created_at: new Date().toISOString(),
    }),
  )

export const alarmNoticeWorld: World<typeof alarmNoticeMachine> = {
  timed: true,
  address: quietAddress,
  prepare: async ({ page, gateway }) => {
    await page.setViewportSize(DESKTOP)
    await gateway.hold()
  },
  settled: screenStands,
  connect: (scene) => connectLive(scene, []),
  screen: { notice },
  watches: ['title', 'icon'],
  signs: {
    actors: {},
    facts: { 'notice.seen': TELLS_USED },
    commands: {},
  },
  gestures: {
    'power.lost': { act: (scene, { device }) => say(scene, device, 'off') },
    'power.restored': { act: (scene, { device }) => say(scene, device, 'on') },
    'alarms.opened': pressedOnce(see),
    'seen.pressed': pressedOnce(seen),
    'panel.used': {
      act: ({ page }) => otherTabSays(page, 'vigie:notifications', 'used'),
    },
  },
  outcomes: {},
}
