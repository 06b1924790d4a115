// The live feed of a site that the path plays: what is in its first picture, and what happens then.
import type { Alarm, JournalEntry } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import type { Locator, Page } from 'playwright/test'
import { runFor } from '../page-clock.ts'
import type { Scene } from '../world.types.ts'

const EPOCH = 'paths'

let seq = 0

/** Opens the live connection of the page, live from the start, with these alarms open. */
export const connectLive = async (scene: Scene, alarms: readonly Alarm[]): Promise<void> => {
  await connectSilent(scene, alarms)
  await scene.gateway.say(heartbeat())
  await live(scene.page).waitFor()
}

/** The same, of which it is not known yet whether it is live. */
export const connectSilent = async ({ gateway }: Scene, alarms: readonly Alarm[]): Promise<void> => {
  seq = 0
  await gateway.open()
  await gateway.welcome({ type: 'welcome', epoch: EPOCH, seq, site: 'chaib', resumed: false, capabilities: [] })
  await gateway.say(pictureOf(alarms))
}

/** Opens the next live connection of the page, which goes on where the last one ended. */
export const reconnectLive = async ({ gateway }: Scene): Promise<void> => {
  await gateway.open()
  await gateway.welcome({ type: 'welcome', epoch: EPOCH, seq, site: 'chaib', resumed: true, capabilities: [] })
  await gateway.say(heartbeat())
}

/** Lets time pass on the page's stopped clock, its feed alive, until the page shows this. */
export const shows = async ({ page, gateway }: Scene, what: Locator): Promise<void> => {
  while (!(await what.isVisible())) {
    await gateway.beat()
    await runFor(page, MOMENT_MS)
  }
}
const MOMENT_MS = 100

const live = (page: Page) => page.getByRole('banner').locator('[data-connection="live"]')
/** A sign of life of the site's journal as it stands. */
export const heartbeat = (state: 'live' | 'silent' = 'live'): LiveEvent => ({
  type: 'heartbeat',
  seq,
  at: new Date().toISOString(),
  source: { state, ageMs: 0 },
})

/** The whole picture of a site of which nothing is known but its open alarms. */
export const pictureOf = (alarms: readonly Alarm[]): LiveEvent => ({
  type: 'snapshot',
  epoch: EPOCH,
  seq,
  at: new Date().toISOString(),
  series: [],
  readings: [],
  statuses: [],
  alarms: [...alarms],
})

/** Why nothing can be said to the page; null: it hears the feed. */
export const cannotSay = async ({ page }: Scene): Promise<string | null> =>
  (await live(page).isVisible()) ? null : 'the live feed went silent while time passed'

type Said<T extends JournalEntry['type']> = Extract<JournalEntry, { type: T }>

/** The next entry of the site's journal. */
export const notified = (data: Said<'notification.created'>['data']): LiveEvent => {
  seq += 1
  return { type: 'journal', entry: { seq, at: new Date().toISOString(), type: 'notification.created', data } }
}
/** The next entry of the site's journal, about an alarm. */
export const alarmed = (
  type: `alarm.${'raised' | 'cleared' | 'acknowledged' | 'commented' | 'shelved' | 'unshelved'}`,
  data: Alarm,
): LiveEvent => {
  seq += 1
  return { type: 'journal', entry: { seq, at: new Date().toISOString(), type, data } }
}

const LONG_AGO = '2026-01-05T08:00:00.000Z'

/** An alarm of the path, raised long ago, that nobody has acknowledged. */
export const alarmCalled = (id: string, change: Partial<Alarm> = {}): Alarm => ({
  id,
  site: 'chaib',
  device: `pompe-${id.slice(1)}`,
  condition: 'power-off',
  priority: 'high',
  state: 'unacknowledged',
  raisedAt: LONG_AGO,
  clearedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  shelvedUntil: null,
  reason: null,
  maintenance: null,
  cause: null,
  assignee: null,
  occurrences: 1,
  replaces: null,
  value: null,
  threshold: null,
  commentCount: 0,
  ...change,
})
