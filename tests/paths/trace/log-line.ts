// In: one line of a recorded session, JSON, as the recorder in the page writes it. Out: a step as traces hold it.
import type { StateValue } from 'xstate'
import { z } from 'zod'
import type { TraceStep } from '../freeze/trace.ts'
import { effectOf } from '../model/effects.ts'
import { stateOf } from '../model/observation.ts'
import { transitionId } from '../model/transitions.ts'

const path = z.array(z.string())
const stateValue: z.ZodType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]))

export const logLine = z.object({
  /** epoch ms by the page's clock; of a step that set a timer, the moment when it did */
  at: z.number(),
  /** id of the root actor: the chart's name */
  machine: z.string(),
  /** id of one run of that actor, from its start to its stop */
  session: z.string(),
  event: z.looseObject({ type: z.string() }),
  snapshot: z.object({
    value: stateValue,
    status: z.string(),
    context: z.record(z.string(), z.unknown()),
    tags: z.array(z.string()),
    children: z.array(z.string()),
  }),
  transitions: z.array(
    z.object({
      source: z.object({ path }),
      target: z.array(z.object({ path })).optional(),
      eventType: z.string(),
      guard: z.unknown().optional(),
    }),
  ),
  actions: z.array(z.object({ type: z.string(), params: z.unknown().optional() })),
})
export type LogLine = z.infer<typeof logLine>

/** The step of a trace that this line records. */
export const stepOfLine = ({ event, snapshot, transitions, actions }: LogLine): TraceStep => ({
  label: event.type,
  state: stateOf(snapshot),
  context: JSON.stringify(snapshot.context),
  tags: [...snapshot.tags].sort(),
  children: [...snapshot.children].sort(),
  transitions: transitions.map(transitionId),
  effects: actions.map(effectOf).filter((effect) => effect !== null),
})
