// In: alarms in view. Out: those that have one cause: power cuts of one moment, and what follows from them by design.
import { type Alarm, MINUTE_MS } from '@vigie/contracts/entities'
import type { AlarmCause } from '@vigie/machines/alarm-list'
import { byAge } from './order.ts'

/** Cuts this close to each other have one cause. */
const TOGETHER_MS = MINUTE_MS
/** Fewer are told one by one. */
const LEAST = 3

/** Common causes among alarms, the largest first; the rows of each in the order in which they were raised. */
export const causesOf = (alarms: readonly Alarm[]): readonly AlarmCause[] => {
  const cuts = alarms
    .filter(({ condition, clearedAt, cause }) => condition === 'power-off' && clearedAt === null && cause === null)
    .toSorted((one, other) => byAge(other, one))
  const groups: Alarm[][] = []
  for (const cut of cuts) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (first !== undefined && Date.parse(cut.raisedAt) - Date.parse(first.raisedAt) <= TOGETHER_MS) group?.push(cut)
    else groups.push([cut])
  }
  const followers = Map.groupBy(
    alarms.filter(({ cause }) => cause !== null),
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

/** Whether most of the site is cut. */
export const isGeneral = (cut: number, devices: number): boolean => devices > 0 && 2 * cut >= devices
