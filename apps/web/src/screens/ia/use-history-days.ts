import { DAY_MS, type Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow } from '@/data'
import { useManySeries } from '@/data/many-series'
import { historyDays, PUMP_METRICS } from './needs.ts'

/** As far back as the upstream may keep readings. */
const BACK_MS = 5 * 365 * DAY_MS

/** Days of history of each device's flow, power or pressure, whichever it has first; null: none. */
export const useHistoryDays = (devices: readonly Device[]) => {
  const today = useNow(DAY_MS)
  const inputs = useMemo(
    () =>
      devices.flatMap((device) => {
        const metric = PUMP_METRICS.find((wanted) => device.metrics.some(({ id }) => id === wanted))
        return metric === undefined
          ? []
          : [{ device: device.id, metric, from: today - BACK_MS, to: today + DAY_MS, points: 2_000 }]
      }),
    [devices, today],
  )
  const results = useManySeries(inputs)
  const daysOf = new Map(results.map(({ data }) => [data?.device, historyDays(data?.points ?? [])]))
  return {
    days: devices.map(({ id }) => daysOf.get(id) ?? null),
    isPending: results.some(({ isPending }) => isPending),
    isError: results.some(({ isError }) => isError),
  }
}
