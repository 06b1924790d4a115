// In: a pump that is told to have no power, and what it read last. Out: what it gives and draws all the same.
import { type Device, type DeviceStatus, MINUTE_MS } from '@vigie/contracts/entities'
import { type Latest, useDeviceStatus, useLatest, useNow } from '@/data'
import { formatQuantity } from '@/text'
import { cutNow } from '@/text/cut-now'

/** A pump that loses its power is at rest by then, and water that it set in motion too, ms. */
const AT_REST_AFTER_MS = 20_000
/** What was read longer ago tells nothing of now, ms. */
const STILL_MS = 2 * MINUTE_MS
/** What a meter shows of a pump at rest is less than this, m³/h and kW. */
const LEAST_OF_WORK = { flow_m3h: 1, power_kw: 0.5 } as const
type OfWork = keyof typeof LEAST_OF_WORK

/** What a pump gives (m³/h) and draws (kW) although its power is told to be cut; null: nothing, or not known. */
export type DespiteCut = { readonly flowM3h: number | null; readonly powerKw: number | null }
type Status = Pick<DeviceStatus, 'powered' | 'poweredAt'> | null
type Read = Pick<Latest, 'ts' | 'value'> | null

/**
 * What contradicts the cut of a pump: it gives nothing and draws nothing without power, so that it is the signal of the cut
 * that is doubtful. null: nothing does, or it has power.
 * @param now epoch ms
 */
export const despiteCutOf = (status: Status, read: (metric: OfWork) => Read, now: number): DespiteCut | null => {
  const still = (metric: OfWork): number | null => {
    const latest = read(metric)
    return latest !== null && isWorkDespiteCut(status, metric, latest, now) ? latest.value : null
  }
  const found = { flowM3h: still('flow_m3h'), powerKw: still('power_kw') }
  return found.flowM3h === null && found.powerKw === null ? null : found
}

/** Whether one value of a pump was read so long after its power went, and is such, that the pump still works. */
export const isWorkDespiteCut = (status: Status, metric: string, latest: NonNullable<Read>, now: number): boolean =>
  status?.powered === false &&
  status.poweredAt !== null &&
  isOfWork(metric) &&
  latest.ts > Date.parse(status.poweredAt) + AT_REST_AFTER_MS &&
  now - latest.ts < STILL_MS &&
  latest.value >= LEAST_OF_WORK[metric]

const isOfWork = (metric: string): metric is OfWork => metric in LEAST_OF_WORK

/** The same of a device now; null also for one that is no pump: a meter may have a battery. */
export const useDespiteCut = (device: Pick<Device, 'id' | 'kind'> | undefined): DespiteCut | null => {
  const id = device?.id ?? ''
  const status = useDeviceStatus(id)
  const read = { flow_m3h: useLatest(id, 'flow_m3h', 'calm'), power_kw: useLatest(id, 'power_kw', 'calm') }
  const now = useNow(MINUTE_MS)
  return device?.kind === 'pump' ? despiteCutOf(status, (metric) => read[metric], now) : null
}

/** « donne encore 42,0 m³/h et tire 21,3 kW » */
export const stillWords = ({ flowM3h, powerKw }: DespiteCut): string =>
  cutNow.still(
    flowM3h === null ? null : formatQuantity(flowM3h, 'flow_m3h'),
    powerKw === null ? null : formatQuantity(powerKw, 'power_kw'),
  )

/** What to do about a cut that the pump contradicts, as the words of an alarm are. */
export const despiteToDo = (despite: DespiteCut): string => cutNow.checkContact(stillWords(despite))
