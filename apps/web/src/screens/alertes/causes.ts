// In: alarms in view. Out: those that have one cause: power cuts of one moment, and what follows from them by design.
// A cut that is over stays with the others of its moment until it was acknowledged.
import { type Alarm, groupByMoment } from '@vigie/contracts/entities'
import type { AlarmCause } from '@vigie/machines/alarm-list'
import { byAge } from './order.ts'

/** Fewer are told one by one. */
const LEAST = 3

/** Common causes among alarms, the largest first; the rows of each in the order in which they were raised. */
export const causesOf = (alarms: readonly Alarm[]): readonly AlarmCause[] => {
  const isCut = ({ condition }: Alarm): boolean => condition === 'power-off'
  const cuts = alarms
    .filter((alarm) => isCut(alarm) && (alarm.clearedAt === null || alarm.state === 'returned'))
    .toSorted((one, other) => byAge(other, one))
  const groups = groupByMoment(cuts, ({ raisedAt }) => Date.parse(raisedAt))
  const followers = Map.groupBy(
    alarms.filter((alarm) => !isCut(alarm) && alarm.cause !== null),
    ({ cause }) => cause,
  )
  return groups
    .filter((group) => group.length >= LEAST)
    .map((group): AlarmCause => {
      const follow = group.flatMap(({ id }) => followers.get(id) ?? [])
      return { id: causeId(group[0]), rows: [...group, ...follow].map(({ id }) => id) }
    })
    .toSorted((one, other) => other.rows.length - one.rows.length)
}

const causeId = (first: Alarm | undefined): string => `cause-${first?.id}`
