import { type Device, type DeviceId, freshnessOf } from '@vigie/contracts/entities'
import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type DataSources, type Latest, useSources } from '@/data'
import { isWorkDespiteCut } from '@/widgets/device-detail/despite-cut'
import { type DeviceMetricSpec, mainMetric } from '@/widgets/device-tile/device-metrics'
import { type Believed, type Measure, measureOf, type Part } from './measure.ts'

/** One series that a figure is made of. */
export type Series = {
  readonly device: DeviceId
  readonly metric: DeviceMetricSpec
  /** of a pump, which does not work without power: where it does, its values are of now whatever is told of the cut */
  readonly isOfPump?: boolean
}

/** A value ages by itself. */
const LOOK_MS = 1_000

/**
 * One figure made of these series, to be kept the same array. It follows them ten times a second at most, and looks
 * each second whether they have aged; it renders again only when something of it changes.
 */
export const useMeasure = (series: readonly Series[]): Measure => {
  const sources = useSources()
  const subscribe = useCallback((listener: () => void) => follow(sources, series, listener), [sources, series])
  const look = useLook(sources, series)
  const kept = useRef<Measure | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const found = look()
    kept.current = kept.current !== null && isSame(kept.current, found) ? kept.current : found
    return kept.current
  })
}

/**
 * The same for one of a thousand tiles: what changes while the figure stays fresh is handed to `write`, which puts it
 * into the page, and nothing is rendered; `write` also gets what was rendered.
 * @param write to be kept the same function
 */
export const useWrittenMeasure = (series: readonly Series[], write: (found: Measure, now: number) => void): Measure => {
  const sources = useSources()
  const kept = useRef<Measure | null>(null)
  const look = useLook(sources, series)
  const tell = useCallback((found: Measure) => write(found, sources.clock.nowBy(LOOK_MS)), [sources, write])
  const subscribe = useCallback(
    (listener: () => void) =>
      follow(sources, series, () => {
        const found = look()
        if (isWritten(kept.current, found)) tell(found)
        else listener()
      }),
    [sources, series, look, tell],
  )
  const measure = useSyncExternalStore(subscribe, () => {
    const found = look()
    if (kept.current === null || !(isSame(kept.current, found) || isWritten(kept.current, found))) kept.current = found
    return kept.current
  })
  useLayoutEffect(() => tell(look()))
  return measure
}

const useLook = (sources: DataSources, series: readonly Series[]): (() => Measure) =>
  useMemo(() => {
    const parts = series.map((one) => readerOf(sources, one))
    return () => measureOf(parts.map((read) => read()))
  }, [sources, series])

/** Whether nothing but digits tells them apart. */
const isWritten = (rendered: Measure | null, found: Measure): boolean =>
  rendered?.truth === 'fresh' &&
  found.truth === 'fresh' &&
  rendered.measuring === found.measuring &&
  rendered.of === found.of

/** Calls back when something of these series changes, ten times a second at most, and each second. */
const follow = (sources: DataSources, series: readonly Series[], listener: () => void): (() => void) => {
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
}

/** How many of these devices have a fresh main value now; a number, looked at each second. */
export const useFreshCount = (devices: readonly Device[]): number => {
  const sources = useSources()
  const subscribe = useCallback((listener: () => void) => sources.clock.subscribe(LOOK_MS, listener), [sources])
  const areUpToDate = useMemo(() => devices.map((device) => upToDateOf(sources, device)), [sources, devices])
  return useSyncExternalStore(subscribe, () => areUpToDate.filter((isUpToDate) => isUpToDate()).length)
}

/** A device that measures nothing is up to date while it is there. */
const upToDateOf = (sources: DataSources, device: Device): (() => boolean) => {
  const metric = mainMetric(device)
  if (metric !== null) {
    const read = readerOf(sources, { device: device.id, metric, isOfPump: device.kind === 'pump' })
    return () => read().truth === 'fresh'
  }
  return () => {
    const status = sources.live.board.status(device.id)
    return status?.online === true && status.powered !== false
  }
}

const readerOf = ({ feed, clock, live }: DataSources, { device, metric, isOfPump = false }: Series): (() => Part) => {
  const latestOf = live.readings.reader(device, metric.id)
  const truthOf = (latest: Latest | null): Believed => {
    if (!feed.get().trusted) return 'frozen'
    const status = live.board.status(device)
    const isContradicted =
      isOfPump && latest !== null && isWorkDespiteCut(status, metric.id, latest, clock.nowBy(LOOK_MS))
    if ((status?.powered === false && !isContradicted) || status?.online === false) return 'off'
    return freshnessOf(latest === null ? null : clock.nowBy(LOOK_MS) - latest.ts, metric.cadenceMs)
  }
  return () => {
    const latest = latestOf()
    return { value: latest?.value ?? null, at: latest?.ts ?? null, truth: truthOf(latest) }
  }
}

const isSame = (one: Measure, other: Measure): boolean =>
  one.at === other.at &&
  one.value === other.value &&
  one.truth === other.truth &&
  one.measuring === other.measuring &&
  one.of === other.of
