// Contexts that grow without end (counters, lists, typed text) would make an exploration endless: what grows is followed
// a few steps from where it began, and beyond that counts as one.
import type { AnyMachineSnapshot } from 'xstate'
import type { Chart, PlainContext } from '../model/chart.types.ts'
import { outcomeKey, plainContext } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'

export type Folding = Pick<Chart, 'fold' | 'within'> & {
  /** fields of the context that grow without end */
  readonly unbounded: readonly string[]
  /** how far they are followed */
  readonly bound: number
}

/** Visits after which a chart counts as endless, and visits at most of one whose growth is bounded. */
const LOOK = 1_500
const ENOUGH = 1_200
const BOUNDS = [4, 3, 2, 1]

/** How contexts of this chart are told apart, from looking at what it does. */
export const foldingOf = (chart: Omit<Chart, 'fold' | 'within'>): Folding => {
  const unbounded: string[] = []
  let first: PlainContext = {}
  const within = (bound: number) => (context: PlainContext) =>
    unbounded.every((field) => excess(context[field], first[field]) <= bound)
  // What grows fastest hides the others until it is held back.
  for (;;) {
    const contexts = contextsOf(chart, LOOK, within(1))
    first = contexts[0] ?? {}
    const more = contexts.length < LOOK ? [] : growing(contexts).filter((field) => !unbounded.includes(field))
    if (more.length === 0) break
    unbounded.push(...more)
  }
  if (unbounded.length === 0) return { fold: (context) => context, within: () => true, unbounded, bound: 0 }
  const bound = BOUNDS.find((one) => contextsOf(chart, ENOUGH, within(one)).length < ENOUGH) ?? 1
  const fold = (context: PlainContext): unknown => ({
    ...context,
    ...Object.fromEntries(
      unbounded.map((field) => [field, excess(context[field], first[field]) <= bound ? context[field] : MORE]),
    ),
  })
  return { fold, within: within(bound), unbounded, bound }
}

const MORE = 'more'

/** What is said of a chart whose context is bounded so. */
export const sayFolding = (name: string, { unbounded, bound }: Folding): string =>
  `${name}: ${unbounded.map((field) => `context.${field}`).join(' and ')} ${unbounded.length === 1 ? 'grows' : 'grow'} without end: ` +
  `followed ${bound} from where the chart starts, more counts as one. Where that hides what a guard asks, say ` +
  `\`fold\` and \`within\` of ${name} in paths.config.ts.`

/** Contexts of the states a chart can be in, breadth first, until there are `most`. */
const contextsOf = (
  chart: Omit<Chart, 'fold' | 'within'>,
  most: number,
  goesOn: (context: PlainContext) => boolean,
): readonly PlainContext[] => {
  const simulator = createSimulator(chart.machine)
  const samples = samplesOf({ ...chart, fold: (context) => context, within: () => true })
  const seen = new Set<string>()
  const found: AnyMachineSnapshot[] = []
  const meet = (outcome: ReturnType<typeof simulator.start>): void => {
    const key = outcomeKey(outcome)
    if (outcome.crash !== null || seen.has(key) || found.length >= most) return
    seen.add(key)
    found.push(outcome.snapshot)
  }
  for (const input of chart.fixtures.inputs) meet(simulator.start(input))
  for (const snapshot of found) {
    if (!goesOn(plainContext(snapshot))) continue
    for (const { event } of samples.at(snapshot)) meet(simulator.step(snapshot, event))
  }
  return found.map(plainContext)
}

/** Fields that still get values never seen before in the second half of what was met. */
const growing = (contexts: readonly PlainContext[]): readonly string[] => {
  const [early, late] = [contexts.slice(0, contexts.length / 2), contexts.slice(contexts.length / 2)]
  const fields = Object.keys(contexts[0] ?? {})
  const valuesOf = (some: readonly PlainContext[], field: string) =>
    new Set(some.map((context) => JSON.stringify(context[field])))
  return fields.filter((field) => {
    const known = valuesOf(early, field)
    return [...valuesOf(late, field)].filter((value) => !known.has(value)).length >= NEWS
  })
}

const NEWS = 3

/** How far a value has grown from another: of numbers the distance, of texts and lists the length, of objects the most of their fields. */
const excess = (value: unknown, from: unknown): number => {
  if (typeof value === 'number') return Math.abs(value - (typeof from === 'number' ? from : 0))
  if (typeof value === 'string') return Math.max(0, value.length - (typeof from === 'string' ? from.length : 0))
  if (Array.isArray(value)) {
    return Math.max(0, value.length - (Array.isArray(from) ? from.length : 0), ...value.map((item) => growthIn(item)))
  }
  return growthIn(value, from)
}

const growthIn = (value: unknown, from: unknown = undefined): number => {
  if (typeof value !== 'object' || value === null) return 0
  const before = typeof from === 'object' && from !== null ? new Map(Object.entries(from)) : new Map<string, unknown>()
  const fields = Object.entries(value)
  const more = from === undefined ? 0 : Math.max(0, fields.length - before.size)
  return Math.max(more, ...fields.map(([name, one]) => (before.has(name) ? excess(one, before.get(name)) : 0)), 0)
}
