// In: alarms in view. Out: those that have one cause: power cuts of one moment, and what follows from them by design.
// A cut stays with the others of its moment for as long as its alarm is open, also once it is over.
import { type Alarm, commonCausesOf, LEAST_TOGETHER, type Supply, UNKNOWN_SUPPLY } from '@vigie/contracts/entities'
import type { AlarmCause } from '@vigie/machines/alarm-list'
import { openCutsOf } from '@/widgets/alarm/cut-with-others'
import { byAge } from './order.ts'

/**
 * Common causes among alarms, the largest first; the rows of each in the order in which they were raised.
 * @param isWhole nothing of the site has power: all cuts that last are one, as the home page tells it, led by the
 * largest of their moments
 */
export const causesOf = (
  alarms: readonly Alarm[],
  isWhole = false,
  supply: Supply = UNKNOWN_SUPPLY,
): readonly AlarmCause[] => {
  const isCut = ({ condition }: Alarm): boolean => condition === 'power-off'
  const cuts = openCutsOf(alarms).toSorted((one, other) => byAge(other, one))
  const followers = Map.groupBy(
    alarms.filter((alarm) => !isCut(alarm) && alarm.cause !== null),
    ({ cause }) => cause,
  )
  return commonCausesOf(cuts, { supply, isWhole })
    .filter(({ cuts: own }) => own.length >= LEAST_TOGETHER)
    .map(({ cuts: own }): AlarmCause => {
      const follow = own.flatMap(({ id }) => followers.get(id) ?? [])
      return { id: causeId(own[0]), rows: [...own, ...follow].map(({ id }) => id) }
    })
    .toSorted((one, other) => other.rows.length - one.rows.length)
}

const causeId = (first: Alarm | undefined): string => `cause-${first?.id}`
