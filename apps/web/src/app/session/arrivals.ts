// In: events of the live feed. Out: their effects outside the live store: a toast, the bell, lists to read again.
import { type DeviceId, isPowerOff, type JournalEntry } from '@vigie/contracts/entities'
import type { LiveEvent } from '@vigie/contracts/live'
import { text } from '@/text'
import type { ToastInput } from '@/ui/toast-store'

type ArrivalsOptions = {
  /** notifications were created: the list is to be read again and the bell gets its dot (R4.4) */
  readonly onNotification: () => void
  readonly toast: (input: ToastInput) => void
  readonly knowsDevice: (device: DeviceId) => boolean
  readonly rereadDevices: () => void
  /** whether lists were read before the snapshot that arrives */
  readonly listsAreRead: () => boolean
}

export const createArrivals = (options: ArrivalsOptions) => {
  const hearEntry = (entry: JournalEntry) => {
    if (entry.type !== 'notification.created') return
    options.onNotification()
    if (!isPowerOff(entry.data)) return
    options.toast({ title: entry.data.device_id.name, description: text.shell.notifications.powerOff, tone: 'bad' })
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
    if (options.listsAreRead()) options.onNotification()
  }
}
