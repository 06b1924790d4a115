import type { Trace, TraceStep } from './trace.ts'

/** The first thing that was not as frozen. `path` and `step` count from 1, as they are printed. */
export type Divergence = {
  readonly path: number
  readonly step: number
  readonly label: string
  readonly state: string
  readonly field: Field
  readonly expected: string
  readonly found: string
}

const BEHAVIOUR = ['state', 'context', 'children', 'effects', 'tags'] as const
const ALL = [...BEHAVIOUR, 'transitions'] as const
export type Field = (typeof ALL)[number] | 'end'

/** The fields that a comparison looks at: `behaviour` is what an observer sees, `all` also the transitions taken. */
export const FIELDS = { behaviour: BEHAVIOUR, all: ALL } as const

/** Compares a replay with a frozen trace, step by step; null: the same to the end. */
export const divergenceOf = (
  frozen: Trace,
  found: Iterable<TraceStep>,
  path: number,
  fields: readonly (typeof ALL)[number][] = ALL,
): Divergence | null => {
  const steps = found[Symbol.iterator]()
  for (const [index, expected] of frozen.entries()) {
    const { value: step, done } = steps.next()
    const at = { path, step: index + 1, label: expected.label, state: frozen[index - 1]?.state ?? '(not started)' }
    if (done || step === undefined) {
      return { ...at, field: 'end', expected: expected.state, found: 'this event cannot happen here any more' }
    }
    const field = fields.find((name) => textOf(expected[name]) !== textOf(step[name]))
    if (field !== undefined) return { ...at, field, expected: textOf(expected[field]), found: textOf(step[field]) }
  }
  return null
}

/** `path 3, step 12 · closed · bell.pressed: state expected open, found closed`. */
export const sayDivergence = ({ path, step, label, state, field, expected, found }: Divergence): string =>
  `path ${path}, step ${step} · ${state} · ${label}: ${field} expected ${expected || '(nothing)'}, found ${found || '(nothing)'}`

const textOf = (value: string | readonly string[]): string => (typeof value === 'string' ? value : value.join('; '))
