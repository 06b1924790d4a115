// In: a figure that moved, and what it is set against. Out: whether it went as a question why says, and by how much.
import { type FigureId, isComparable } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { FigureFound } from './figure-at.ts'
import { gapWords, isAlike, isShare } from './gap.ts'
import type { Found, Ledger } from './ledger.ts'
import { periodWords } from './period-words.ts'
import type { Usual } from './usual-day.ts'

/** « 271 MAD de plus que la veille (127 %) »; `isDenied`: it did not go as the question says; null: it is not judged. */
type Verdict = { readonly isDenied: boolean; readonly text: string } | null

/** How far it moved and what made most of it stand first; of what is denied what made it stands behind its figure. */
export const caused = (
  causes: string | null,
  verdict: Verdict,
  figure: string,
  /** « aucun secteur ne se détache »: said where nothing made most of it; empty: it is not known */
  none = '',
): readonly string[] => {
  if (verdict === null) return causes === null ? [figure] : [`Surtout ${causes}.`, figure]
  if (verdict.isDenied) return [`${verdict.text}. ${figure}`, ...(causes === null ? [] : [`Surtout ${causes}.`])]
  const made = causes === null ? (none === '' ? '' : ` ; ${none}`) : `, surtout ${causes}`
  return [`${verdict.text}${made}.`, figure]
}

/** « Pas plus aujourd’hui que la veille au même moment », « Pas plus que la semaine d’avant (semaine du …) » */
export const notMoved = ({ period }: CallOf<'why'>, than: string, { today }: Facts): string =>
  period.unit === 'day' && period.date === today
    ? `aujourd’hui que ${than}`
    : `que ${than} (${periodWords(period, today)})`

/** How it went from what is usual: by how much, where it went as the question says. */
export const usualVerdict = (
  { claim, figure }: CallOf<'why'>,
  { counted, expected }: Pick<Usual, 'counted' | 'expected'>,
  facts: Facts,
  ledger: Ledger,
): Verdict => {
  const difference = counted.value - expected.value
  if (claim !== undefined && (claim === 'more' ? difference <= 0 : difference >= 0))
    return { isDenied: true, text: deniedWords(claim, figure) }
  const { currency } = facts.site
  if (isAlike(figure, counted, expected, currency)) return { isDenied: false, text: 'Autant que d’habitude' }
  const moved =
    expected.from.length > 1
      ? movedBy(figure, counted, expected, ledger)
      : `${gapWords(figure, counted, expected, currency, ledger)} ${wayWords(difference)}`
  return moved === null ? null : { isDenied: false, text: `${moved} que d’habitude` }
}

/** By how much it moved, or that it did not go as the question says. What can not be compared is not judged. */
export const verdictOf = (
  { claim, figure }: CallOf<'why'>,
  { now, before, ...share }: FigureFound,
  than: string,
  facts: Facts,
  ledger: Ledger,
): Verdict => {
  if (now === null || before === null) return null
  if (!isComparable({ value: now.value, previous: before.value, ...share })) return null
  const difference = now.value - before.value
  const moved = movedBy(figure, now, before, ledger)
  if (claim !== undefined && (claim === 'more' ? difference <= 0 : difference >= 0))
    return { isDenied: true, text: `${deniedWords(claim, figure)}${moved === null ? '' : ` : ${moved}`}` }
  if (now.from.length > 1) return null
  const percent = moved === null || isShare(figure) ? '' : ` (${moved.replace(/ de (?:plus|moins)$/, '')})`
  const gap = gapWords(figure, now, before, facts.site.currency, ledger)
  return { isDenied: false, text: `${gap} ${wayWords(difference)} que ${than}${percent}` }
}

/** What is written alike went neither way. */
export const stableVerdict = ({ claim, figure }: CallOf<'why'>): Verdict => ({
  isDenied: true,
  text: claim === undefined ? 'Stable' : `${deniedWords(claim, figure)} : stable`,
})

/** « Non, pas de hausse »; of a yield that is asked about it is said what is meant. */
const deniedWords = (claim: 'more' | 'less', figure: FigureId): string =>
  `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'}${figure === 'kwhPerM3' ? ' de l’énergie par m³' : ''}`
/** « de plus », « de moins » */
export const wayWords = (difference: number): string => (difference > 0 ? 'de plus' : 'de moins')

/** « 12 % de plus »; null: from nothing, of several figures, or too little to tell. */
export const movedBy = (figure: FigureId, now: Found, before: Found, ledger: Ledger): string | null => {
  if (isShare(figure) && now.value !== before.value)
    return `${gapWords(figure, now, before, '', ledger)} de ${now.value > before.value ? 'plus' : 'moins'}`
  if (before.value === 0 || now.from.length > 1) return null
  const value = (Math.abs(now.value - before.value) / Math.abs(before.value)) * 100
  if (value < LEAST_PCT) return null
  const from = [...now.from, ...before.from]
  const percent = ledger.say({ value, from, how: 'change' }, '%', value < 1 ? 1 : 0)
  return `${percent} de ${now.value > before.value ? 'plus' : 'moins'}`
}
const LEAST_PCT = 0.1
