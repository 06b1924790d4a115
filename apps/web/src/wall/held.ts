// In: the alarm that holds the screen, and the open alarms of its site. Out: what it stands for.
import { type Alarm, type AlarmPriority, alarmPriority, groupByMoment } from '@vigie/contracts/entities'

/** What an alarm that holds the screen stands for. */
export type Held = {
  /** devices whose power went in the same moment and is still away; 1 where it stands for itself */
  readonly cut: number
  /** that of the worst alarm that it stands for or that follows from it */
  readonly priority: AlarmPriority
  /** when the first of them began, epoch ms */
  readonly since: number
  /** what it says holds no more; since when, epoch ms */
  readonly overAt: number | null
}

/** A cut stands for all cuts of its moment that hold; one that is over stands for itself, whatever is cut besides. */
export const heldOf = (alarm: Alarm, open: readonly Alarm[]): Held => {
  const cuts = cutsOf(alarm, open)
  const ids = new Set(cuts.map(({ id }) => id))
  const follow = open.filter(({ cause }) => cause !== null && ids.has(cause))
  const ranks = [...cuts, ...follow].map(({ priority }) => alarmPriority.options.indexOf(priority))
  return {
    cut: cuts.length,
    priority: alarmPriority.options[Math.min(...ranks)] ?? alarm.priority,
    since: Math.min(...cuts.map(begunAt)),
    overAt: alarm.clearedAt === null ? null : Date.parse(alarm.clearedAt),
  }
}

const begunAt = ({ raisedAt }: Alarm): number => Date.parse(raisedAt)
const isCut = ({ condition, clearedAt }: Alarm): boolean => condition === 'power-off' && clearedAt === null

const cutsOf = (alarm: Alarm, open: readonly Alarm[]): readonly Alarm[] => {
  if (!isCut(alarm)) return [alarm]
  const groups = groupByMoment([alarm, ...open.filter((other) => isCut(other) && other.id !== alarm.id)], begunAt)
  return groups.find((group) => group.includes(alarm)) ?? [alarm]
}
