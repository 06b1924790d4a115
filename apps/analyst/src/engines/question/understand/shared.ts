// In: a question that goes on, and the call before it. Out: the same shared out among a group, or since when it is so.
import type { PeriodInput } from '@vigie/contracts/entities'
import { type Call, parsedCall } from '../call.ts'
import { monthPeriod, weekPeriod } from './calendar.ts'
import { movedMost } from './figure-call.ts'
import { GROUPS_WITH, SITE_TWIN } from './figure-of.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Et par secteur ? » of a figure of the site: each of the group, where it is kept of them. */
export const sharedOut = (before: Call, slots: Slots, period: PeriodInput | undefined): Understood | null => {
  const { group, named } = slots.mentions
  if (before.tool !== 'figure' || group === null || named.length > 0) return null
  const isRank = slots.operations.has('most') || slots.operations.has('least')
  const ranks = before.of === 'site' && isRank && WHICH.test(slots.line) && movedMost(slots.line) === null
  if (!EACH.test(slots.line) && !ranks) return null
  const figure = [before.figure, SITE_TWIN[before.figure]].find(
    (one) => one !== undefined && GROUPS_WITH[one]?.includes(group),
  )
  if (figure === undefined) return { kind: 'refuse', why: 'unsupported' }
  const { against: _, bound: __, ...rest } = before
  const view = slots.operations.has('most') ? 'most' : slots.operations.has('least') ? 'least' : 'value'
  const call = parsedCall({ ...rest, figure, of: group, view, ...(period && { period }) })
  return call === null ? null : { kind: 'call', call, assumed: false }
}
/** « Et par jour ? » of a figure of a longer time: its mean of a day. */
export const perDayOf = (before: Call, { operations: asks, quantities, mentions, periods }: Slots): Call | null => {
  if (before.tool !== 'figure' || before.view !== 'value' || !asks.has('perDay') || before.asks !== undefined)
    return null
  if (quantities.size + mentions.named.length + periods.length > 0 || mentions.group !== null) return null
  if (before.period === null || before.period.unit === 'day' || before.period.unit === 'last-24h') return null
  return before.bound === undefined && before.clock === undefined ? { ...before, view: 'per-day' } : null
}

const EACH = /^(?:et |detail |repartition |puis )*(?:par|pour chaque|chaque|de chaque|quelle? |le detail par)/
/** « Quel secteur le plus ? » of a figure of the site: ranked among them, where it is not asked which rose. */
const WHICH = /^(?:et )?quel(?:le)?s? /

/** « Depuis quand ? » of a supply that is gone, or of alarms: the cut that began last, the same alarms with their moments. */
export const sinceOf = (before: Call, { line, mentions, quantities, events }: Slots): Call | null => {
  if (!SINCE.test(line) || quantities.size > 0 || mentions.named.length > 0) return null
  if (before.tool === 'status' && before.state === 'off')
    return { tool: 'outages', operation: 'last', of: before.of, period: { unit: 'last-30d' } }
  if (before.tool === 'status' && (before.state === 'offline' || before.state === 'faulty')) {
    const { asks: _, ...same } = before
    return same
  }
  if (before.tool === 'findings') return { ...before, what: 'since' }
  // of one pump since when is read of its course
  if (before.tool === 'status' && (before.state === 'running' || before.state === 'stopped'))
    return before.of !== 'site' && before.of.length === 1 && events.size === 0 ? { ...before, asks: 'since' } : null
  return before.tool === 'alarms' ? { ...before, operation: 'list', asks: 'oldest' } : null
}
const SINCE = /^(?:et |c est |ca fait |ca dure )*depuis (?:quand|combien)\b/

/** « Et hier au max »: the end of a measure that a question which goes on asks for; none: its mean. */
export const endOf = ({ operations: asks }: Slots): { readonly operation?: 'max' | 'min' } =>
  asks.has('max') || asks.has('most')
    ? { operation: 'max' }
    : asks.has('min') || asks.has('least')
      ? { operation: 'min' }
      : {}

/** « Par rapport au même mois l’an dernier » of a day: the month or the week that it lies in. */
export const stretchNamed = ({ date }: PeriodInput, line: string): { readonly period?: PeriodInput } => {
  if (date === undefined) return {}
  if (/\bmeme mois\b/.test(line)) return { period: monthPeriod(date) }
  return /\bmeme semaine\b/.test(line) ? { period: weekPeriod(date) } : {}
}
