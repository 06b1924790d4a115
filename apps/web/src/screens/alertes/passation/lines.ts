// In: the open alarms of a shift. Out: what is read of them, in parts; power cuts of one moment are one line.
import { groupByMoment, type HandoverAlarm, LEAST_TOGETHER, worstPriorityOf } from '@vigie/contracts/entities'

/** One alarm, or cuts of one moment, in the order of the records. */
export type FactLine = readonly [HandoverAlarm, ...(readonly HandoverAlarm[])]

/** What still holds, what is over and was not seen, and what somebody put aside. */
export type FactPart = 'active' | 'returned' | 'aside'

export const partOf = ({ state }: Pick<HandoverAlarm, 'state'>): FactPart => {
  if (state === 'returned') return 'returned'
  return state === 'unacknowledged' || state === 'acknowledged' ? 'active' : 'aside'
}

/** The lines of one part; a cut that somebody put aside has its own reason, and its own line. */
export const linesOf = (alarms: readonly HandoverAlarm[], part: FactPart): readonly FactLine[] => {
  const own = alarms.filter((alarm) => partOf(alarm) === part)
  const cuts = part === 'aside' ? [] : own.filter(({ condition }) => condition === 'power-off')
  const groups = groupByMoment(cuts, ({ raisedAt }) => Date.parse(raisedAt))
    .flatMap((group) => groupByMoment(group, endOf))
    .filter(({ length }) => length >= LEAST_TOGETHER)
  const groupOf = new Map(groups.flatMap((group) => group.map((alarm) => [alarm, group])))
  const placed = new Set<readonly HandoverAlarm[]>()
  return own.flatMap((alarm): readonly FactLine[] => {
    const group = groupOf.get(alarm)
    if (group === undefined) return [[alarm]]
    const [first, ...others] = group
    if (first === undefined || placed.has(group)) return []
    placed.add(group)
    return [[first, ...others]]
  })
}

/** When a cut ended, epoch ms; null: it lasts. Of those that last, none ended elsewhere than the others. */
const endOf = ({ clearedAt }: HandoverAlarm): number | null => (clearedAt === null ? null : Date.parse(clearedAt))

/** How many devices were in a cut that is over, where some of its alarms are not in the line; null: the line tells it all. */
export const allInCutOf = ([{ cut }, ...others]: FactLine): number | null =>
  cut !== undefined && cut.lasting === 0 && cut.devices > others.length + 1 ? cut.devices : null

/** The most urgent priority of a line. */
export const worstOf = (line: FactLine): HandoverAlarm['priority'] => worstPriorityOf(line) ?? line[0].priority
