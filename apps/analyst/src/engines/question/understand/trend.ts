// In: the slots of a question, its words without accents, and the call before it. Out: the call whether a tank fills; null: it asks something else.
import type { Call, CallOf } from '../call.ts'
import type { Facts } from './facts.ts'
import type { Slots } from './read.ts'

/** « Le bassin haut se remplit ? », « ça monte ou ça descend ? » after its level. */
export const trendCall = (
  { mentions, periods, operations: asks, quantities, unknown }: Slots,
  line: string,
  before: Call | null,
  { devices }: Facts,
): CallOf<'figure'> | null => {
  if (!MOVES.test(line) || periods.length + unknown.length > 0 || asks.has('why') || asks.has('howMany')) return null
  if (quantities.has('pressure') || quantities.has('flow') || quantities.has('cost') || quantities.has('consumed'))
    return null
  const [named, ...others] = mentions.named
  if (others.length > 0 || (named === undefined && mentions.group !== null)) return null
  const id =
    named === undefined
      ? OF_IT.test(line)
        ? tankOf(before)
        : null
      : named.length === 1
        ? (named[0]?.id ?? null)
        : null
  const tank = devices.find((one) => one.id === id)
  if (tank?.role !== 'storage') return null
  const [up, down] = [UP.test(line), DOWN.test(line)]
  return {
    tool: 'figure',
    figure: 'levelPct',
    of: [tank.id],
    period: null,
    view: 'value',
    asks: 'filling',
    ...(up !== down && { claim: up ? ('more' as const) : ('less' as const) }),
  }
}

const tankOf = (before: Call | null): string | null =>
  before?.tool === 'figure' && Array.isArray(before.of) && before.of.length === 1 ? (before.of[0] ?? null) : null

/** Of now: what went up yesterday is a comparison. */
const MOVES = /\b(?:se rempli\w*|monte|remonte|descend|baisse|diminue|augmente)\b(?! (?:le|la|les) )/
const UP = /\b(?:se rempli\w*|monte|remonte|augmente)\b/
const DOWN = /\b(?:descend|baisse|diminue)\b/
const OF_IT = /^(?:et )?(?:est ce qu ?)?(?:ca|il|elle|le niveau|son niveau|l eau)\b/
