// In: how the level of a borehole went while its pump rested. Out: the same in words, in those of its water, whichever way the probe counts.
import { LEAST_LEVEL_M, type RestChange } from '@vigie/contracts/entities'
import { formatQuantity } from '@/text'
import { detail } from '@/text/detail'
import type { RestLevel } from './use-rest-level.ts'

const words = detail.restLevel

type Told = Pick<RestLevel, 'trend' | 'isHeight'>

/** « 39,57 m ces 7 jours : 0,49 m plus bas qu’il y a 4 semaines, 0,95 m plus bas qu’il y a 11 semaines » */
export const restWords = ({ trend: { level, changes }, isHeight }: Told): string => {
  const told = changes.map((change) => changeWords(change, isHeight))
  return [words.week(formatQuantity(level, 'level_m')), ...(told.length === 0 ? [] : [told.join(', ')])].join(
    '\u00a0: ',
  )
}

/** « au repos 0,49 m plus bas qu’il y a 4 semaines »; null: nothing is known of before. */
const restBrief = ({ trend: { changes }, isHeight }: Told): string | null => {
  const [first] = changes
  return first === undefined ? null : words.brief(changeWords(first, isHeight))
}

/** What the level at rest adds to what a probe reads: of what it reads so much, and whether its water has sunk. */
export const moreOfRest = (
  told: Told,
): { readonly of: string; readonly instead: string | null; readonly isWorse: boolean } => {
  const [first] = told.trend.changes
  const hasSunk = first !== undefined && (told.isHeight ? -first.change : first.change) >= LEAST_LEVEL_M
  return { of: told.isHeight ? words.ofWater : words.ofDepth, instead: restBrief(told), isWorse: hasSunk }
}

const changeWords = ({ weeks, change }: Pick<RestChange, 'weeks' | 'change'>, isHeight: boolean): string => {
  if (Math.abs(change) < LEAST_LEVEL_M) return words.same(weeks)
  const by = formatQuantity(Math.abs(change), 'level_m')
  return change < 0 === isHeight ? words.lower(by, weeks) : words.higher(by, weeks)
}
