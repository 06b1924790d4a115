// In: statuses, readings and the trust in the feed. Out: how far one value can be believed, and what an asset does now.
import {
  type AlarmPriority,
  alarmPriority,
  type Device,
  type DeviceId,
  freshnessOf,
  inletsOf,
  type MetricId,
} from '@vigie/contracts/entities'
import { useCallback, useMemo } from 'react'
import { type DataSources, useSources, useStore } from '@/data'
import type { Asset } from '../assets/assets-of.ts'
import { type AssetState, assetStateOf, type Truth } from './asset-state.ts'
import { type DeviceMetricSpec, mainMetric } from './device-metrics.ts'

/** A value ages by itself. */
const LOOK_MS = 1_000

type Watched = { readonly device: DeviceId; readonly metrics: readonly MetricId[] }

/**
 * What `look` finds, looked at whenever what is watched says something, and each second. It renders again only when
 * the answer changes; `watched` and `look` are to stay the same objects.
 */
const useWatched = <T extends string | number>(watched: readonly Watched[], look: (sources: DataSources) => T): T => {
  const sources = useSources()
  const subscribe = useCallback(
    (listener: () => void) => {
      const { feed, clock, live } = sources
      const leave = [
        feed.subscribe(listener),
        clock.subscribe(LOOK_MS, listener),
        ...watched.flatMap(({ device, metrics }) => [
          live.board.subscribeStatus(device, listener),
          ...metrics.map((metric) => live.readings.subscribe(device, metric, 'calm', listener)),
        ]),
      ]
      return () => {
        for (const unsubscribe of leave) unsubscribe()
      }
    },
    [sources, watched],
  )
  return useStore(subscribe, () => look(sources))
}

const truthOf = (sources: DataSources, device: DeviceId, metric: DeviceMetricSpec | null): Truth => {
  const { feed, clock, live } = sources
  if (!feed.get().trusted) return 'frozen'
  const status = live.board.status(device)
  if (status?.powered === false || status?.online === false) return 'off'
  if (metric === null) return 'mute'
  const latest = live.readings.get(device, metric.id, 'calm')
  return freshnessOf(latest === null ? null : clock.nowBy(LOOK_MS) - latest.ts, metric.cadenceMs)
}

/** How far the latest value of one metric can be believed; null: the device measures nothing. */
export const useTruth = (device: DeviceId, metric: DeviceMetricSpec | null): Truth => {
  const watched = useMemo(() => [{ device, metrics: metric === null ? [] : [metric.id] }], [device, metric])
  return useWatched(watched, (sources) => truthOf(sources, device, metric))
}

/** When the oldest and the newest of these values of a device were read, epoch ms; null: none ever was. */
export const useReadSpan = (
  device: DeviceId,
  metrics: readonly DeviceMetricSpec[],
): readonly [number, number] | null => {
  const watched = useMemo(() => [{ device, metrics: metrics.map(({ id }) => id) }], [device, metrics])
  const moments = ({ live }: DataSources) =>
    metrics.flatMap(({ id }) => live.readings.get(device, id, 'calm')?.ts ?? [])
  const oldest = useWatched(watched, (sources) => Math.min(...moments(sources)))
  const newest = useWatched(watched, (sources) => Math.max(...moments(sources)))
  return oldest > newest ? null : [oldest, newest]
}

/** What an asset does now, by its main device. */
export const useAssetState = ({ main }: Pick<Asset, 'main'>): AssetState => {
  const watched = useMemo(() => [{ device: main.id, metrics: main.metrics.map(({ id }) => id) }], [main])
  return useWatched(watched, (sources) => stateNow(sources, main))
}

/** The same at this instant, for what is put in order by it. */
export const stateNow = (sources: DataSources, main: Device): AssetState =>
  assetStateOf(main, {
    truth: truthOf(sources, main.id, mainMetric(main)),
    status: sources.live.board.status(main.id),
    value: (metric) => sources.live.readings.get(main.id, metric, 'calm')?.value ?? null,
  })

/**
 * Whether anything that fills a tank is at work now; null: not known, as some of it says nothing of now. One of which nothing
 * is known to fill it counts as filled.
 */
export const useIsFed = (tank: DeviceId, devices: readonly Device[]): boolean | null => {
  const inlets = useMemo(() => inletsOf(tank, devices), [tank, devices])
  const watched = useMemo(
    () => inlets.map(({ id, metrics }) => ({ device: id, metrics: metrics.map((metric) => metric.id) })),
    [inlets],
  )
  const answer = useWatched(watched, (sources): 'yes' | 'no' | 'unknown' => {
    const states = inlets.map((inlet) => stateNow(sources, inlet))
    if (states.length === 0 || states.some((state) => AT_WORK.has(state))) return 'yes'
    return states.every((state) => AT_REST.has(state)) ? 'no' : 'unknown'
  })
  return answer === 'unknown' ? null : answer === 'yes'
}
const AT_WORK: ReadonlySet<AssetState> = new Set(['running', 'flowing'])
const AT_REST: ReadonlySet<AssetState> = new Set(['stopped', 'dry', 'off', 'off-then'])

/** How many of these devices have no power now. */
export const useOffCount = (devices: readonly Device[]): number => {
  const watched = useMemo(() => devices.map(({ id }) => ({ device: id, metrics: [] })), [devices])
  return useWatched(watched, ({ live }) => devices.filter(({ id }) => live.board.status(id)?.powered === false).length)
}

/** Conditions that the state of a device says by itself: a cut, a device that is gone or silent. */
const SAID_BY_STATE: ReadonlySet<string> = new Set(['power-off', 'offline', 'stale'])

/** The place of the most urgent of these among the priorities; behind all of them: there is none. */
const worstOf = (alarms: readonly { readonly priority: AlarmPriority }[]): number =>
  Math.min(alarmPriority.options.length, ...alarms.map(({ priority }) => alarmPriority.options.indexOf(priority)))

/**
 * The most urgent active alarm of these devices, where it is more urgent than what their state says by itself: a cut that
 * is as urgent leads alone. '': there is none.
 */
export const useWorstAlarm = (devices: readonly Device[]): AlarmPriority | '' => {
  const watched = useMemo(() => devices.map(({ id }) => ({ device: id, metrics: [] })), [devices])
  return useWatched(watched, ({ live }) => {
    const told = devices.flatMap(({ id }) => live.board.activeAlarms(id))
    const { said = [], marked = [] } = Object.groupBy(told, ({ condition }) =>
      SAID_BY_STATE.has(condition) ? 'said' : 'marked',
    )
    const worst = worstOf(marked)
    return worst < worstOf(said) ? (alarmPriority.options[worst] ?? '') : ''
  })
}
