import type { Alarm, DeviceId, DeviceStatus, JournalEntry } from '@vigie/contracts/entities'
import { createNotifier, type Listener, listen, type Schedule } from './notifier.ts'

/** What the live feed last said of each device's power and presence, and the active alarms of the site. */
export const createStatusBoard = (schedule: Schedule) => {
  const notifier = createNotifier(schedule)
  const listenersByDevice = new Map<DeviceId, Set<Listener>>()
  const alarmListeners = new Set<Listener>()
  let statuses = new Map<DeviceId, DeviceStatus>()
  let alarms: readonly Alarm[] = []

  const listenersOf = (device: DeviceId): Set<Listener> => {
    const known = listenersByDevice.get(device)
    if (known) return known
    const made = new Set<Listener>()
    listenersByDevice.set(device, made)
    return made
  }
  const setAlarms = (next: readonly Alarm[]) => {
    alarms = next
    notifier.mark(alarmListeners)
  }
  const applyStatuses = (changed: readonly DeviceStatus[]) => {
    for (const status of changed) {
      statuses.set(status.device, status)
      notifier.mark(listenersOf(status.device))
    }
  }
  const replace = (next: { readonly statuses: readonly DeviceStatus[]; readonly alarms: readonly Alarm[] }) => {
    const gone = [...statuses.keys()]
    statuses = new Map()
    for (const device of gone) notifier.mark(listenersOf(device))
    applyStatuses(next.statuses)
    setAlarms(next.alarms)
  }

  return {
    replace,
    applyStatuses,
    applyEntry: (entry: JournalEntry) => {
      if (entry.type === 'alarm.raised') setAlarms([...alarms.filter(({ id }) => id !== entry.data.id), entry.data])
      if (entry.type === 'alarm.cleared') setAlarms(alarms.filter(({ id }) => id !== entry.data.id))
    },
    clear: () => replace({ statuses: [], alarms: [] }),
    status: (device: DeviceId): DeviceStatus | null => statuses.get(device) ?? null,
    subscribeStatus: (device: DeviceId, listener: Listener) => listen(listenersOf(device), listener),
    alarms: (): readonly Alarm[] => alarms,
    subscribeAlarms: (listener: Listener) => listen(alarmListeners, listener),
  }
}
