import { z } from 'zod'
import { call } from '../call.ts'

/** Why a question is not answered. */
export const refusal = z.enum([
  'action',
  'future',
  'no-such-date',
  'other-site',
  'domain',
  'unknown-device',
  'hours',
  'unsupported',
  'help',
  'who',
])
/** Why a question is not answered. */
export type Refusal = z.infer<typeof refusal>

/** One way to read a question that has several. */
export const choice = z.strictObject({ label: z.string().max(160), call })
/** One way to read a question that has several. */
export type Choice = z.infer<typeof choice>

/** What goes on from one question to the next: the call answered last, or the question that was asked back. */
export const context = z.strictObject({
  call: call.nullable(),
  pending: z.string().max(500).nullable(),
})
/** What goes on from one question to the next. */
export type Context = z.infer<typeof context>

/**
 * What a question comes to. `assumed`: the period was not said; `wholeDay`: it was a part of a day, and the day is told.
 */
export type Understood =
  | {
      readonly kind: 'call'
      readonly call: z.infer<typeof call>
      readonly assumed: boolean
      readonly wholeDay?: boolean
    }
  | { readonly kind: 'ask'; readonly about: 'device' | 'quantity'; readonly choices: readonly Choice[] }
  | { readonly kind: 'refuse'; readonly why: Refusal; readonly word?: string }
