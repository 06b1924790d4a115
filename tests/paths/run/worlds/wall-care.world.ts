import type { wallCareMachine } from '@vigie/machines/wall-care'
import type { World } from '../world.types.ts'
import { connectSilent, heartbeat, shows } from './played-site.ts'
import { holdWall, liveWall, orderWall, prepareWall, wall } from './played-wall.ts'

const RELOADS = 'wall-reloads'
const TWO_HOURS_MS = 7_200_000
const LONG = 'it takes minutes of the page, in which its feed would fall silent and come back by itself'

export const wallCareWorld: World<typeof wallCareMachine> = {
  timed: true,
  signedOut: true,
  address: () => '/mur',
  prepare: async (scene, input) => {
    const { page } = scene
    await prepareWall(scene)
    // as often as it may within an hour: just now, or so long ago that it counts no more
    await page.evaluate(
      ([key, agoMs]) => {
        const at = Date.now() - agoMs
        sessionStorage.setItem(key, JSON.stringify([at, at, at]))
      },
      [RELOADS, input === 1 ? 0 : TWO_HOURS_MS] as const,
    )
  },
  settled: async ({ page }) => {
    await wall(page).waitFor()
    // an answer without content leaves the page that asked to be loaded anew as it is
    await page.route(
      ({ pathname }) => pathname === '/mur',
      (route) => (route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue()),
    )
  },
  connect: async (scene) => {
    await connectSilent(scene, [])
    await scene.gateway.say(heartbeat('silent'))
  },
  screen: { banner: (page) => page.locator('.wall-banner h1') },
  // when it was loaded anew
  masks: [[/\b\d{13}\b/g, '<instant>']],
  signs: {
    actors: {},
    facts: { 'reload.due': { on: 'goes by reload to ', says: () => '/mur' } },
    commands: {},
  },
  gestures: {
    'reload.wanted': {
      cannot: (_, { reason }) => (reason === 'order' ? null : LONG),
      act: (scene) => orderWall(scene, { type: 'reload' }),
    },
    'pin.changed': {
      cannot: async ({ page }, { isPinned }) => {
        if (isPinned === (await page.locator('.wall[data-pinned]').isVisible())) return 'it is so already'
        return null
      },
      act: (scene, { isPinned }) => holdWall(scene, isPinned),
    },
    'link.changed': {
      cannot: async ({ page }, { isLive }) =>
        isLive === (await liveWall(page).isVisible()) ? 'it is so already' : null,
      act: async (scene, { isLive }) => {
        await scene.gateway.say(heartbeat(isLive ? 'live' : 'silent'))
        await shows(scene, scene.page.locator(`.wall[data-link=${isLive ? 'live' : 'lost'}]`))
      },
    },
    'reloads.forgotten': { cannot: () => LONG, act: () => Promise.resolve() },
  },
  outcomes: {},
}
