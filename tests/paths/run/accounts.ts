// Holds what happened outside against the effects of a path, step by step: each has its sign, once, and nothing comes on
// the surface of a sign by itself.
import type { TraceStep } from '../freeze/trace.ts'
import { type Effect, happeningsOf, readEffect, signsOf } from './signs.ts'
import type { AnySigns } from './signs.types.ts'

/** How things stand outside, by name, and what happened since the step before. */
export type Outside = {
  readonly stands: Readonly<Record<string, string>>
  readonly happened: readonly string[]
}

export type Accounts = {
  /** takes the effects of the next step */
  readonly enter: (step: TraceStep) => void
  /** what is wrong outside at this step, in words; none: every effect shows, and nothing else does */
  readonly complaints: (outside: Outside) => readonly string[]
  /** ends the step: what an actor does one by one while it runs stays due */
  readonly settle: (outside: Outside) => void
}

/** A line that has to come. `run`: while this run of an actor lasts; null: in this step. */
type Due = { readonly line: string; readonly run: string | null }

export const createAccounts = (signs: AnySigns): Accounts => {
  const surfaces = happeningsOf(signs).map(({ on }) => on)
  const names = new Map<string, string>()
  const nameOf = (id: string) => names.get(id) ?? id
  const runs = new Map<string, string>()
  let count = 0
  let due: readonly Due[] = []
  let step: TraceStep | null = null

  const dueOf = (effect: Effect): readonly Due[] =>
    signsOf(signs, effect, nameOf).flatMap((sign) => {
      if (!('on' in sign)) return []
      const said = sign.says('detail' in effect ? effect.detail : null)
      const run = typeof said === 'string' || effect.kind !== 'start' ? null : (runs.get(effect.id) ?? null)
      return [said].flat().map((rest, place) => ({ line: `${sign.on}${rest}`, run: place === 0 ? null : run }))
    })
  const enter = (effect: Effect) => {
    if (effect.kind === 'start') {
      count += 1
      names.set(effect.id, effect.name)
      runs.set(effect.id, `${effect.id} ${count}`)
    }
    if (effect.kind === 'stop') runs.delete(effect.id)
    due = [...due, ...dueOf(effect)]
  }
  const left = ({ happened }: Outside) => {
    const lines = happened.filter((line) => surfaces.some((on) => line.startsWith(on)))
    const missing = due.filter(({ line }) => {
      const place = lines.indexOf(line)
      if (place >= 0) lines.splice(place, 1)
      return place < 0
    })
    return { missing, surplus: lines }
  }
  const isLater = ({ run }: Due): boolean => run !== null && [...runs.values()].includes(run)
  return {
    enter: (next) => {
      step = next
      for (const effect of next.effects.map(readEffect)) if (effect !== null) enter(effect)
    },
    complaints: (outside) => {
      const { missing, surplus } = left(outside)
      // a page that loads reads and asks what no chart has asked for
      const isLoading = step?.label.startsWith('start ') ?? true
      const isOver = step?.label.startsWith('done ') ?? false
      return [
        ...missing
          .filter((one) => one.run === null || (isOver && !isLater(one)))
          .map(({ line }) => `an effect does not show: ${line}`),
        ...(isLoading ? [] : surplus.map((line) => `no effect of the chart is behind this: ${line}`)),
        ...wrongStandings(signs, (step?.children ?? []).map(nameOf), outside),
      ]
    },
    settle: (outside) => {
      due = left(outside).missing.filter(isLater)
    },
  }
}

const wrongStandings = ({ actors }: AnySigns, running: readonly string[], { stands }: Outside): readonly string[] =>
  Object.entries(actors).flatMap(([name, actor]) => {
    if (actor === undefined || !('runs' in actor)) return []
    const { stands: what, running: yes, stopped: no } = actor.runs
    const expected = running.includes(name) ? yes : no
    const found = stands[what] ?? NOTHING
    return found === expected
      ? []
      : [`${name} ${running.includes(name) ? 'runs' : 'is stopped'}: ${what} should be ${expected}, is ${found}`]
  })

/** How a thing stands that is not there. */
export const NOTHING = '-'
