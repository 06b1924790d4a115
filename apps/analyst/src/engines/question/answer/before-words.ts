// In: a period, and what it is set against. Out: that in words.
import type { PeriodInput } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { periodWords } from './period-words.ts'

/** What a period is set against, in words. */
export const againstWords = (
  against: PeriodInput | 'previous' | 'year' | undefined,
  { today }: Pick<Facts, 'today'>,
): string =>
  against === 'year'
    ? 'la même période de l’année d’avant'
    : typeof against === 'object'
      ? periodWords(against, today)
      : JUST_BEFORE

/** « la semaine du 9 novembre 2026 », « les 7 derniers jours », « octobre 2026 »: behind « que » or « pour ». */
export const asNoun = (words: string): string =>
  words
    .replace(/^semaine\b/, 'la semaine')
    .replace(/^année\b/, 'l’année')
    .replace(/^(?=\d)/, 'les ')
    .replace(/^(?=du \d)/, 'la période ')

/** « comparé à octobre 2026 »: beside a call, what it is set against; nothing, where none was said. */
export const comparedWords = (
  call: { readonly against?: PeriodInput | 'previous' | 'year' | undefined; readonly asks?: string | undefined },
  facts: Pick<Facts, 'today'>,
): string => {
  if (call.asks === 'usual') return 'comparé à l’habitude'
  return call.against === undefined ? '' : `comparé à ${againstWords(call.against, facts)}`
}

/** What was compared with of a period that still runs or does not: « la même durée du mois d’avant », else what lay just before. */
export const previousWords = (period: PeriodInput | null): string =>
  period === null || period.compare === 'year' ? JUST_BEFORE : (PREVIOUS[period.unit] ?? JUST_BEFORE)
const JUST_BEFORE = 'la même durée juste avant'
const PREVIOUS: Readonly<Partial<Record<PeriodInput['unit'], string>>> = {
  day: 'la même durée de la veille',
  week: 'la même durée de la semaine d’avant',
  month: 'la même durée du mois d’avant',
  year: 'la même durée de l’année d’avant',
}

/** The stretch before a period, as long as what of it has run. */
export const beforeWords = ({ unit }: PeriodInput, runs: boolean): string =>
  `${BEFORE[unit] ?? 'sur la même durée juste avant'}${runs && unit in BEFORE ? ' au même moment' : ''}`
const BEFORE: Readonly<Partial<Record<PeriodInput['unit'], string>>> = {
  day: 'la veille',
  week: 'la semaine d’avant',
  month: 'le mois d’avant',
  year: 'l’année d’avant',
}
