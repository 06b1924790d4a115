import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { Outcome, PlainContext } from './chart.types.ts'
import { dataText } from './data-text.ts'

/** What an observer of a chart sees at rest. All of it is text, so that two observations are simply compared. */
export type Observation = {
  /** control state: `panel.closed.seen + list.current`; a status other than active comes first */
  readonly state: string
  /** JSON of the context without functions */
  readonly context: string
  readonly tags: readonly string[]
  /** ids of the live children, sorted */
  readonly children: readonly string[]
}

export const observationOf = (snapshot: AnyMachineSnapshot): Observation => ({
  state: stateOf(snapshot),
  context: contextText(snapshot),
  tags: [...snapshot.tags].map(String).sort(),
  children: childrenOf(snapshot),
})

/**
 * A text that is equal for two snapshots when they do the same next: value, status, context, history, live children.
 */
export const keyOf = (snapshot: AnyMachineSnapshot, context: string = contextText(snapshot)): string =>
  [stateOf(snapshot), context, historyOf(snapshot), childrenOf(snapshot).join(), ...hiddenOf(snapshot)].join(' | ')

/** What a context holds under symbols: no observer sees it, but what happens next may depend on it. */
const hiddenOf = ({ context }: AnyMachineSnapshot): readonly string[] =>
  Object.getOwnPropertySymbols(context).map((symbol) => String(Reflect.get(context, symbol)))

/** The same of an outcome; crashes with one message are one state. */
export const outcomeKey = ({ snapshot, crash }: Outcome, context?: string): string =>
  crash === null ? keyOf(snapshot, context) : `${CRASHED}${crash}`

/** How the key of an outcome begins that threw. */
export const CRASHED = 'crashed: '

/** Texts of contexts: xstate keeps the same object while a context does not change. */
const texts = new WeakMap<object, string>()
const contextText = ({ context }: AnyMachineSnapshot): string => {
  const text = texts.get(context) ?? dataText(context)
  texts.set(context, text)
  return text
}

export const plainContext = (snapshot: AnyMachineSnapshot): PlainContext => {
  const { context } = snapshot
  return Object.fromEntries(Object.entries(context).filter(([, value]) => typeof value !== 'function'))
}

export const stateOf = ({ value, status }: { readonly value: StateValue; readonly status: string }): string =>
  status === 'active' ? pathOf(value) : `${status}! ${pathOf(value)}`

/** `{ panel: { closed: 'seen' }, list: 'current' }` as `panel.closed.seen + list.current`. */
export const pathOf = (value: StateValue): string => {
  if (typeof value === 'string') return value
  const parts = Object.entries(value).map(([key, child]) => {
    const below = child === undefined ? '' : pathOf(child)
    if (below === '') return key
    return below.includes(' + ') ? `${key}.(${below})` : `${key}.${below}`
  })
  return parts.join(' + ')
}

/** Every leaf of a control state, by its whole path: `done! a.(b + c)` is in `a.b` and `a.c`. */
export const leavesOfState = (state: string): readonly string[] => leavesBelow(state.replace(/^\w+! /, ''))

const leavesBelow = (text: string): readonly string[] =>
  partsOf(text).flatMap((part) => {
    const [, above, below] = /^([^(]*)\((.*)\)$/.exec(part) ?? []
    return below === undefined ? [part] : leavesBelow(below).map((leaf) => `${above}${leaf}`)
  })

/** The regions joined by ` + `, those inside parentheses left together. */
const partsOf = (text: string): readonly string[] => {
  const parts: string[] = []
  let open = 0
  for (const piece of text.split(' + ')) {
    if (open === 0) parts.push(piece)
    else parts.push(`${parts.pop()} + ${piece}`)
    open += piece.split('(').length - piece.split(')').length
  }
  return parts
}

const childrenOf = ({ children }: AnyMachineSnapshot): readonly string[] =>
  Object.keys(children)
    .filter((id) => children[id] !== undefined)
    .sort()

const historyOf = ({ historyValue }: AnyMachineSnapshot): string =>
  Object.entries(historyValue)
    .map(([id, nodes]) => `${id}=${nodes.map((node) => node.id).join()}`)
    .join(';')
