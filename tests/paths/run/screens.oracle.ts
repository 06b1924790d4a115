import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page } from 'playwright/test'
import { UPDATE_VARIABLE } from './results.ts'
import { frozenScreens, type Shown, screenOf } from './screens.ts'
import type { Timers } from './timers.ts'
import type { AnyWorld } from './worlds/index.ts'

export type ScreenOracle = {
  /** the screen says what is frozen for this step (from 1); it may take its time, as screens load their code */
  readonly check: (step: number, label: string) => Promise<void>
  /** waits for a control of a screen that may not be at rest: one that is not compared with a frozen one */
  readonly mayStillCome: (control: Locator | undefined) => Promise<void>
  /** what it said so far */
  readonly shown: () => Shown
}

type Options = {
  readonly page: Page
  readonly world: AnyWorld
  readonly timers: Timers
  readonly chart: string
  readonly path: number
}

const MOMENT_MS = 100
const PATIENCE_MS = 5_000

/** Compares the screen with the frozen one, or takes it down when screens are to be frozen. */
export const createScreenOracle = ({ page, world, timers, chart, path }: Options): ScreenOracle => {
  const shown: { label: string; screen: string }[] = []
  const isUpdate = process.env[UPDATE_VARIABLE] === '1'
  const frozen = isUpdate ? null : frozenScreens(chart, path)
  const look = () => screenOf(page, world)
  /** React holds back what follows a fallback too closely: on a stopped clock it waits for time to pass. */
  const pass = async () => {
    if (world.timed && timers.areIdle()) await page.clock.runFor(MOMENT_MS)
    await wait(MOMENT_MS)
  }
  /** Whether this came to be so in time. */
  const comes = async (is: () => Promise<boolean>): Promise<boolean> => {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pass()) {
      if (await is()) return true
    }
    return is()
  }
  return {
    check: async (step, label) => {
      if (frozen === null) return void shown.push({ label, screen: await atRest(look, pass) })
      const expected = frozen(step)
      if (await comes(async () => (await look()) === expected)) return
      expect(await look(), 'the screen says what is frozen').toBe(expected)
    },
    mayStillCome: async (control) => {
      if (isUpdate && control !== undefined) await comes(() => control.isVisible())
    },
    shown: () => shown,
  }
}

/** The screen once it stayed the same for some moments. */
const atRest = async (look: () => Promise<string>, pass: () => Promise<void>): Promise<string> => {
  let before = await look()
  for (;;) {
    for (let moment = 0; moment < MOMENTS_AT_REST; moment += 1) await pass()
    const now = await look()
    if (now === before) return now
    before = now
  }
}
const MOMENTS_AT_REST = 3
