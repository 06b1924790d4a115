import type { AnyStateMachine } from 'xstate'

type Delays = AnyStateMachine['implementations']['delays']
type Delay = Delays[string]
export type DelayEdit = { readonly operator: string; readonly what: string; readonly delays: Delays }

/** Edits that make each delay of a chart 1 ms too short and 1 ms too long. */
export const delayEdits = ({ implementations: { delays } }: AnyStateMachine): readonly DelayEdit[] =>
  Object.entries(delays).flatMap(([name, delay]) =>
    [-1, 1].map((byMs) => ({
      operator: 'change delay',
      what: `${name} ${byMs > 0 ? 'longer' : 'shorter'} by 1 ms`,
      delays: { [name]: shifted(delay, byMs) },
    })),
  )

const shifted = (delay: Delay, byMs: number): Delay =>
  typeof delay === 'number' ? delay + byMs : (...args: Parameters<Exclude<Delay, number>>) => delay(...args) + byMs
