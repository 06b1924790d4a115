// In: a figure of a period, and the figures read. Out: how far it can be relied on: how much was measured, and until when.
import { isComparable, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { FigureFound } from './figure-at.ts'
import type { Ledger } from './ledger.ts'
import { moment } from './measured.ts'
import { dataUntil } from './words.ts'

/** A share of measures below this is told with the figure, %. */
export const COMPLETE_PCT = 95

/** From when until when it was measured, where that is no single day, and how much of what was expected came. */
export const quality = (
  { period }: Pick<CallOf<'figure'>, 'period'>,
  { completenessPct, now, before }: FigureFound,
  body: KpiBody,
  facts: Facts,
  ledger: Ledger,
): string[] => {
  const value = now?.value ?? null
  const partial = completenessPct !== null && !isComparable({ value, previous: before?.value ?? 0, completenessPct })
  const [place] = now?.from ?? []
  const share =
    completenessPct === null || completenessPct >= COMPLETE_PCT || place === undefined || now?.from.length !== 1
      ? null
      : ledger.say(
          { value: completenessPct, from: [place.replace(/value$/, 'completenessPct')], how: 'read' },
          '%',
          completenessPct < 10 ? 1 : 0,
        )
  const until = Math.min(body.until, body.period.to)
  const runs = body.until < body.period.to
  const spans = period !== null && period.unit !== 'day' && until > body.period.from
  return [
    ...(partial ? ['Une partie des mesures attendues manque : ce chiffre est incomplet.'] : []),
    ...(share === null ? [] : [`Mesures reçues : ${share} de celles attendues.`]),
    ...(spans ? [`Mesuré du ${moment(body.period.from, facts)} au ${moment(until, facts)}.`] : []),
    ...(runs && !spans ? [dataUntil(body.until, facts)] : []),
  ]
}
