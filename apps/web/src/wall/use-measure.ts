import { type Device, type DeviceId, freshnessOf } from '@vigie/contracts/entities'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { type DataSources, useSources } from '@/data'
import { type DeviceMetricSpec, mainMetric } from '@/widgets/device-tile/device-metrics'
import { type Measure, measureOf, type Part } from './measure.ts'

/** One series that a figure is made of. */
export type Series = { readonly device: DeviceId; readonly metric: DeviceMetricSpec }

/** A value ages by itself. */
const LOOK_MS = 1_000

/**
 * One figure made of these series, to be kept the same array. It follows them ten times a second at most, and looks
 * each second whether they have aged; it renders again only when something of it changes.
 */
export const useMeasure = (series: readonly Series[]): Measure => {
  const sources = useSources()
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [
        sources.feed.subscribe(listener),
        sources.clock.subscribe(LOOK_MS, listener),
        ...series.flatMap(({ device, metric }) => [
          sources.live.board.subscribeStatus(device, listener),
          sources.live.readings.subscribe(device, metric.id, 'calm', listener),
        ]),
      ]
      return () => {
        for (const unsubscribe of leave) unsubscribe()
      }
    },
    [sources, series],
  )
  const kept = useRef<Measure | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const found = measureOf(series.map((one) => partOf(sources, one)))
    kept.current = kept.current !== null && isSame(kept.current, found) ? kept.current : found
    return kept.current
  })
}

/** How many of these devices have a fresh main value now; a number, looked at each second. */
export const useFreshCount = (devices: readonly Device[]): number => {
  const sources = useSources()
  const subscribe = useCallback((listener: () => void) => sources.clock.subscribe(LOOK_MS, listener), [sources])
  return useSyncExternalStore(subscribe, () => devices.filter((device) => isUpToDate(sources, device)).length)
}

/** A device that measures nothing is up to date while it is there. */
const isUpToDate = (sources: DataSources, device: Device): boolean => {
  const metric = mainMetric(device)
  if (metric !== null) return partOf(sources, { device: device.id, metric }).truth === 'fresh'
  const status = sources.live.board.status(device.id)
  return status?.online === true && status.powered !== false
}

const partOf = ({ feed, clock, live }: DataSources, { device, metric }: Series): Part => {
  const latest = live.readings.get(device, metric.id)
  const part = { value: latest?.value ?? null, at: latest?.ts ?? null }
  if (!feed.get().trusted) return { ...part, truth: 'frozen' }
  const status = live.board.status(device)
  if (status?.powered === false || status?.online === false) return { ...part, truth: 'off' }
  return { ...part, truth: freshnessOf(latest === null ? null : clock.nowBy(LOOK_MS) - latest.ts, metric.cadenceMs) }
}

const isSame = (one: Measure, other: Measure): boolean =>
  one.at === other.at &&
  one.value === other.value &&
  one.truth === other.truth &&
  one.measuring === other.measuring &&
  one.of === other.of
