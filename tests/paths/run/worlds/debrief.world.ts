import { problemOf } from '@vigie/contracts/errors'
import type { LiveEvent } from '@vigie/contracts/live'
import { REST_PATHS } from '@vigie/contracts/rest'
import { debriefFixtures, type debriefMachine } from '@vigie/machines/debrief'
import type { Page } from 'playwright/test'
import type { Scene, World } from '../world.types.ts'
import { DESKTOP, fieldAddress, letter, otherTabSays, pressedOnce, screenStands } from './gestures.ts'

const debrief = (page: Page) => page.getByRole('region', { name: 'Pendant que cette page n’était pas en direct' })
const seen = (page: Page) => debrief(page).getByRole('button', { name: /^J’ai vu/ })
const retry = (page: Page) => debrief(page).getByRole('button', { name: 'Réessayer' })
const live = (page: Page) => page.getByRole('banner').locator('[data-connection="live"]')

const [{ position }] = debriefFixtures.events['link.lost']
const { epoch, seq } = position
/** Where the journal stands when the connection is back: entries that come before are none that the page misses. */
const [{ seq: head }] = debriefFixtures.events['link.restored']

const heartbeat = (at: number, state: 'live' | 'silent', of = seq): LiveEvent => ({
  type: 'heartbeat',
  seq: of,
  at: new Date(at).toISOString(),
  source: { state, ageMs: 0 },
})

const connect = async ({ gateway, page }: Scene) => {
  await gateway.open()
  await gateway.welcome({ type: 'welcome', epoch, seq: head, site: 'chaib', resumed: false, capabilities: [] })
  const at = new Date(position.at).toISOString()
  await gateway.say({ type: 'snapshot', epoch, seq: head, at, series: [], readings: [], statuses: [], alarms: [] })
  await gateway.say(heartbeat(position.at, 'live'))
  await live(page).waitFor()
}

export const debriefWorld: World<typeof debriefMachine> = {
  timed: true,
  address: fieldAddress,
  prepare: async ({ page, origin, gateway }) => {
    // what the page before has left unseen would be this one's beginning
    await page.goto(`${origin}${REST_PATHS.config}`)
    await page.evaluate(() => sessionStorage.clear())
    await page.setViewportSize(DESKTOP)
    await gateway.hold()
  },
  settled: screenStands,
  connect: async (scene) => {
    await connect(scene)
    await scene.calls.hold(REST_PATHS.alarmChanges)
  },
  screen: { debrief },
  masks: [[/\d{2}:\d{2}(:\d{2})?/g, '<heure>']],
  watches: ['title', 'icon', 'session debrief:', 'forgets debrief:'],
  signs: {
    actors: {
      readChanges: {
        runs: { stands: `asking GET ${REST_PATHS.alarmChanges}`, running: '1', stopped: '-' },
        starts: {
          on: `asks GET ${REST_PATHS.alarmChanges}?`,
          says: (losses) => `epoch=${losses[0]?.since.epoch}&since=${losses[0]?.since.seq}`,
        },
      },
    },
    facts: { 'debrief.seen': { on: 'tells vigie:debrief ', says: ({ stretch }) => JSON.stringify(stretch) } },
    commands: {},
  },
  gestures: {
    // the gateway loses its source, after a last word of it
    'link.lost': {
      cannot: (_, __, state) => (state === 'away' ? 'who is away has nothing to lose' : null),
      act: async ({ gateway }) => {
        await gateway.say(heartbeat(position.at, 'live'))
        await gateway.say(heartbeat(position.at, 'silent'))
      },
    },
    'link.restored': {
      cannot: (_, __, state) => (state === 'away' ? null : 'nothing was lost'),
      act: ({ gateway }, { at, seq: after }) => gateway.say(heartbeat(at, 'live', after)),
    },
    'seen.pressed': {
      ...letter('v'),
      ways: { button: { control: seen, act: ({ page }) => seen(page).click() } },
    },
    'otherTab.saw': {
      act: ({ page }, { type: _, ...stretch }) => otherTabSays(page, 'vigie:debrief', stretch),
    },
    'retry.pressed': pressedOnce(retry),
  },
  outcomes: {
    'done readChanges': {
      call: REST_PATHS.alarmChanges,
      act: async ({ calls }, event) => {
        const changes = 'output' in event ? event.output : null
        await (await calls.take(REST_PATHS.alarmChanges)).fulfill({ json: changes })
      },
    },
    'error readChanges': {
      call: REST_PATHS.alarmChanges,
      act: async ({ calls }) => {
        const refusal = problemOf('resource.not-found')
        await (await calls.take(REST_PATHS.alarmChanges)).fulfill({ status: refusal.status, json: refusal })
      },
    },
  },
}
