import { HOUR_MS, type KpiBody, SERIES_MAX_POINTS } from '@vigie/contracts/entities'
import { useCapability, useDevices, useSeries } from '@/data'
import { measures } from '@/widgets/device-tile/device-metrics'
import { hasFallen, lessSun, METRIC } from './sunshine.ts'

/** Why the solar share of a period fell, where the sunshine that was recorded tells; it is asked for only then. */
export const useLessSun = ({ energy, period, until, previous }: KpiBody): string | undefined => {
  const offered = useCapability('series')
  const sensor = useDevices().data?.find((device) => measures(device, METRIC))
  const isAsked = offered !== false && sensor !== undefined && hasFallen(energy.solarSharePct)
  const of = (from: number, to: number) => ({
    device: sensor?.id ?? '',
    metric: METRIC,
    from,
    to,
    points: Math.min(SERIES_MAX_POINTS, Math.max(2, Math.ceil((to - from) / HOUR_MS))),
  })
  const now = useSeries(of(period.from, until), { enabled: isAsked })
  const before = useSeries(of(previous.from, previous.to), { enabled: isAsked })
  if (!isAsked || now.isPlaceholderData || before.isPlaceholderData) return undefined
  return now.data === undefined || before.data === undefined ? undefined : lessSun(now.data, before.data)
}
