// In: alarms in view. Out: those that have one cause: power cuts of one moment, and what follows from them by design.
// A cut stays with the others of its moment for as long as its alarm is open, also once it is over.
import { type Alarm, groupByMoment } from '@vigie/contracts/entities'
import type { AlarmCause } from '@vigie/machines/alarm-list'
import { byAge } from './order.ts'

/** Fewer are told one by one. */
const LEAST = 3

/**
 * Common causes among alarms, the largest first; the rows of each in the order in which they were raised.
 * @param isWhole nothing of the site has power: all cuts that last are one, as the home page tells it, led by the
 * largest of their moments
 */
export const causesOf = (alarms: readonly Alarm[], isWhole = false): readonly AlarmCause[] => {
  const isCut = ({ condition }: Alarm): boolean => condition === 'power-off'
  const cuts = alarms
    .filter((alarm) => isCut(alarm) && (alarm.clearedAt === null || alarm.state === 'returned'))
    .toSorted((one, other) => byAge(other, one))
  const lasting = isWhole ? cuts.filter(({ clearedAt }) => clearedAt === null) : []
  const others = isWhole ? cuts.filter(({ clearedAt }) => clearedAt !== null) : cuts
  const groups = [bySize(moments(lasting)).flat(), ...moments(others)]
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

const moments = (cuts: readonly Alarm[]) => groupByMoment(cuts, ({ raisedAt }) => Date.parse(raisedAt))
const bySize = (groups: ReturnType<typeof moments>) => groups.toSorted((one, other) => other.length - one.length)

const causeId = (first: Alarm | undefined): string => `cause-${first?.id}`
