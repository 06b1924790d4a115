import type { InvokeConfig, NodeConfig } from './config.ts'
import type { Edit, Names } from './edit.ts'
import { actionName } from './transition-operators.ts'

/** Faults of a node itself: its initial state, its entry and exit actions, its actors. */
export const nodeEdits = (node: NodeConfig, names: Names): readonly Edit[] => [
  ...initialEdits(node),
  ...addedTransitions(node, names),
  ...entryExitEdits(node),
  ...renamedTimers(node, names),
  ...inlineDelays(node),
  ...node.invoke.flatMap((invoke, index) => invokeEdits(invoke, index, names)),
]

const initialEdits = (node: NodeConfig): readonly Edit[] =>
  Object.keys(node.states)
    .filter((key) => node.initial !== undefined && key !== node.initial)
    .map((key) => ({
      operator: 'swap initial',
      what: `begins in ${key}`,
      edit: (copy) => {
        copy.initial = key
      },
    }))

/**
 * Edits by which an event that a leaf ignores leads to the leaf drawn after it, or does an action and nothing else.
 */
const addedTransitions = (node: NodeConfig, { events, nodes, actions }: Names): readonly Edit[] => {
  const leaves = nodes.filter(({ states }) => Object.keys(states).length === 0)
  const next = leaves[(leaves.findIndex(({ id }) => id === node.id) + 1) % leaves.length]
  if (Object.keys(node.states).length > 0 || next === undefined || node.always.length > 0) return []
  const unanswered = events.filter((type) => node.on[type] === undefined)
  return [
    ...unanswered.map((type) => ({
      operator: 'add transition',
      what: `${type} → #${next.id}`,
      edit: (copy: NodeConfig) => {
        copy.on[type] = [{ target: [`#${next.id}`], guard: undefined, actions: [], reenter: false }]
      },
    })),
    ...unanswered.flatMap((type, index) => {
      const action = actions[index % actions.length]
      return action === undefined
        ? []
        : [
            {
              operator: 'add silent action',
              what: `${type} does ${action.name}`,
              edit: (copy: NodeConfig) => {
                copy.on[type] = [{ target: undefined, guard: undefined, actions: [action.value], reenter: false }]
              },
            },
          ]
    }),
  ]
}

const entryExitEdits = (node: NodeConfig): readonly Edit[] => [
  ...node.entry.map((action, index) => ({
    operator: 'drop entry',
    what: `without ${actionName(action)}`,
    edit: (copy: NodeConfig) => copy.entry.splice(index, 1),
  })),
  ...node.exit.map((action, index) => ({
    operator: 'drop exit',
    what: `without ${actionName(action)}`,
    edit: (copy: NodeConfig) => copy.exit.splice(index, 1),
  })),
  ...(node.entry.length + node.exit.length === 0
    ? []
    : [
        {
          operator: 'swap entry and exit',
          what: '',
          edit: (copy: NodeConfig) => {
            const { entry, exit } = copy
            copy.entry = exit
            copy.exit = entry
          },
        },
      ]),
]

/** Delays that stand in the drawing itself, 1 ms too short and 1 ms too long. */
const inlineDelays = (node: NodeConfig): readonly Edit[] =>
  Object.entries(node.after)
    .filter(([name]) => Number.isFinite(Number(name)))
    .flatMap(([name, list]) =>
      [-1, 1].map((byMs) => ({
        operator: 'change delay',
        what: `after ${Number(name) + byMs} for ${name} ms`,
        edit: (copy) => {
          delete copy.after[name]
          copy.after[String(Number(name) + byMs)] = list
        },
      })),
    )

const renamedTimers = (node: NodeConfig, { delays }: Names): readonly Edit[] =>
  Object.entries(node.after).flatMap(([name, list]) =>
    delays
      .filter((other) => other !== name && node.after[other] === undefined)
      .map((other) => ({
        operator: 'replace delay',
        what: `after ${other} for ${name}`,
        edit: (copy) => {
          delete copy.after[name]
          copy.after[other] = list
        },
      })),
  )

const invokeEdits = ({ id, src, input, onDone, onError }: InvokeConfig, index: number, names: Names) => {
  const change = (operator: string, what: string, edit: (invoke: InvokeConfig) => void): Edit => ({
    operator,
    what: `invoke ${id}${what}`,
    edit: (copy) => {
      const one = copy.invoke[index]
      if (one !== undefined) edit(one)
    },
  })
  const drop: Edit = { operator: 'drop invoke', what: `invoke ${id}`, edit: (copy) => copy.invoke.splice(index, 1) }
  return [
    drop,
    ...names.actors
      .filter((name) => name !== src)
      .map((name) =>
        change('replace actor', ` of ${name}`, (one) => {
          one.src = name
        }),
      ),
    ...(input === undefined
      ? []
      : [
          change('drop input', ' without input', (one) => {
            one.input = undefined
          }),
        ]),
    ...(onDone.length + onError.length === 0
      ? []
      : [
          change('swap done and error', '', (one) => {
            one.onDone = onError
            one.onError = onDone
          }),
        ]),
  ]
}
