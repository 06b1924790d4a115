import { and, not } from 'xstate'
import { guardName, pathText } from '../model/transitions.ts'
import { listsOf, type NodeConfig, type TransitionConfig } from './config.ts'
import type { Edit, Names } from './edit.ts'

/** Faults of the transitions of a node, and of their order. */
export const transitionEdits = (node: NodeConfig, names: Names): readonly Edit[] =>
  listsOf(node).flatMap(({ name, list }, at) =>
    list.flatMap((transition, index) => {
      const what = describe(name, transition)
      const change = (
        operator: string,
        how: string,
        edit: (list: TransitionConfig[], one: TransitionConfig) => void,
      ) => ({
        operator,
        what: `${what}${how === '' ? '' : `, ${how}`}`,
        edit: (copy: NodeConfig) => {
          const copied = listsOf(copy)[at]?.list
          const one = copied?.[index]
          if (copied !== undefined && one !== undefined) edit(copied, one)
        },
      })
      return [
        change('drop transition', '', (copied) => copied.splice(index, 1)),
        ...targetEdits(transition, names, change),
        ...guardEdits(transition, names, change),
        ...actionEdits(transition, names, change),
        ...addedActions(transition, at + index, names, change),
        ...(staysInside(node, transition) ? [reenterEdit(transition, change)] : []),
        ...(index + 1 < list.length
          ? [change('swap transitions', 'after the next one', (copied) => swap(copied, index))]
          : []),
      ]
    }),
  )

/** Whether a transition stays inside its node: only there does `reenter` make a difference. */
const staysInside = ({ id }: NodeConfig, { target }: TransitionConfig): boolean =>
  target === undefined || target.some((to) => to === `#${id}` || to.startsWith(`#${id}.`))

const reenterEdit = ({ reenter }: TransitionConfig, change: Change): Edit =>
  change('toggle reenter', reenter ? 'without entering again' : 'entering again', (_, one) => {
    one.reenter = !one.reenter
  })

type Change = (operator: string, how: string, edit: (list: TransitionConfig[], one: TransitionConfig) => void) => Edit

const targetEdits = ({ target }: TransitionConfig, { nodes }: Names, change: Change): readonly Edit[] => {
  const now = target?.join()
  const others = nodes.filter(({ id, path }) => path.length > 0 && `#${id}` !== now)
  return [
    ...others.map(({ id, path }) =>
      change('retarget', `to ${pathText(path)}`, (_, one) => {
        one.target = [`#${id}`]
      }),
    ),
    ...(target === undefined
      ? []
      : [
          change('drop target', 'to nowhere', (_, one) => {
            one.target = undefined
          }),
        ]),
  ]
}

const guardEdits = ({ guard }: TransitionConfig, { guards }: Names, change: Change): readonly Edit[] => {
  const set = (operator: string, how: string, to: unknown) =>
    change(operator, how, (_, one) => {
      one.guard = to
    })
  const now = guard === undefined ? null : drawnName(guard)
  const others = guards.filter(({ name }) => name !== now)
  if (guard === undefined) {
    return others.flatMap(({ name, value }) => [
      set('add guard', `if ${name}`, value),
      set('add guard', `unless ${name}`, negated(value)),
    ])
  }
  return [
    set('drop guard', 'always', undefined),
    set('flip guard', `unless ${now}`, negated(guard)),
    ...others.flatMap(({ name, value }) => [
      set('replace guard', `if ${name}`, value),
      set('narrow guard', `and if ${name}`, both(guard, value)),
      set('narrow guard', `and unless ${name}`, both(guard, negated(value))),
    ]),
  ]
}

/** Both guards. Sound although untyped: xstate has accepted each of them in the chart. */
const both = (...guards: readonly unknown[]): unknown => and(guards as Parameters<typeof and>[0])

/** The guard negated. Sound although untyped: xstate has accepted this very guard in the chart. */
const negated = (guard: unknown): unknown => not(guard as Parameters<typeof not>[0])

const actionEdits = ({ actions }: TransitionConfig, names: Names, change: Change): readonly Edit[] =>
  actions.flatMap((action, index) => [
    change('drop action', `without ${actionName(action)}`, (_, one) => one.actions.splice(index, 1)),
    ...names.actions
      .filter(({ name }) => name !== drawnName(action))
      .map(({ name, value }) =>
        change('replace action', `${name} for ${drawnName(action)}`, (_, one) => {
          one.actions[index] = value
        }),
      ),
    ...(index + 1 < actions.length
      ? [change('swap actions', `${actionName(action)} after the next`, (_, one) => swap(one.actions, index))]
      : []),
  ])

/** How many of a chart's actions are added to one transition; which ones goes round from transition to transition. */
const ADDED = 3

const addedActions = ({ actions }: TransitionConfig, turn: number, names: Names, change: Change): readonly Edit[] => {
  const there = new Set(actions.map(drawnName))
  const others = names.actions.filter(({ name }) => !there.has(name))
  return Array.from({ length: Math.min(ADDED, others.length) }, (_, step) => others[(turn + step) % others.length])
    .filter((one) => one !== undefined)
    .map(({ name, value }) => change('add action', `${name} too`, (_, one) => one.actions.push(value)))
}

/** How a guard or an action is called: its name, and its parameters where they are fixed. */
export const drawnName = (drawn: unknown): string => {
  const params = typeof drawn === 'object' && drawn !== null ? Reflect.get(drawn, 'params') : undefined
  const name = guardName(drawn) ?? 'action'
  return params === undefined || typeof params === 'function' ? name : `${name} ${JSON.stringify(params)}`
}

export const actionName = (action: unknown): string => guardName(action) ?? 'action'

const swap = <Item>(list: Item[], index: number): void => {
  const moved = list.splice(index, 1)
  list.splice(index + 1, 0, ...moved)
}

export const describe = (name: string, { target, guard }: TransitionConfig): string =>
  `${name}${guard === undefined ? '' : ` [${guardName(guard)}]`} → ${target?.join(' + ') ?? '(stays)'}`
