// A paired wall whose gateway the path plays: what it is told when it says how it is, and which alarms hold it.
import { type Alarm, DEFAULT_WALL_SETTINGS, type WallOrder, type WallOrders } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import type { Locator, Page, Route } from 'playwright/test'
import { runFor } from '../page-clock.ts'
import type { Scene } from '../world.types.ts'
import { DESKTOP } from './gestures.ts'
import { playPerson } from './played-person.ts'
import { alarmCalled, alarmed, shows } from './played-site.ts'

/** Less than the shortest scene would lose while the network takes its time. */
const STEP_MS = 50

export const wall = (page: Page): Locator => page.locator('.wall')
export const liveWall = (page: Page): Locator => page.locator('.wall[data-link=live]')

const open = new Set<string>()

export const prepareWall = async (scene: Scene): Promise<void> => {
  open.clear()
  await scene.page.setViewportSize(DESKTOP)
  await playPerson(scene, 'wall')
  await scene.page.evaluate(() => localStorage.setItem('wall-secret', 'x'.repeat(43)))
  await scene.calls.hold(WALL_PATHS.self)
  await scene.gateway.hold()
}

/** Answers the wall when it next says how it is: it is to do this. */
export const orderWall = async (scene: Scene, order: WallOrder): Promise<void> => {
  const told: WallOrders = { name: 'Mur des parcours', settings: DEFAULT_WALL_SETTINGS, order }
  await (await nextReport(scene)).fulfill({ json: told })
}

/** Lets time pass on the page's stopped clock until the wall says how it is. */
const nextReport = async ({ page, calls, gateway }: Scene): Promise<Route> => {
  let report: Route | null = null
  void calls.take(WALL_PATHS.self).then((route) => {
    report = route
  })
  for (;;) {
    if (report !== null) return report
    await gateway.beat()
    await runFor(page, STEP_MS)
  }
}

const PRIORITIES: Readonly<Record<string, Alarm['priority']>> = { 'a-1': 'high', 'a-2': 'critical' }
const alarmOf = (id: string, change: Partial<Alarm> = {}): Alarm =>
  alarmCalled(id, { device: 'pompe-1', priority: PRIORITIES[id] ?? 'high', ...change })

/** Alarms come and are acknowledged until this one is the most urgent; null: none waits. */
export const holdWall = async (scene: Scene, urgent: string | null): Promise<void> => {
  const wanted = urgent === 'a-2' ? ['a-1', 'a-2'] : urgent === null ? [] : [urgent]
  for (const id of Object.keys(PRIORITIES)) {
    if (wanted.includes(id) === open.has(id)) continue
    const isRaised = open.delete(id) === false
    if (isRaised) open.add(id)
    const change: Partial<Alarm> = isRaised ? {} : { state: 'acknowledged' }
    await scene.gateway.say(alarmed(isRaised ? 'alarm.raised' : 'alarm.acknowledged', alarmOf(id, change)))
  }
  const held = urgent === null ? '.wall:not([data-pinned])' : `.wall[data-pinned="${urgent}"]`
  await shows(scene, scene.page.locator(held))
}
