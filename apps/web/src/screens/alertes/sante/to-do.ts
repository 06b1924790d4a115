// In: the alarm load of a period. Out: the conditions that something is to be done about, and those too rare to tell.
import type { AlarmLoad, AlarmOffender } from '@vigie/contracts/entities'
import { adviceOf, asksForMore } from './advice.ts'

const keyOf = ({ device, condition }: Pick<AlarmOffender, 'device' | 'condition'>): string => `${device}/${condition}`

/** How many conditions are to be set or repaired: of the most frequent, and what has stood for over a day. */
export const toDoCount = ({ topTen, standing = [] }: Pick<AlarmLoad, 'topTen' | 'standing'>): number =>
  new Set([...topTen.filter(asksForMore), ...standing].map(keyOf)).size

/** The most frequent, apart from those that came too seldom to be judged. */
export const judgedOf = ({ topTen }: Pick<AlarmLoad, 'topTen'>) => ({
  judged: topTen.filter((one) => adviceOf(one) !== 'rare'),
  rare: topTen.filter((one) => adviceOf(one) === 'rare'),
})
