import { type Device, HOUR_MS, type KpiBody, type MetricId } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { PATHS } from '@/paths'
import { formatDuration } from '@/text'
import { eau } from '@/text/eau'
import { detail } from '@/text/kpi'
import type { Threshold } from '@/ui/charts/period-chart-option'
import { DeviceDetail } from '@/widgets/device-detail/device-detail'
import { LiveTiles } from '@/widgets/device-detail/live-tiles'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { atLeast, formatFigure, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

const words = eau.storage

/** A tank, or a probe of one. */
export const TankScreen = () => (
  <DeviceDetail
    back={{ path: PATHS.storage, label: words.back }}
    isOurs={({ role }) => role === 'storage'}
    figures={(device, body) => <TankFigures device={device} body={body} />}
    thresholds={fullAt}
  />
)

const fullAt = ({ heightM }: Device, metric: MetricId): readonly Threshold[] =>
  metric === 'level_m' && heightM !== null ? [{ value: heightM, label: detail.full }] : []

const LIVE: readonly MetricId[] = ['level_pct', 'level_m', 'pressure_bar']

const TankFigures = ({ device, body }: { readonly device: Device; readonly body: KpiBody }) => {
  const targets = useSite().data?.site.targets
  const found = body.storages.find((one) => one.device === device.id)
  return (
    <KpiStrip label={detail.figures}>
      <LiveTiles device={device} metrics={LIVE} />
      {found !== undefined && (
        <>
          <KpiTile
            id="storedM3"
            figure={plainFigure(found.volumeM3)}
            detail={
              found.capacityM3 === null ? undefined : words.capacity(formatFigure(found.capacityM3, 'capacityM3'))
            }
          />
          <KpiTile
            id="autonomyHours"
            figure={plainFigure(found.autonomyHours)}
            reason={words.notEmptying}
            target={atLeast(targets?.autonomyHours)}
          />
          <KpiTile
            id="overflowInHours"
            figure={plainFigure(found.overflowInHours)}
            reason={words.notFilling}
            detail={
              found.overflowInHours === null
                ? undefined
                : words.overflowIn(formatDuration(found.overflowInHours * HOUR_MS))
            }
          />
          <KpiTile id="inM3" figure={found.inM3} />
          <KpiTile id="outM3" figure={found.outM3} />
          <KpiTile id="storedDeltaM3" figure={plainFigure(found.deltaM3.value)} />
          <KpiTile id="tankBalanceM3" figure={balanceOf(found)} />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

/** What the meters around a tank do not explain. */
const balanceOf = ({ inM3, outM3, deltaM3 }: KpiBody['storages'][number]) =>
  plainFigure(
    inM3.value === null || outM3.value === null || deltaM3.value === null
      ? null
      : inM3.value - outM3.value - deltaM3.value,
  )
