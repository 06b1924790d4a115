// In: a figure of a period, and the figures read. Out: how far it can be relied on: how much was measured, and until when.
import { isComparable, type KpiBody, recordedShares, recordFrom } from '@vigie/contracts/entities'
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
  const scale = 1 / recordedShares(body).known
  const known = completenessPct === null ? null : completenessPct * scale
  const partial = known !== null && !isComparable({ value, previous: before?.value ?? 0, completenessPct: known })
  const [place] = now?.from ?? []
  const share =
    known === null || known >= COMPLETE_PCT || place === undefined || now?.from.length !== 1
      ? null
      : ledger.say(
          { value: known, from: [place.replace(/value$/, 'completenessPct')], how: 'read', scale },
          '%',
          known < 10 ? 1 : 0,
        )
  const until = Math.min(body.until, body.period.to)
  const runs = body.until < body.period.to
  const began = recordFrom(body)
  const spans = period !== null && period.unit !== 'day' && until > body.period.from
  return [
    ...(partial ? ['Une partie des mesures attendues manque : ce chiffre est incomplet.'] : []),
    ...(share === null ? [] : [`Mesures reçues : ${share} de celles attendues.`]),
    ...(spans ? [spanWords(body.period.from, began, until, facts)] : []),
    ...(runs && !spans ? [dataUntil(body.until, facts)] : []),
  ]
}

/** « Mesuré depuis le 01/09/2026 00:00, début de l’historique, jusqu’au … »: before the record began nothing is missing. */
const spanWords = (from: number, began: number | null | undefined, until: number, facts: Facts): string =>
  began == null || began <= from
    ? `Mesuré du ${moment(from, facts)} au ${moment(until, facts)}.`
    : `Mesuré depuis le ${moment(began, facts)}, début de l’historique, jusqu’au ${moment(until, facts)}.`
