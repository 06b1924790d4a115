// A large chart is told apart by the fields of its context that decide what it does; and what grows without end (counters,
// lists, typed text) would make an exploration endless: it is followed a few steps from where it began, and beyond that
// counts as one.
import type { AnyMachineSnapshot } from 'xstate'
import type { Chart, PlainContext } from '../model/chart.types.ts'
import { copier } from '../model/copies.ts'
import { dataText } from '../model/data-text.ts'
import { outcomeKey, plainContext } from '../model/observation.ts'
import { samplesOf } from '../model/samples.ts'
import { createSimulator } from '../model/simulator.ts'
import { watched } from './decisive.ts'

export type Folding = Pick<Chart, 'fold' | 'within'> & {
  /** fields of the context that grow without end, of those that decide */
  readonly unbounded: readonly string[]
  /** how far they are followed */
  readonly bound: number
  /** fields by which states are told apart, and those that are left out; both empty where the chart is small */
  readonly deciding: readonly string[]
  readonly idle: readonly string[]
  /** whether the chart changes objects of its context or of events in place */
  readonly inPlace: boolean
}

/** Visits after which a chart counts as large, and visits at most of one whose growth is bounded. */
const LOOK = 1_500
const ENOUGH = 1_200
const BOUNDS = [4, 3, 2, 1]

type Unfolded = Omit<Chart, 'fold' | 'within'>

/** How contexts of this chart are told apart, from looking at what it does. */
export const foldingOf = (chart: Unfolded): Folding => {
  const { machine, decisive } = watched(chart.machine)
  const look = { ...chart, machine }
  let inPlace = false
  const changes = () => {
    inPlace = true
  }
  const [first = {}, ...others] = contextsOf(look, LOOK, { goesOn: () => true, fold: (context) => context, changes })
  if (others.length + 1 < LOOK)
    return { fold: (context) => context, within: () => true, unbounded: [], bound: 0, deciding: [], idle: [], inPlace }
  const unbounded: string[] = []
  const decides = (context: PlainContext): PlainContext =>
    Object.fromEntries(Object.entries(context).filter(([field]) => decisive().has(field)))
  const within = (bound: number) => (context: PlainContext) =>
    unbounded.every((field) => excess(context[field], first[field]) <= bound)
  // What grows fastest hides the others until it is held back, and what is seen later may decide, too.
  for (;;) {
    const known = decisive().size
    const contexts = contextsOf(look, LOOK, { goesOn: within(1), fold: decides })
    const more = contexts.length < LOOK ? [] : growing(contexts).filter((field) => !unbounded.includes(field))
    if (more.length === 0 && decisive().size === known) break
    unbounded.push(...more)
  }
  const fields = new Set(decisive())
  const fold =
    (bound: number) =>
    (context: PlainContext): PlainContext =>
      Object.fromEntries(
        Object.entries(context)
          .filter(([field]) => fields.has(field))
          .map(([field, value]) => {
            const isMore = unbounded.includes(field) && excess(value, first[field]) > bound
            return [field, isMore ? MORE : value]
          }),
      )
  const isFew = (bound: number) =>
    contextsOf(chart, ENOUGH, { goesOn: within(bound), fold: fold(bound) }).length < ENOUGH
  const bound = unbounded.length === 0 ? 0 : (BOUNDS.find(isFew) ?? 1)
  const deciding = Object.keys(first).filter((field) => fields.has(field))
  const idle = Object.keys(first).filter((field) => !fields.has(field))
  return { fold: fold(bound), within: within(bound), unbounded, bound, deciding, idle, inPlace }
}

const MORE = 'more'

/** What is said of a chart whose context is folded so; null: it is not. */
export const sayFolding = (name: string, { unbounded, bound, deciding, idle }: Folding): string | null => {
  const growth = `${listed(unbounded)} ${unbounded.length === 1 ? 'grows' : 'grow'} without end: followed ${bound} from where the chart starts, more counts as one.`
  const rest = idle.length > FEW ? `the other ${idle.length} fields` : listed(idle)
  const said = [
    ...(idle.length > 0 ? [`paths tell states apart by ${listed(deciding)} only: no guard asks about ${rest}.`] : []),
    ...(unbounded.length > 0 ? [growth] : []),
  ]
  if (said.length === 0) return null
  return `${name}: ${said.join(' ')} Where that hides what a guard asks, say \`fold\` and \`within\` of ${name} in paths.config.ts.`
}

const FEW = 6

const listed = (fields: readonly string[]): string =>
  fields.length === 0 ? 'where the chart is' : fields.map((field) => `context.${field}`).join(' and ')

type Lens = {
  readonly goesOn: (context: PlainContext) => boolean
  readonly fold: (context: PlainContext) => unknown
  /** told when a step changes in place what it is given */
  readonly changes?: () => void
}

/** Contexts of the states a chart can be in, breadth first, until there are `most`. */
const contextsOf = (chart: Unfolded, most: number, { goesOn, fold, changes }: Lens): readonly PlainContext[] => {
  const simulator = createSimulator(chart.machine)
  const samples = samplesOf({ ...chart, fold: (context) => context, within: () => true })
  const seen = new Set<string>()
  const found: AnyMachineSnapshot[] = []
  const meet = (outcome: ReturnType<typeof simulator.start>): void => {
    const key = outcomeKey(outcome, dataText(fold(plainContext(outcome.snapshot))))
    if (outcome.crash !== null || seen.has(key) || found.length >= most) return
    seen.add(key)
    found.push(outcome.snapshot)
  }
  for (const input of chart.fixtures.inputs) meet(simulator.start(input))
  for (const snapshot of found) {
    if (!goesOn(plainContext(snapshot))) continue
    for (const { event } of samples.at(snapshot)) {
      const copy = copier()
      const given = [copy(snapshot.context), copy(event)] as const
      const before = dataText(given)
      meet(simulator.step({ ...snapshot, context: given[0] }, given[1]))
      if (changes !== undefined && dataText(given) !== before) changes()
    }
  }
  return found.map(plainContext)
}

/** Fields that still get values never seen before in the second half of what was met. */
const growing = (contexts: readonly PlainContext[]): readonly string[] => {
  const [early, late] = [contexts.slice(0, contexts.length / 2), contexts.slice(contexts.length / 2)]
  const fields = Object.keys(contexts[0] ?? {})
  const valuesOf = (some: readonly PlainContext[], field: string) =>
    new Set(some.map((context) => dataText(context[field])))
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
  if (value instanceof Map || value instanceof Set)
    return excess([...value], from instanceof Object ? [...iterated(from)] : [])
  if (Array.isArray(value)) {
    return Math.max(0, value.length - (Array.isArray(from) ? from.length : 0), ...value.map((item) => growthIn(item)))
  }
  return growthIn(value, from)
}

const iterated = (value: object): Iterable<unknown> => (value instanceof Map || value instanceof Set ? value : [])

const growthIn = (value: unknown, from: unknown = undefined): number => {
  if (typeof value !== 'object' || value === null) return 0
  const before = typeof from === 'object' && from !== null ? new Map(Object.entries(from)) : new Map<string, unknown>()
  const fields = Object.entries(value)
  const more = from === undefined ? 0 : Math.max(0, fields.length - before.size)
  return Math.max(more, ...fields.map(([name, one]) => (before.has(name) ? excess(one, before.get(name)) : 0)), 0)
}
