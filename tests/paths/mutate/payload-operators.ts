import type { AnyFixtures } from '@vigie/machines/testing'
import { listsOf, type NodeConfig } from './config.ts'
import type { Edit } from './edit.ts'

/** Faults by which a node ignores one payload of an event that it answers, or answers one payload only. */
export const payloadEdits = (node: NodeConfig, fixtures: AnyFixtures): readonly Edit[] =>
  listsOf(node).flatMap(({ name, list }, at) => {
    const payloads = list.length === 0 ? [] : payloadsOf(node, name, fixtures)
    const answer = (operator: string, what: string, isIgnored: (payload: string) => boolean): Edit => ({
      operator,
      what: `${name}: ${what}`,
      edit: (copy) => {
        const guard = ({ event }: { event: object }): boolean => isIgnored(textOf(event))
        listsOf(copy)[at]?.list.unshift({ target: undefined, guard, actions: [], reenter: false })
      },
    })
    if (payloads.length < 2) return []
    return payloads.flatMap((payload) => [
      answer('ignore payload', `not ${payload}`, (found) => found === payload),
      ...(payloads.length > 2 ? [answer('prefer payload', `only ${payload}`, (found) => found !== payload)] : []),
    ])
  })

/** The payloads that the fixtures have for what a list of transitions answers. */
const payloadsOf = ({ invoke }: NodeConfig, name: string, { events, outcomes }: AnyFixtures): readonly string[] => {
  const actor = invoke.find(({ id }) => name === `done ${id}`)
  const samples =
    actor === undefined ? (events[name] ?? []) : (outcomes[actor.src]?.done ?? []).map((output) => ({ output }))
  return [...new Set(samples.map(textOf))]
}

/** An event without what xstate adds to it. */
const textOf = (event: object): string => {
  const { type: _, actorId: __, ...payload } = { type: '', actorId: '', ...event }
  return JSON.stringify(payload)
}
