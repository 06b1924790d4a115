import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect, type Locator } from 'playwright/test'
import type { TraceStep } from '../freeze/trace.ts'
import type { FrozenOutside } from './outside/golden.ts'
import { createOutsideOracle, type Look } from './outside/oracle.ts'
import type { OutsideStep } from './outside/text.ts'
import { runFor } from './page-clock.ts'
import { type Frozen, screenOf } from './screens.ts'
import type { Timers } from './timers.ts'
import type { Scene } from './world.types.ts'
import type { AnyWorld } from './worlds/index.ts'

export type ScreenOracle = {
  /**
   * checks that the screen shows what is frozen for this step (from 1), and that the world outside is as its effects say
   * and as frozen, waiting a while for it
   */
  readonly check: (step: number, expected: TraceStep) => Promise<void>
  /** waits for a control when screens are being frozen: nothing else then waits until the screen is at rest */
  readonly mayStillCome: (control: Locator | undefined) => Promise<void>
  /** what the page showed and did so far, when screens are being frozen */
  readonly shown: () => readonly ShownStep[]
}
export type ShownStep = OutsideStep & { readonly screen: string }

type Options = {
  readonly scene: Pick<Scene, 'page' | 'gateway'>
  readonly world: AnyWorld
  readonly timers: Timers
  /** the screens to compare with; null: what the page shows is taken down to be frozen */
  readonly frozen: Frozen | null
  /** the outside to compare with; without it, only the signs of effects are looked at */
  readonly outside?: FrozenOutside | null
  /** only waits for the frozen screen, and does not fail when it does not come */
  readonly lenient?: true
  /** how long a screen is waited for, ms */
  readonly patienceMs?: number
}

const FIRST_MOMENT_MS = 10
const MOMENT_MS = 100
/** What was put off to the next turn happens before the next gesture, as it would for a person. */
const NEXT_TURN_MS = 1
const PATIENCE_MS = 5_000
const LENIENCE_MS = 1_000

/**
 * Screens by the imprint of their page: where a page has the imprint of one looked at before, it is not looked at
 * again.
 */
const said = new WeakMap<AnyWorld, Map<string, string>>()

/** Compares the screen and the outside with the frozen ones, or takes them down when they are being frozen. */
export const createScreenOracle = ({
  scene,
  world,
  timers,
  frozen,
  outside: frozenAround,
  lenient,
  patienceMs = lenient ? LENIENCE_MS : PATIENCE_MS,
}: Options): ScreenOracle => {
  const { page, gateway } = scene
  const shown: ShownStep[] = []
  const known = said.get(world) ?? new Map<string, string>()
  said.set(world, known)
  const around = createOutsideOracle(page, world, frozenAround ?? null)
  /** React delays what would replace a fallback too soon, so time has to pass on a stopped clock. */
  const pass = async (ms: number) => {
    if (world.timed && timers.areIdle()) {
      if (world.connect !== undefined) await gateway.beat()
      await runFor(page, ms)
    }
    await wait(ms)
  }
  /** What `attempt` gives once it gives something, in time: mostly soon, so that the first moments are short. */
  const comes = async <T>(attempt: () => Promise<T | null>): Promise<T | null> => {
    const until = performance.now() + patienceMs
    for (let moment = FIRST_MOMENT_MS; performance.now() < until; moment = Math.min(2 * moment, MOMENT_MS)) {
      const found = await attempt()
      if (found !== null) return found
      await pass(moment)
    }
    return attempt()
  }
  const says = async (expected: string, before: Look): Promise<boolean> => {
    if (known.get(before.imprint) === expected) return true
    if ((await screenOf(page, world)) !== expected) return false
    if ((await around.look()).imprint === before.imprint) known.set(before.imprint, expected)
    return true
  }
  const takeDown = async (step: number, expected: TraceStep): Promise<Look> => {
    const look = await atRest(
      () => around.look(),
      () => pass(MOMENT_MS),
      expected.transitions.length === 0 ? 1 : MOMENTS_AT_REST,
    )
    const screen = known.get(look.imprint) ?? (await screenOf(page, world))
    if ((await around.look()).imprint === look.imprint) known.set(look.imprint, screen)
    expect(around.differences(look, step), 'every effect has its sign outside, and nothing else has').toEqual([])
    // what a page does while it loads, it does in any order and some of it later: of that, only signs are asked
    const outside = step === 1 ? { ...look.outside, happened: [] } : look.outside
    shown.push({ label: expected.label, screen, outside })
    return look
  }
  const compare = async (step: number, expected: TraceStep, screenAt: Frozen): Promise<Look> => {
    const { label: _, ...observed } = expected
    const screen = screenAt(step, observed)
    const isRight = async (look: Look) =>
      around.differences(look, step).length === 0 && (screen === null || (await says(screen, look)))
    let passMs = world.timed && timers.areIdle() ? NEXT_TURN_MS : undefined
    const right = await comes(async () => {
      const look = await around.look(passMs)
      passMs = undefined
      return (await isRight(look)) ? look : null
    })
    if (right !== null) return right
    const look = await around.look()
    expect(around.differences(look, step), 'the world outside is as frozen').toEqual([])
    if (!lenient) expect(await screenOf(page, world), 'the screen says what is frozen').toBe(screen)
    return look
  }
  return {
    check: async (step, expected) => {
      around.enter(expected)
      around.leave(await (frozen === null ? takeDown(step, expected) : compare(step, expected, frozen)))
    },
    mayStillCome: async (control) => {
      if (frozen === null && control !== undefined) await comes(async () => ((await control.isVisible()) ? true : null))
    },
    shown: () => shown,
  }
}

/** The page once it has stayed the same for some moments; where a chart ignores an event, nothing is to come. */
const atRest = async (look: () => Promise<Look>, pass: () => Promise<void>, moments: number): Promise<Look> => {
  let before = await look()
  for (;;) {
    for (let moment = 0; moment < moments; moment += 1) await pass()
    const now = await look()
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
}
const MOMENTS_AT_REST = 3
