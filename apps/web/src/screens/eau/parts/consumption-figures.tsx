import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { detail } from '@/text/kpi'
import { LiveTile } from '@/widgets/device-detail/live-tile'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { orderedMetrics } from '@/widgets/device-tile/device-metrics'
import { plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

const words = eau.consumption
const LIVE = ['flow_m3h', 'pressure_bar'] as const
const M3 = { unit: 'm³' } as const

type ConsumptionFiguresProps = { readonly device: Device; readonly body: KpiBody }

/** What a sector used, against its budget, and its flow at night. */
export const ConsumptionFigures = ({ device, body }: ConsumptionFiguresProps) => {
  const targets = useSite().data?.site.targets
  const found = body.consumptions.find((one) => one.device === device.id)
  const live = orderedMetrics(device).flatMap(({ id }) => LIVE.find((metric) => metric === id) ?? [])
  return (
    <KpiStrip label={detail.figures}>
      {live.map((metric) => (
        <LiveTile key={metric} device={device} metric={metric} />
      ))}
      {found !== undefined && (
        <>
          <KpiTile label={words.volume} figure={found.volumeM3} style={M3} />
          <KpiTile label={words.budget} figure={plainFigure(found.budgetM3)} style={M3} reason={words.noBudget} />
          <KpiTile
            label={words.rest}
            figure={restOf(found)}
            style={M3}
            reason={words.noBudget}
            detail={usedOf(found)}
          />
          <KpiTile
            label={words.night}
            figure={found.nightFlowM3h}
            style={{ unit: 'm³/h', decimals: 2, better: 'less' }}
            detail={words.nightHelp}
          />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

type Consumption = KpiBody['consumptions'][number]

const restOf = ({ budgetM3, volumeM3 }: Consumption) =>
  plainFigure(budgetM3 === null || volumeM3.value === null ? null : budgetM3 - volumeM3.value)

const usedOf = ({ budgetM3, volumeM3 }: Consumption): string | undefined =>
  budgetM3 === null || budgetM3 === 0 || volumeM3.value === null
    ? undefined
    : words.restDetail(formatPercent(volumeM3.value / budgetM3))
