import type { Device, KpiBody, PeriodUnit } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { formatDayMonth, formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { detail, kpi } from '@/text/kpi'
import { leak } from '@/text/leak'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { formatBare, formatFigure, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { usePeriod } from '@/widgets/period/use-period'

const words = eau.consumption
type ConsumptionFiguresProps = { readonly device: Device; readonly body: KpiBody }

/** What a sector used, against its budget, and its flow at night. */
export const ConsumptionFigures = ({ device, body }: ConsumptionFiguresProps) => {
  const targets = useSite().data?.site.targets
  const found = body.consumptions.find((one) => one.device === device.id)
  return (
    <KpiStrip label={detail.figures}>
      {found !== undefined && (
        <>
          <KpiTile id="volumeM3" figure={found.volumeM3} />
          <KpiTile
            id="budgetLeftM3"
            figure={leftOf(found)}
            reason={found.budgetM3 === null ? words.noBudget : kpi.notComputable}
            detail={usedOf(found)}
          />
          <NightTile found={found} />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

type Consumption = KpiBody['consumptions'][number]

/** The nights of the period; while it has none, the last night, dated. */
const NightTile = ({ found: { nightFlowM3h, night } }: { readonly found: Consumption }) => {
  const [{ unit }] = usePeriod()
  if (nightFlowM3h.value !== null || night == null)
    return <KpiTile id="nightFlowM3h" figure={nightFlowM3h} detail={NIGHTLY.has(unit) ? words.night : words.perNight} />
  return (
    <KpiTile
      id="nightFlowM3h"
      figure={plainFigure(night.flowM3h)}
      detail={[
        words.nightOf(formatDayMonth(night.at)),
        ...(night.usualM3h === null ? [] : [leak.usual(formatBare(night.usualM3h, 'nightFlowM3h'))]),
      ].join(', ')}
    />
  )
}

const NIGHTLY: ReadonlySet<PeriodUnit> = new Set<PeriodUnit>(['day', 'last-24h'])

const leftOf = ({ budgetM3, volumeM3 }: Consumption) =>
  plainFigure(budgetM3 === null || volumeM3.value === null ? null : budgetM3 - volumeM3.value)

const usedOf = ({ budgetM3, volumeM3 }: Consumption): string | undefined =>
  budgetM3 === null || budgetM3 === 0 || volumeM3.value === null
    ? undefined
    : words.restDetail(formatPercent(volumeM3.value / budgetM3), formatFigure(budgetM3, 'budgetM3'))
