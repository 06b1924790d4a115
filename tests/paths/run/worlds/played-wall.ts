// A paired wall whose gateway the path plays: what it is told when it says how it is, and which alarms hold it.
import { DEFAULT_WALL_SETTINGS, type WallOrder, type WallOrders } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import type { Locator, Page, Route } from 'playwright/test'
import { runFor } from '../page-clock.ts'
import type { Scene } from '../world.types.ts'
import { DESKTOP } from './gestures.ts'
import { playPerson } from './played-person.ts'
import { alarmCalled, alarmed, shows } from './played-site.ts'

/** Less than the silence after which the page takes its feed for dead. */
const STEP_MS = 500
const NAME = 'Mur des parcours'

export const wall = (page: Page): Locator => page.locator('.wall')
export const liveWall = (page: Page): Locator => page.locator('.wall[data-link=live]')

export const prepareWall = async (scene: Scene): Promise<void> => {
  await scene.page.setViewportSize(DESKTOP)
  await playPerson(scene, 'wall')
  await scene.page.evaluate(() => localStorage.setItem('wall-secret', 'x'.repeat(43)))
  await scene.calls.hold(WALL_PATHS.self)
  await scene.gateway.hold()
}

/** Answers the wall when it next says how it is: it is to do this. */
export const orderWall = async (scene: Scene, order: WallOrder): Promise<void> => {
  await setWall(scene, { settings: DEFAULT_WALL_SETTINGS, order })
}

/** The same: it is to show these scenes of these sites. */
export const setWall = async (scene: Scene, told: Omit<WallOrders, 'name'>): Promise<void> =>
  (await nextReport(scene)).fulfill({ json: { name: NAME, ...told } satisfies WallOrders })

/** Lets time pass on the page's stopped clock until the wall says how it is. */
export const nextReport = async ({ page, calls, gateway }: Scene): Promise<Route> => {
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

/** An alarm comes and takes the screen, or is acknowledged and gives it back. */
export const holdWall = async (scene: Scene, isHeld: boolean): Promise<void> => {
  const alarm = alarmCalled('a1', isHeld ? {} : { state: 'acknowledged' })
  await scene.gateway.say(alarmed(isHeld ? 'alarm.raised' : 'alarm.acknowledged', alarm))
  await shows(scene, scene.page.locator(isHeld ? '.wall[data-pinned]' : '.wall:not([data-pinned])'))
}
