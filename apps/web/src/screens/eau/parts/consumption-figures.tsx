import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { detail } from '@/text/kpi'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { formatFigure, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'

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
          <KpiTile id="budgetLeftM3" figure={leftOf(found)} reason={words.noBudget} detail={usedOf(found)} />
          <KpiTile id="nightFlowM3h" figure={found.nightFlowM3h} detail={words.nightHelp} />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

type Consumption = KpiBody['consumptions'][number]

const leftOf = ({ budgetM3, volumeM3 }: Consumption) =>
  plainFigure(budgetM3 === null || volumeM3.value === null ? null : budgetM3 - volumeM3.value)

const usedOf = ({ budgetM3, volumeM3 }: Consumption): string | undefined =>
  budgetM3 === null || budgetM3 === 0 || volumeM3.value === null
    ? undefined
    : words.restDetail(formatPercent(volumeM3.value / budgetM3), formatFigure(budgetM3, 'budgetM3'))
