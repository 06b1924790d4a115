import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator } from 'playwright/test'
import type { TraceStep } from '../freeze/trace.ts'
import { runFor } from './page-clock.ts'
import { type Frozen, type Shown, screenOf } from './screens.ts'
import type { Timers } from './timers.ts'
import type { Scene } from './world.types.ts'
import type { AnyWorld } from './worlds/index.ts'

export type ScreenOracle = {
  /** checks that the screen shows what is frozen for this step (from 1), waiting a while for it */
  readonly check: (step: number, expected: TraceStep) => Promise<void>
  /** waits for a control when screens are being frozen: nothing else then waits until the screen is at rest */
  readonly mayStillCome: (control: Locator | undefined) => Promise<void>
  /** what it showed so far, when screens are being frozen */
  readonly shown: () => Shown
}

type Options = {
  readonly scene: Pick<Scene, 'page' | 'gateway'>
  readonly world: AnyWorld
  readonly timers: Timers
  /** the screens to compare with; null: what the page shows is taken down to be frozen */
  readonly frozen: Frozen | null
  /** only waits for the frozen screen, and does not fail when it does not come */
  readonly lenient?: true
}

const MOMENT_MS = 100
const PATIENCE_MS = 5_000
const LENIENCE_MS = 1_000

/**
 * Screens by the imprint of their page: where a page has the imprint of one looked at before, it is not looked at
 * again.
 */
const said = new WeakMap<AnyWorld, Map<string, string>>()

/** Compares the screen with the frozen one, or takes it down when screens are being frozen. */
export const createScreenOracle = ({ scene, world, timers, frozen, lenient }: Options): ScreenOracle => {
  const { page, gateway } = scene
  const shown: { label: string; screen: string }[] = []
  const patience = lenient ? LENIENCE_MS : PATIENCE_MS
  const known = said.get(world) ?? new Map<string, string>()
  said.set(world, known)
  const look = () => screenOf(page, world)
  const imprint = () => page.evaluate(imprintOf, TURNS)
  /** React delays what would replace a fallback too soon, so time has to pass on a stopped clock. */
  const pass = async () => {
    if (world.timed && timers.areIdle()) {
      if (world.connect !== undefined) await gateway.beat()
      await runFor(page, MOMENT_MS)
    }
    await wait(MOMENT_MS)
  }
  /** Whether `is` becomes true in time. */
  const comes = async (is: () => Promise<boolean>): Promise<boolean> => {
    for (const until = performance.now() + patience; performance.now() < until; await pass()) {
      if (await is()) return true
    }
    return is()
  }
  const says = async (expected: string, before: string): Promise<boolean> => {
    if (known.get(before) === expected) return true
    if ((await look()) !== expected) return false
    if ((await imprint()) === before) known.set(before, expected)
    return true
  }
  return {
    check: async (step, { label, ...observed }) => {
      const now = await imprint()
      if (frozen === null) return void shown.push({ label, screen: await atRest(look, pass) })
      const expected = frozen(step, observed)
      if (expected === null || (await says(expected, now))) return
      if (await comes(async () => says(expected, await imprint()))) return
      if (!lenient) expect(await look(), 'the screen says what is frozen').toBe(expected)
    },
    mayStillCome: async (control) => {
      if (frozen === null && control !== undefined) await comes(() => control.isVisible())
    },
    shown: () => shown,
  }
}

/** Turns of the page's task queue to wait: a render, its effects, and the render that these may cause. */
const TURNS = 6

/**
 * Runs in the page. Returns a digest of everything that decides what it shows, but for ids, times of day and positions,
 * once the work that React queued before this call is done. An ARIA snapshot costs ten times as much.
 */
const imprintOf = async (turns: number): Promise<string> => {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  }
  const fields = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`)
  const passing = /_r_\w+_|\d{2}:\d{2}(:\d{2})?|translate\([^)]*\)/g
  const drawn = document.body.outerHTML.replaceAll(passing, '_')
  const text = [window.innerWidth, window.innerHeight, ...fields, drawn].join('\n')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** The screen once it has stayed the same for some moments. */
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
