import type { Device, KpiBody, MetricId } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatDuration, formatNumber } from '@/text'
import { eau } from '@/text/eau'
import { detail } from '@/text/kpi'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { LiveTile } from '@/widgets/device-detail/live-tile'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { orderedMetrics } from '@/widgets/device-tile/device-metrics'
import { plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

const words = eau.storage
const HOUR_MS = 3_600_000

/** A basin or a tank, or a probe of one. */
export const BassinScreen = () => (
  <DeviceDetail
    back={{ path: PATHS.storage, label: words.back }}
    isOurs={({ role }) => role === 'storage'}
    figures={(device, body) => <StorageFigures device={device} body={body} />}
    thresholds={fullAt}
  />
)

const fullAt = ({ heightM }: Device, metric: MetricId): readonly Threshold[] =>
  metric === 'level_m' && heightM !== null ? [{ value: heightM, label: detail.full }] : []

const LIVE = ['level_pct', 'level_m', 'pressure_bar'] as const
const M3 = { unit: 'm³' } as const
const HOURS = { unit: 'h', decimals: 1 } as const

const StorageFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const found = body.storages.find((one) => one.device === device.id)
  const live = orderedMetrics(device).flatMap(({ id }) => LIVE.find((metric) => metric === id) ?? [])
  const least = targets?.autonomyHours
  return (
    <KpiStrip label={detail.figures}>
      {live.map((metric) => (
        <LiveTile key={metric} device={device} metric={metric} />
      ))}
      {found !== undefined && (
        <>
          <KpiTile
            label={words.volume}
            figure={plainFigure(found.volumeM3)}
            style={M3}
            detail={
              found.capacityM3 === null ? undefined : words.capacity(`${formatNumber(found.capacityM3, 0)}\u00a0m³`)
            }
          />
          <KpiTile
            label={words.autonomy}
            figure={plainFigure(found.autonomyHours)}
            style={{ unit: 'h' }}
            reason={words.notEmptying}
            detail={eau.autonomyOf}
            target={least === undefined ? undefined : { value: least, sense: 'atLeast' }}
          />
          <KpiTile
            label={words.overflow}
            figure={plainFigure(found.overflowInHours)}
            style={HOURS}
            reason={words.notFilling}
            detail={
              found.overflowInHours === null
                ? words.notFilling
                : words.overflowIn(formatDuration(found.overflowInHours * HOUR_MS))
            }
          />
          <KpiTile label={words.received} figure={found.inM3} style={M3} />
          <KpiTile label={words.drawn} figure={found.outM3} style={M3} />
          <KpiTile label={words.delta} figure={plainFigure(found.deltaM3.value)} style={M3} />
          <KpiTile label={words.balance} figure={balanceOf(found)} style={M3} detail={words.balanceHelp} />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

/** in − out − Δ: what the meters around a storage do not explain. */
const balanceOf = ({ inM3, outM3, deltaM3 }: KpiBody['storages'][number]) =>
  plainFigure(
    inM3.value === null || outM3.value === null || deltaM3.value === null
      ? null
      : inM3.value - outM3.value - deltaM3.value,
  )
