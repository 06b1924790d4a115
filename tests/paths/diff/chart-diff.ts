// What two sets of traces of a chart say differently: which states, transitions and effects came, went or changed.
import type { Trace } from '../freeze/trace.ts'
import { leavesOfState } from '../model/observation.ts'

export type Fate = 'kept' | 'added' | 'removed' | 'changed'
export type StateDiff = { readonly path: string; readonly fate: Fate }
export type TransitionDiff = {
  readonly source: string
  /** event and guard: `PAY [isValid]` */
  readonly cause: string
  readonly target: string
  readonly fate: Fate
  /** what a change is made of, line by line */
  readonly notes: readonly string[]
}
export type ChartDiff = {
  readonly states: readonly StateDiff[]
  readonly transitions: readonly TransitionDiff[]
}

/** Compares what the traces of a chart did before with what they do now. */
export const diffOf = (before: readonly Trace[], after: readonly Trace[]): ChartDiff => {
  const [then, now] = [seenIn(before), seenIn(after)]
  const states = [...new Set([...then.states, ...now.states])].map(
    (path): StateDiff => ({
      path,
      fate: now.states.has(path) ? (then.states.has(path) ? 'kept' : 'added') : 'removed',
    }),
  )
  const ids = [...new Set([...now.transitions.keys(), ...then.transitions.keys()])]
  const transitions = ids.map((id): TransitionDiff => {
    const [one, other] = [then.transitions.get(id), now.transitions.get(id)]
    const notes = one === undefined || other === undefined ? [] : notesOf(one, other)
    return { ...partsOf(id), fate: fateOf(one, other, () => notes.length === 0), notes }
  })
  return { states, transitions }
}

/** Whether anything differs. */
export const isSame = ({ states, transitions }: ChartDiff): boolean =>
  [...states, ...transitions].every(({ fate }) => fate === 'kept')

const fateOf = (one: unknown, other: unknown, isEqual: () => boolean): Fate => {
  if (one === undefined) return 'added'
  if (other === undefined) return 'removed'
  return isEqual() ? 'kept' : 'changed'
}

type Seen = {
  /** leaves that the chart rests in */
  readonly states: ReadonlySet<string>
  /** effects seen when a transition was the only one taken, or taken together with the same others */
  readonly transitions: ReadonlyMap<string, ReadonlySet<string>>
}

const seenIn = (traces: readonly Trace[]): Seen => {
  const states = new Set<string>()
  const transitions = new Map<string, Set<string>>()
  for (const step of traces.flat()) {
    if (!step.state.startsWith('crashed:')) for (const leaf of leavesOfState(step.state)) states.add(leaf)
    for (const id of step.transitions) {
      const effects = transitions.get(id) ?? new Set()
      transitions.set(id, effects)
      // Together with other transitions it cannot be told whose effects these are.
      if (step.transitions.length === 1) for (const effect of step.effects) effects.add(withoutData(effect))
    }
  }
  return { states, transitions }
}

/** An effect by its name: what it carries depends on the path. Of a timer, its length is what matters. */
const withoutData = (effect: string): string => effect.replace(/ [[{].*$/, '')

const notesOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] => [
  ...[...one].filter((effect) => !other.has(effect)).map((effect) => `− ${effect}`),
  ...[...other].filter((effect) => !one.has(effect)).map((effect) => `+ ${effect}`),
]

/** `idle · GO [isOpen] → busy`, as transitions.ts writes it. */
const partsOf = (id: string): { readonly source: string; readonly cause: string; readonly target: string } => {
  const [, source = id, cause = '', target = ''] = /^(.*?) · (.*) → (.*)$/.exec(id) ?? []
  return { source, cause, target }
}

/** A line per difference, for the terminal. */
export const sayDiff = ({ states, transitions }: ChartDiff): readonly string[] => [
  ...states.filter(({ fate }) => fate !== 'kept').map(({ path, fate }) => `  ${SIGNS[fate]} state ${path}`),
  ...transitions
    .filter(({ fate }) => fate !== 'kept')
    .map(({ source, cause, target, fate, notes }) =>
      [`  ${SIGNS[fate]} ${source} · ${cause} → ${target}`, ...notes.map((note) => `      ${note}`)].join('\n'),
    ),
]

export const SIGNS: Readonly<Record<Fate, string>> = { kept: ' ', added: '+', removed: '−', changed: '~' }
