import { closeReasonOf, LIVE_PATH, LIVE_SUBPROTOCOL, type LiveEvent } from '@vigie/contracts/live'
import type { liveFeedMachine } from '@vigie/machines/live-feed'
import type { Page } from 'playwright/test'
import { lookAtOtherTabs } from '../browser-session.ts'
import { renewInAnotherTab } from '../other-tab.ts'
import { sleepThrough } from '../page-clock.ts'
import type { World } from '../world.types.ts'
import { DESKTOP, pressed, quietAddress, screenStands } from './gestures.ts'

const sign = (page: Page) => page.locator('button[data-connection]')
const details = (page: Page) => page.getByRole('dialog', { name: 'État de la liaison' })
const retry = (page: Page) => details(page).getByRole('button', { name: 'Réessayer maintenant' })

const pageShown = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** A sleep of the machine, ms: longer than the silence after which the chart gives up a connection. */
const NAP_MS = 60_000

export const liveFeedWorld: World<typeof liveFeedMachine> = {
  timed: true,
  address: quietAddress,
  prepare: async ({ page, gateway }) => {
    await page.setViewportSize(DESKTOP)
    await gateway.hold()
  },
  settled: async (scene) => {
    await screenStands(scene)
    await sign(scene.page).click()
    await details(scene.page).waitFor()
  },
  screen: { sign, details },
  masks: [[/\d{2}:\d{2}(:\d{2})?/g, '<heure>']],
  marks: {
    sign: { selector: 'button[data-connection]' },
    icon: { selector: 'button[data-connection] svg', sized: true },
  },
  watches: ['title', 'icon', 'closes socket ', 'socket says '],
  signs: {
    actors: {
      socket: {
        runs: { stands: 'sockets', running: '1', stopped: '0' },
        starts: { on: `opens socket ${LIVE_PATH} `, says: () => LIVE_SUBPROTOCOL },
      },
    },
    facts: {},
    commands: { 'age.asked': { unseen: 'the socket answers by `silence.noticed`, or not at all' } },
  },
  gestures: {
    'socket.opened': { act: ({ gateway }) => gateway.open() },
    'welcome.received': {
      act: ({ gateway }, { resumed }) =>
        gateway.welcome({ type: 'welcome', epoch: 'paths', seq: 0, site: 'chaib', resumed, capabilities: [] }),
    },
    'frame.received': {
      cannot: ({ gateway }, { source }) =>
        source === 'unknown' && gateway.hasBeaten()
          ? 'a gateway that has reported its source does not take that back'
          : null,
      act: ({ gateway }, { source }) => gateway.say(source === 'unknown' ? SAYS_NOTHING : heartbeat(source)),
    },
    'socket.closed': {
      act: ({ gateway }, { code, retryWithinMs }) =>
        gateway.close(code, retryWithinMs === undefined ? '' : closeReasonOf({ retryWithinMs })),
    },
    'silence.noticed': {
      first: ['page.shown'],
      act: async ({ page }) => {
        await sleepThrough(page, NAP_MS)
        await pageShown(page)
      },
    },
    'network.offline': { act: ({ page }) => page.context().setOffline(true) },
    'network.online': {
      cannot: (_, __, state) =>
        state.startsWith('network.online') ? 'a browser says so only when it saw no network before' : null,
      act: ({ page }) => page.context().setOffline(false),
    },
    'page.shown': {
      // the socket is asked how old its last frame is: too old is `silence.noticed`, so here it came a moment ago
      act: async ({ page }, _, state) => {
        if (!/linked\.(live|stale)/.test(state)) return pageShown(page)
        await sleepThrough(page, -NAP_MS)
        await pageShown(page)
        await sleepThrough(page, NAP_MS)
      },
    },
    'retry.pressed': pressed(retry),
    'session.renewed': {
      act: async ({ page }) => {
        await renewInAnotherTab(page)
        await lookAtOtherTabs(page)
      },
    },
  },
  outcomes: {},
}

const SAYS_NOTHING: LiveEvent = { type: 'subscribed', topics: [] }
const heartbeat = (state: Extract<LiveEvent, { type: 'heartbeat' }>['source']['state']): LiveEvent => ({
  type: 'heartbeat',
  seq: 0,
  at: new Date().toISOString(),
  source: { state, ageMs: 0 },
})
