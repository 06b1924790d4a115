import { alarmToDo } from '@vigie/contracts/alarm-to-do'
// In: the alarm load of a period. Out: what is to be done, the first thing first.
import { type AlarmLoad, type AlarmOffender, alarmPriority } from '@vigie/contracts/entities'
import { adviceWords, asksForMore } from './advice.ts'

type Key = Pick<AlarmOffender, 'device' | 'condition' | 'finding' | 'priority'>

/** One thing to do: about a condition that stands since a moment, or that came so many times. */
export type ToDo = Key & {
  readonly words: string
  /** since when it stands, epoch ms; null: it does not, it came too often */
  readonly since: number | null
  readonly raised: number
}

export const keyOf = ({ device, condition }: Pick<Key, 'device' | 'condition'>): string => `${device}/${condition}`

/**
 * What is to be repaired or set: what has stood for over a day, the most urgent first, then the longest; then what came
 * most often. What stands is looked after as its alarm says; what comes often gets what its records ask for.
 */
export const toDoOf = ({ topTen, standing = [] }: Pick<AlarmLoad, 'topTen' | 'standing'>): readonly ToDo[] => {
  const raised = new Map(topTen.map((one) => [keyOf(one), one.raised]))
  const stands = standing.toSorted(byUrgency).map(({ raisedAt, ...key }) => ({
    ...key,
    words: alarmToDo(key),
    since: raisedAt,
    raised: raised.get(keyOf(key)) ?? 0,
  }))
  const told = new Set(stands.map(keyOf))
  const often = topTen.filter((one) => asksForMore(one) && !told.has(keyOf(one)))
  return [...stands, ...often.map((one) => ({ ...one, words: adviceWords(one), since: null }))]
}

const rank = ({ priority }: Pick<Key, 'priority'>): number =>
  priority === undefined ? alarmPriority.options.length : alarmPriority.options.indexOf(priority)

type Standing = NonNullable<AlarmLoad['standing']>[number]
const byUrgency = (a: Standing, b: Standing): number => rank(a) - rank(b) || a.raisedAt - b.raisedAt
