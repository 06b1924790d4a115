// In: the alarm that holds the screen, the open alarms of its site and its devices. Out: what it stands for.
import {
  type Alarm,
  type AlarmPriority,
  commonCausesOf,
  type Device,
  type DeviceId,
  priorityOfCause,
  supplyOf,
} from '@vigie/contracts/entities'

/** What an alarm that holds the screen stands for. */
export type Held = {
  /** devices whose power went with one cause and is still away; 1 where it stands for itself */
  readonly cut: number
  /** what supplies all the others; null: nobody knows what it was */
  readonly source: DeviceId | null
  /** that of the cause, or of the worst alarm that follows from it */
  readonly priority: AlarmPriority
  /** when the first of them began, epoch ms */
  readonly since: number
  /** what it says holds no more; since when, epoch ms */
  readonly overAt: number | null
  /** the alarms that it stands for, itself among them */
  readonly stands: ReadonlySet<Alarm['id']>
}

/** A cut stands for all cuts of its cause that hold; one that is over stands for itself, whatever is cut besides. */
export const heldOf = (alarm: Alarm, open: readonly Alarm[], devices: readonly Device[]): Held => {
  const { source, cuts } = causeOf(alarm, open, devices)
  const ids = new Set([alarm.id, ...cuts.map(({ id }) => id)])
  const follow = open.filter(({ cause }) => cause !== null && ids.has(cause))
  return {
    cut: cuts.length,
    source: source?.device ?? null,
    priority: priorityOfCause([...cuts, ...follow], { cut: isCut(alarm) ? cuts.length : 0, devices: devices.length }),
    since: Math.min(...cuts.map(({ raisedAt }) => Date.parse(raisedAt))),
    overAt: alarm.clearedAt === null ? null : Date.parse(alarm.clearedAt),
    stands: ids,
  }
}

const isCut = ({ condition, clearedAt }: Alarm): boolean => condition === 'power-off' && clearedAt === null

const causeOf = (alarm: Alarm, open: readonly Alarm[], devices: readonly Device[]) => {
  const itself = { source: null, cuts: [alarm] }
  if (!isCut(alarm)) return itself
  const cuts = [alarm, ...open.filter((other) => isCut(other) && other.id !== alarm.id)]
  return commonCausesOf(cuts, { supply: supplyOf(devices) }).find((one) => one.cuts.includes(alarm)) ?? itself
}
