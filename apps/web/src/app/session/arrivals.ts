// In: events of the live feed. Out: their effects outside the live store: the notice of power cuts, what is
// made of alarms, the bell, lists to read again.
import { type DeviceId, isPowerOff, type JournalEntry } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'

/** A journal entry about an alarm. */
export type AlarmEntry = Exclude<JournalEntry, { type: 'notification.created' | 'goals.changed' }>

type ArrivalsOptions = {
  /** notifications were created: the list is to be read again and the bell gets its dot (R4.4) */
  readonly onNotification: () => void
  /** a device, by its name, lost its power or has it again */
  readonly onPower: (device: string, isOn: boolean) => void
  readonly onAlarm: (entry: AlarmEntry) => void
  /** targets or budgets are others: what they judge is to be read again */
  readonly onGoals: () => void
  readonly knowsDevice: (device: DeviceId) => boolean
  readonly rereadDevices: () => void
  /** whether lists were read before the snapshot that arrives */
  readonly listsAreRead: () => boolean
}

export const createArrivals = (options: ArrivalsOptions) => {
  const hearEntry = (entry: JournalEntry) => {
    if (entry.type === 'goals.changed') return options.onGoals()
    if (entry.type !== 'notification.created') return options.onAlarm(entry)
    options.onNotification()
    options.onPower(entry.data.device_id.name, !isPowerOff(entry.data))
  }
  const hearSeries = (series: readonly (readonly [number, DeviceId, string])[]) => {
    if (series.some(([, device]) => !options.knowsDevice(device))) options.rereadDevices()
  }
  return (event: LiveEvent) => {
    if (event.type === 'journal') hearEntry(event.entry)
    if (event.type === 'readings' && event.series) hearSeries(event.series)
    if (event.type !== 'snapshot') return
    hearSeries(event.series)
    // The snapshot replaces journal entries that were never sent one by one: lists read before it may lack them.
    if (!options.listsAreRead()) return
    options.onNotification()
    options.onGoals()
  }
}
