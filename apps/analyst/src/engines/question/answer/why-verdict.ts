// In: a figure that moved, and what it is set against. Out: whether it went as a question why says, and by how much.
import { type FigureId, isComparable } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { FigureFound } from './figure-at.ts'
import { gapWords, isShare } from './gap.ts'
import type { Found, Ledger } from './ledger.ts'
import { periodWords } from './period-words.ts'

/** What made most of it stands first, behind whether it went as the question says; of what is denied, behind its figure. */
export const caused = (causes: string | null, verdict: string, figure: string): readonly string[] => {
  if (causes === null) return [verdict + figure]
  if (verdict === '') return [`Surtout ${causes}.`, figure]
  return verdict.startsWith('Oui')
    ? [`${verdict.replace(/\. $/, '')} : surtout ${causes}.`, figure]
    : [verdict + figure, `Surtout ${causes}.`]
}

/** « Pas plus aujourd’hui que la veille au même moment », « Pas plus que la semaine d’avant (semaine du …) » */
export const notMoved = ({ period }: CallOf<'why'>, than: string, { today }: Facts): string =>
  period.unit === 'day' && period.date === today
    ? `aujourd’hui que ${than}`
    : `que ${than} (${periodWords(period, today)})`

/** Whether it went from what is usual as the question says. */
export const usualVerdict = ({ claim }: CallOf<'why'>, holds: boolean | null): string =>
  holds === null ? '' : holds ? 'Oui. ' : `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'}. `

/** Where the question says that it went one way, whether it did, and by how much: that first. What can not be compared is not judged. */
export const verdictOf = (
  { claim, figure }: CallOf<'why'>,
  { now, before, ...share }: FigureFound,
  ledger: Ledger,
): string => {
  if (claim === undefined || now === null || before === null) return ''
  if (!isComparable({ value: now.value, previous: before.value, ...share })) return ''
  const difference = now.value - before.value
  const isSo = claim === 'more' ? difference > 0 : difference < 0
  const moved = movedBy(figure, now, before, ledger)
  if (isSo) return moved === null ? 'Oui. ' : `Oui, ${moved}. `
  return `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'}${moved === null ? '' : ` : ${moved}`}. `
}

/** « Stable », « Non, pas de hausse : stable »: what is written alike went neither way. */
export const stableWords = ({ claim }: CallOf<'why'>): string =>
  claim === undefined ? 'Stable. ' : `Non, pas de ${claim === 'more' ? 'hausse' : 'baisse'} : stable. `

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
