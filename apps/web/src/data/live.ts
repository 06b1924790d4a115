import {
  type Alarm,
  type AlarmCondition,
  type DeviceId,
  type DeviceStatus,
  isActiveAlarm,
  type MetricId,
} from '@vigie/contracts/entities'
import { useCallback, useMemo } from 'react'
import type { Latest, Pace } from './reading-cells.ts'
import { type ConnectionView, useSources } from './sources.ts'
import { useStore } from './use-store.ts'

/**
 * Latest good reading of a series, null before the first one. Renders again at most once a frame, or ten times a second
 * when `calm`.
 */
export const useLatest = (device: DeviceId, metric: MetricId, pace: Pace = 'frame'): Latest | null => {
  const { readings } = useSources().live
  const subscribe = useCallback(
    (listener: () => void) => readings.subscribe(device, metric, pace, listener),
    [readings, device, metric, pace],
  )
  return useStore(subscribe, () => readings.get(device, metric, pace))
}

/** Whether a device has power and is online; null: no status of it is known. */
export const useDeviceStatus = (device: DeviceId): DeviceStatus | null => {
  const { board } = useSources().live
  const subscribe = useCallback((listener: () => void) => board.subscribeStatus(device, listener), [board, device])
  return useStore(subscribe, () => board.status(device))
}

/** Whether an alarm of such conditions holds on one of some devices. */
export const useHasAlarm = (devices: readonly DeviceId[], conditions: ReadonlySet<AlarmCondition>): boolean => {
  const { board } = useSources().live
  const ids = devices.join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.split(' ').map((id) => board.subscribeStatus(id, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [board, ids],
  )
  return useStore(subscribe, () =>
    devices.some((id) => board.activeAlarms(id).some(({ condition }) => conditions.has(condition))),
  )
}

/** Devices whose power supply is off now, by their status; the same set for as long as nobody loses or regains power. */
export const useUnpowered = (): ReadonlySet<DeviceId> => {
  const { board } = useSources().live
  return useStore(board.subscribeUnpowered, board.unpowered)
}

/** Open alarms of the site, oldest first, whatever their state; the same array until one changes. */
export const useOpenAlarms = (): readonly Alarm[] => {
  const { board } = useSources().live
  return useStore(board.subscribeAlarms, board.alarms)
}

/** Active alarms of the site, oldest first: those whose condition holds now and that nobody has put away. */
export const useActiveAlarms = (): readonly Alarm[] => {
  const open = useOpenAlarms()
  return useMemo(() => open.filter(isActiveAlarm), [open])
}

/** The server's time (ms since 1970), rounded down to a whole step; renders again at each step. */
export const useNow = (stepMs: number): number => {
  const { clock } = useSources()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(stepMs, listener), [clock, stepMs])
  return useStore(subscribe, () => clock.nowBy(stepMs))
}

/**
 * The moment up to which the site is known, rounded down to a whole step: now, or the one at which values froze. What
 * lasts is known to have lasted until then, and no longer.
 */
export const useKnownUntil = (stepMs: number): number => {
  const now = useNow(stepMs)
  const { trusted, since } = useFeed()
  return trusted || since === null ? now : Math.min(now, since)
}

/** Whether the live feed can be trusted; if not, the values on screen may be out of date. */
export const useFeed = (): ConnectionView => {
  const { feed } = useSources()
  return useStore(feed.subscribe, feed.get)
}
