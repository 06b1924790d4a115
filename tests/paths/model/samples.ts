import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Chart, Sample } from './chart.types.ts'
import { timerOf } from './effects.ts'
import { nodesOf, pathText } from './transitions.ts'

export type Samples = {
  /** every sample of the chart by its label */
  readonly byLabel: ReadonlyMap<string, Sample>
  /** what can happen now: every own event, offered or not; outcomes of live children; timers of active states */
  readonly at: (snapshot: AnyMachineSnapshot) => readonly Sample[]
}

/** Everything that can happen to a chart, from its fixtures, the actors it invokes and its delays. */
export const samplesOf = (chart: Chart): Samples => {
  const all = distinct([...ownSamples(chart), ...outcomeSamples(chart), ...timerSamples(chart)])
  return {
    byLabel: new Map(all.map((sample) => [sample.label, sample])),
    at: (snapshot) => {
      const active = new Set(snapshot._nodes.map(({ id }) => id))
      return snapshot.status !== 'active'
        ? []
        : all.filter(({ source, of }) => {
            if (source === 'own') return true
            return source === 'after' ? active.has(of) : snapshot.children[of] !== undefined
          })
    },
  }
}

const ownSamples = ({ fixtures }: Chart): readonly Sample[] =>
  Object.entries(fixtures.events).flatMap(([type, events]) =>
    events.map((event) => ({ type, label: labelOf(type, event), source: 'own', of: type, event }) as const),
  )

const outcomeSamples = ({ machine, fixtures }: Chart): readonly Sample[] =>
  nodesOf(machine)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }): readonly Sample[] => {
      const outcomes = typeof src === 'string' ? fixtures.outcomes[src] : undefined
      if (outcomes === undefined) return []
      return [
        ...outcomes.done.map((output) => outcome('done', id, `xstate.done.actor.${id}`, { output })),
        ...outcomes.error.map((error) => outcome('error', id, `xstate.error.actor.${id}`, { error })),
      ]
    })

const outcome = (source: 'done' | 'error', id: string, type: string, fields: Record<string, unknown>): Sample => {
  const event: EventObject & Record<string, unknown> = { type, actorId: id, ...fields }
  const kind = `${source} ${id}`
  return { type: kind, label: source === 'done' ? labelOf(kind, fields['output']) : kind, source, of: id, event }
}

const timerSamples = ({ machine }: Chart): readonly Sample[] =>
  nodesOf(machine).flatMap((node) =>
    [...new Set(node.after.map(({ eventType }) => eventType))].map((type): Sample => {
      const label = `after ${timerOf(type)?.name ?? type} (${pathText(node.path)})`
      return { type: label, label, source: 'after', of: node.id, event: { type } }
    }),
  )

/** The type and the payload's plain values: `socket.closed 4500`. */
const labelOf = (kind: string, payload: unknown): string => [kind, ...plainValues(payload, kind)].join(' ')

const plainValues = (payload: unknown, kind: string): readonly string[] => {
  if (payload === undefined || payload === null) return []
  if (typeof payload !== 'object') return [String(payload)]
  return Object.entries(payload)
    .filter(([, value]) => typeof value !== 'object' && value !== kind)
    .map(([, value]) => String(value))
}

const distinct = (samples: readonly Sample[]): readonly Sample[] =>
  samples.map((sample) => {
    const namesakes = samples.filter(({ label }) => label === sample.label)
    return namesakes.length === 1 ? sample : { ...sample, label: `${sample.label} #${namesakes.indexOf(sample) + 1}` }
  })
