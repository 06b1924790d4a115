import {
  type Alarm,
  alarmAfter,
  type DeviceId,
  type DeviceStatus,
  isActiveAlarm,
  type JournalEntry,
} from '@vigie/contracts/entities'
import { createNotifier, type Listener, listen, type Schedule } from './notifier.ts'

const NONE: readonly Alarm[] = []

/** The last status of each device (power, online) and the open alarms of the site, from the live feed. */
export const createStatusBoard = (schedule: Schedule) => {
  const notifier = createNotifier(schedule)
  const listenersByDevice = new Map<DeviceId, Set<Listener>>()
  const alarmListeners = new Set<Listener>()
  const unpoweredListeners = new Set<Listener>()
  let statuses = new Map<DeviceId, DeviceStatus>()
  let openAlarms = new Map<Alarm['id'], Alarm>()
  let activeByDevice = new Map<DeviceId, readonly Alarm[]>()
  let alarms: readonly Alarm[] | null = []
  let unpowered: ReadonlySet<DeviceId> = new Set()

  const listenersOf = (device: DeviceId): Set<Listener> => {
    const known = listenersByDevice.get(device)
    if (known) return known
    const made = new Set<Listener>()
    listenersByDevice.set(device, made)
    return made
  }
  const showAlarms = () => {
    alarms = null
    notifier.mark(alarmListeners)
  }
  /** Its device hears of it, and no other. */
  const setActive = (alarm: Alarm, isOpen: boolean) => {
    const others = activeByDevice.get(alarm.device)?.filter(({ id }) => id !== alarm.id) ?? []
    activeByDevice.set(alarm.device, isOpen && isActiveAlarm(alarm) ? [...others, alarm] : others)
    notifier.mark(listenersOf(alarm.device))
  }
  const setStatuses = (changed: readonly DeviceStatus[]) => {
    for (const status of changed) {
      statuses.set(status.device, status)
      notifier.mark(listenersOf(status.device))
    }
  }
  /** A new set only when a device joins or leaves it: who watches it compares by identity. */
  const noteUnpowered = () => {
    const off = [...statuses.values()].filter(({ powered }) => powered === false).map(({ device }) => device)
    if (off.length === unpowered.size && off.every((device) => unpowered.has(device))) return
    unpowered = new Set(off)
    notifier.mark(unpoweredListeners)
  }
  const applyStatuses = (changed: readonly DeviceStatus[]) => {
    setStatuses(changed)
    if (changed.some(({ device, powered }) => (powered === false) !== unpowered.has(device))) noteUnpowered()
  }
  const replace = (next: { readonly statuses: readonly DeviceStatus[]; readonly alarms: readonly Alarm[] }) => {
    const gone = [...statuses.keys()]
    statuses = new Map()
    for (const device of gone) notifier.mark(listenersOf(device))
    setStatuses(next.statuses)
    noteUnpowered()
    openAlarms = new Map(next.alarms.map((alarm) => [alarm.id, alarm]))
    const alarmed = [...activeByDevice.keys()]
    activeByDevice = new Map()
    for (const device of alarmed) notifier.mark(listenersOf(device))
    for (const alarm of next.alarms) setActive(alarm, true)
    showAlarms()
  }

  return {
    replace,
    applyStatuses,
    applyEntry: (entry: JournalEntry) => {
      const after = alarmAfter(entry)
      if (after === null) return
      const { alarm, isOpen, replaces } = after
      const replaced = replaces === null ? undefined : openAlarms.get(replaces)
      if (replaced !== undefined) {
        openAlarms.delete(replaced.id)
        setActive(replaced, false)
      }
      if (isOpen) openAlarms.set(alarm.id, alarm)
      else openAlarms.delete(alarm.id)
      setActive(alarm, isOpen)
      showAlarms()
    },
    status: (device: DeviceId): DeviceStatus | null => statuses.get(device) ?? null,
    /** Active alarms of a device, oldest first; the same array until one of them changes. */
    activeAlarms: (device: DeviceId): readonly Alarm[] => activeByDevice.get(device) ?? NONE,
    /** Calls when the status of the device or its active alarms changed. */
    subscribeStatus: (device: DeviceId, listener: Listener) => listen(listenersOf(device), listener),
    /** Devices whose status says that their power supply is off; the same set for as long as it has the same members. */
    unpowered: (): ReadonlySet<DeviceId> => unpowered,
    subscribeUnpowered: (listener: Listener) => listen(unpoweredListeners, listener),
    alarm: (id: Alarm['id']): Alarm | undefined => openAlarms.get(id),
    /** Open alarms, oldest first; the same array until one changes. */
    alarms: (): readonly Alarm[] => {
      alarms ??= [...openAlarms.values()]
      return alarms
    },
    subscribeAlarms: (listener: Listener) => listen(alarmListeners, listener),
  }
}
