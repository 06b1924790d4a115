import type { Device, MetricId } from '@vigie/contracts/entities'
import { useSearch } from '@/ui/use-search'
import { mainMetric } from '../device-tile/device-metrics.ts'

/** Which metric of a device is charted: that of the address, else its main one; null when it measures nothing. */
export const useChosenMetric = (device: Device) => {
  const [search, setSearch] = useSearch()
  const asked = search.get('grandeur')
  const metric = device.metrics.find(({ id }) => id === asked) ?? mainMetric(device)
  const choose = (id: MetricId) =>
    setSearch((words) => {
      words.set('grandeur', id)
      return words
    })
  return [metric, choose] as const
}
