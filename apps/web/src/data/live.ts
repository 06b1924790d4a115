import type { Alarm, DeviceId, DeviceStatus, MetricId } from '@vigie/contracts/entities'
import { useCallback, useSyncExternalStore } from 'react'
import type { Latest, Pace } from './reading-cells.ts'
import { type ConnectionView, useSources } from './sources.ts'

/** Latest good reading of a series; null: none yet. Re-renders at most once a frame, or ten times a second. */
export const useLatest = (device: DeviceId, metric: MetricId, pace: Pace = 'frame'): Latest | null => {
  const { readings } = useSources().live
  const subscribe = useCallback(
    (listener: () => void) => readings.subscribe(device, metric, pace, listener),
    [readings, device, metric, pace],
  )
  return useSyncExternalStore(subscribe, () => readings.get(device, metric))
}

/** Power and presence of a device; null: it never said. */
export const useDeviceStatus = (device: DeviceId): DeviceStatus | null => {
  const { board } = useSources().live
  const subscribe = useCallback((listener: () => void) => board.subscribeStatus(device, listener), [board, device])
  return useSyncExternalStore(subscribe, () => board.status(device))
}

/** Alarms that stand now, oldest first. */
export const useActiveAlarms = (): readonly Alarm[] => {
  const { board } = useSources().live
  return useSyncExternalStore(board.subscribeAlarms, board.alarms)
}

/** The server's time (ms since 1970), by whole steps; every watcher shares one timer. */
export const useNow = (stepMs: number): number => {
  const { clock } = useSources()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(stepMs, listener), [clock, stepMs])
  return useSyncExternalStore(subscribe, () => clock.nowBy(stepMs))
}

/** State of the live feed; `trusted` false: what stands on screen may no longer hold. */
export const useFeed = (): ConnectionView => {
  const { feed } = useSources()
  return useSyncExternalStore(feed.subscribe, feed.get)
}
