import { type NodeConfig, nodesIn, type TransitionConfig } from './config.ts'
import type { Edit } from './edit.ts'
import { describe } from './transition-operators.ts'

/** Faults of where things stand in a drawing: a transition on the state around, history where there was none. */
export const shapeEdits = (node: NodeConfig, nodes: readonly NodeConfig[]): readonly Edit[] => [
  ...lifted(node),
  ...remembering(node, nodes),
  ...historyEdits(node),
]

/** Each transition drawn on the parent instead, so that the states beside answer it too. */
const lifted = (node: NodeConfig): readonly Edit[] => {
  if (node.path.length === 0) return []
  const ofList = (kind: 'on' | 'after', name: string, list: readonly TransitionConfig[]): readonly Edit[] =>
    list.map((transition, index) => ({
      operator: 'lift transition',
      what: `${describe(kind === 'on' ? name : `after ${name}`, transition)}, drawn on the parent`,
      edit: (copy, root) => {
        const moved = copy[kind][name]?.splice(index, 1) ?? []
        const parent = nodesIn(root).find(({ states }) => Object.values(states).includes(copy))
        if (copy[kind][name]?.length === 0) delete copy[kind][name]
        if (parent !== undefined) parent[kind][name] = [...moved, ...(parent[kind][name] ?? [])]
      },
    }))
  return [
    ...Object.entries(node.on).flatMap(([name, list]) => ofList('on', name, list)),
    ...Object.entries(node.after).flatMap(([name, list]) => ofList('after', name, list)),
  ]
}

const REMEMBERED = 'remembered'

/** Each compound state entered where it was left last, by every transition that leads to it. */
const remembering = ({ id, type, states }: NodeConfig, nodes: readonly NodeConfig[]): readonly Edit[] => {
  const to = `#${id}`
  const isNested = Object.values(states).some((child) => Object.keys(child.states).length > 0)
  const isTarget = nodes.some((one) => targetsOf(one).some(({ target }) => target?.includes(to)))
  if ((type !== 'compound' && type !== 'parallel') || !isTarget) return []
  return (isNested ? (['shallow', 'deep'] as const) : (['shallow'] as const)).map((history) => ({
    operator: 'add history',
    what: `entered where it was left, ${history}`,
    edit: (copy, root) => {
      copy.states[REMEMBERED] = { ...blank(copy), history }
      for (const transition of nodesIn(root).flatMap(targetsOf)) {
        transition.target = transition.target?.map((target) => (target === to ? `${to}.${REMEMBERED}` : target))
      }
    },
  }))
}

const blank = ({ id, path }: NodeConfig): NodeConfig => ({
  ...{ id: `${id}.${REMEMBERED}`, key: REMEMBERED, path: [...path, REMEMBERED], type: 'history', history: 'shallow' },
  ...{ defaults: undefined, tags: [], output: undefined, initial: undefined, initialActions: [], states: {}, on: {} },
  ...{ after: {}, always: [], onDone: [], entry: [], exit: [], invoke: [] },
})

const targetsOf = ({ on, after, always, onDone, invoke }: NodeConfig): readonly TransitionConfig[] => [
  ...[...Object.values(on), ...Object.values(after)].flat(),
  ...always,
  ...onDone,
  ...invoke.flatMap((one) => [...one.onDone, ...one.onError]),
]

/** A history that is drawn, forgotten or of the other depth. */
const historyEdits = ({ id, type, history }: NodeConfig): readonly Edit[] => {
  if (type !== 'history') return []
  const other = history === 'deep' ? 'shallow' : 'deep'
  return [
    {
      operator: 'change history',
      what: `${other} for ${String(history)}`,
      edit: (copy) => {
        copy.history = other
      },
    },
    {
      operator: 'drop history',
      what: 'the state around is entered at its beginning',
      edit: (copy, root) => {
        const parent = nodesIn(root).find(({ states }) => Object.values(states).includes(copy))
        for (const transition of nodesIn(root).flatMap(targetsOf)) {
          transition.target = transition.target?.map((target) => (target === `#${id}` ? `#${parent?.id}` : target))
        }
      },
    },
  ]
}
