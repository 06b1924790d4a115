// Faults that the drawing does not show: the chart remembers something that it should not, and one transition does
// nothing because of it. What is remembered lies in the context under a symbol, which no observer reads.
import { and, assign } from 'xstate'
import { pathText } from '../model/transitions.ts'
import { listsOf, type NodeConfig, nodesIn, type TransitionConfig } from './config.ts'
import type { Edit } from './edit.ts'
import { describe } from './transition-operators.ts'

const MEMORY = Symbol('memory')

/** How often a transition that wears out still works. */
const USES = [1, 2, 3]

type Place = {
  readonly node: NodeConfig
  readonly name: string
  readonly list: TransitionConfig[]
  readonly transition: TransitionConfig
}

/** Edits of a whole drawing by which a transition does nothing right after another one, or works a few times only. */
export const memoryEdits = (root: NodeConfig): readonly Edit[] => {
  const places = placesOf(root)
  const nodes = nodesIn(root)
  return places.flatMap((place, at) =>
    place.name === 'always' || isSilent(place)
      ? []
      : [
          ...USES.map((times) => ({
            operator: 'wear out',
            what: `${nameOf(place)} works ${times === 1 ? 'once' : `${times} times`} only`,
            edit: (copy: NodeConfig) => wearOut(placesOf(copy)[at], times),
          })),
          ...places.flatMap((before, earlier) =>
            isSilent(before) || !mayFollow(nodes, before, place.node)
              ? []
              : [
                  {
                    operator: 'ignore after',
                    what: `${nameOf(place)} does nothing right after ${nameOf(before)}`,
                    edit: (copy: NodeConfig) => ignoreAfter(placesOf(copy), at, earlier),
                  },
                ],
          ),
        ],
  )
}

const placesOf = (root: NodeConfig): readonly Place[] =>
  nodesIn(root).flatMap((node) =>
    listsOf(node).flatMap(({ name, list }) => list.map((transition) => ({ node, name, list, transition }))),
  )

const nameOf = ({ node, name, transition }: Place): string => `${pathText(node.path)} · ${describe(name, transition)}`

/** Whether a transition only keeps an event from the states around. */
const isSilent = ({ transition: { target, actions, reenter } }: Place): boolean =>
  target === undefined && actions.length === 0 && !reenter

/**
 * Whether the drawing lets this node answer what comes right after that transition. Regions side by side do not count:
 * what one does says nothing of the other.
 */
const mayFollow = (
  nodes: readonly NodeConfig[],
  { node, transition: { target } }: Place,
  next: NodeConfig,
): boolean => {
  if (target === undefined) return isWithin(next.path, node.path) || isWithin(node.path, next.path)
  return nodes
    .filter(({ id }) => target.includes(`#${id}`))
    .some((to) => isWithin(to.path, next.path) || enteredWith(to).includes(next))
}

/** The nodes below this one that are entered with it at their beginning; any of them where a history decides. */
const enteredWith = (node: NodeConfig): readonly NodeConfig[] => {
  const children = Object.values(node.states)
  const hasHistory = children.some(({ type }) => type === 'history')
  return children
    .filter(({ key }) => node.initial === undefined || hasHistory || key === node.initial)
    .flatMap((child) => [child, ...enteredWith(child)])
}

const isWithin = (path: readonly string[], above: readonly string[]): boolean =>
  above.every((key, index) => path[index] === key)

const wearOut = (place: Place | undefined, times: number): void => {
  if (place === undefined) return
  const { list, transition } = place
  refuseWhile(list, transition, (remembered) => Number(remembered ?? 0) >= times)
  transition.actions.unshift(remember((remembered) => Math.min(times, Number(remembered ?? 0) + 1)))
}

const ignoreAfter = (places: readonly Place[], at: number, earlier: number): void => {
  for (const [index, { transition }] of places.entries()) transition.actions.unshift(remember(() => index === earlier))
  const place = places[at]
  if (place !== undefined) refuseWhile(place.list, place.transition, (remembered) => remembered === true)
}

const remember = (next: (remembered: unknown) => unknown): unknown =>
  assign(({ context }) => ({ [MEMORY]: next(Reflect.get(context, MEMORY)) }))

/** Puts a transition that does nothing before this one, taken instead of it while this is remembered. */
const refuseWhile = (
  list: TransitionConfig[],
  { guard, ...one }: TransitionConfig,
  is: (remembered: unknown) => boolean,
): void => {
  const isRemembered = ({ context }: { context: object }): boolean => is(Reflect.get(context, MEMORY))
  const at = list.findIndex(({ actions }) => actions === one.actions)
  const refused = guard === undefined ? isRemembered : and([guard as Parameters<typeof and>[0][number], isRemembered])
  list.splice(at, 0, { target: undefined, guard: refused, actions: [], reenter: false })
}
