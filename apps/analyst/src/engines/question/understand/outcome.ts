import type { FigureId } from '@vigie/contracts/entities'
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
  'second',
  'unsupported',
  'help',
  'who',
])
/** Why a question is not answered. */
export type Refusal = z.infer<typeof refusal>

/** What is not recorded on any site, where things are done in the product, or what was said instead of a question. */
export type Topic =
  | 'subscribed-power'
  | 'reactive'
  | 'water-price'
  | 'temperature'
  | 'rain'
  | 'weather'
  | 'wind'
  | 'evapotranspiration'
  | 'humidity'
  | 'water-quality'
  | 'fertiliser'
  | 'valves'
  | 'battery'
  | 'crop'
  | 'fuel'
  | 'plate'
  | 'export'
  | 'print'
  | 'send'
  | 'reach'
  | 'password'
  | 'users'
  | 'connected'
  | 'thresholds'
  | 'goals'
  | 'acknowledge'
  | 'cameras'
  | 'curves'
  | 'start-time'
  | 'map'
  | 'devices'
  | 'self'
  | 'language'
  | 'energy-budget'
  | 'what-if'
  | 'tank-rest'
  | 'overload'
  | 'dry-run'
  | 'taxes'
  | 'avoided-co2'
  | 'solar-price'
  | 'watering-time'
  | 'filling-time'
  | 'machine'
  | 'acknowledge-word'
  | 'shelve-word'
  | 'priority-word'
  | 'finding-word'
  | 'sources'
  | 'panels'
  | 'hello'
  | 'thanks'
  | 'bye'

/**
 * Why a question is not answered: the word that was not understood, or the figure that is not told so; `topic`: what it
 * is about; `instead`: what can be asked in its place.
 */
export type Refused = {
  readonly why: Refusal
  readonly topic?: Topic
  readonly word?: string
  readonly figure?: FigureId
  readonly instead?: string
}

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
      /** the second of two questions, which is not answered, and why */
      readonly left?: { readonly question: string; readonly refused: Refused }
    }
  | { readonly kind: 'ask'; readonly about: 'device' | 'quantity'; readonly choices: readonly Choice[] }
  | ({ readonly kind: 'refuse' } & Refused)
