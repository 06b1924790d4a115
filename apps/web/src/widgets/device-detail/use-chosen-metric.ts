import type { Device, MetricId } from '@vigie/contracts/entities'
import { useSearchParams } from 'react-router-dom'
import { mainMetric } from '../device-tile/device-metrics.ts'

/** Which metric of a device is charted: that of the address, else its main one; null when it measures nothing. */
export const useChosenMetric = (device: Device) => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('grandeur')
  const metric = device.metrics.find(({ id }) => id === asked) ?? mainMetric(device)
  const choose = (id: MetricId) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous)
        next.set('grandeur', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [metric, choose] as const
}
