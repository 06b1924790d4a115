import type { Device, KpiBody, PeriodUnit } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { formatDayMonth } from '@/text'
import { detail } from '@/text/detail'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { leak } from '@/text/leak'
import { PowerTile } from '@/widgets/device-detail/power-tile'
import { budgetLeadOf } from '@/widgets/kpi/budget-lead'
import { formatBare, plainFigure } from '@/widgets/kpi/figure'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { usePeriod } from '@/widgets/period/use-period'
import { BudgetWords } from './budget-words.tsx'
import { isNightOver } from './night-words.ts'
import { overspent } from './overspent.ts'
import { useBudgets } from './use-budgets.ts'

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
          <BudgetTile device={device} />
          <NightTile found={found} isOver={isNightOver(body)} />
        </>
      )}
      <PowerTile device={device.id} body={body} targets={targets} />
    </KpiStrip>
  )
}

type Consumption = KpiBody['consumptions'][number]

type NightTileProps = {
  readonly found: Consumption
  /** false: the night that the period begins with still goes on */
  readonly isOver: boolean
}

/** The nights of the period; while none of them is over, the last night, dated. */
const NightTile = ({ found: { nightFlowM3h, night }, isOver }: NightTileProps) => {
  const [{ unit }] = usePeriod()
  const usual = night?.usualM3h == null ? [] : [leak.usual(formatBare(night.usualM3h, 'nightFlowM3h'))]
  if ((isOver && nightFlowM3h.value !== null) || night == null) {
    return (
      <KpiTile
        id="nightFlowM3h"
        // a night of a leak against another of the same leak says nothing, and one that is held against what is usual is held
        // against nothing else beside it
        figure={night?.leakSince == null && usual.length === 0 ? nightFlowM3h : { ...nightFlowM3h, previous: null }}
        detail={[NIGHTLY.has(unit) ? words.night : words.perNight, ...usual].join(', ')}
      />
    )
  }
  return (
    <KpiTile
      id="nightFlowM3h"
      figure={plainFigure(night.flowM3h)}
      detail={[words.nightOf(formatDayMonth(night.at)), ...usual].join(', ')}
    />
  )
}

const NIGHTLY: ReadonlySet<PeriodUnit> = new Set<PeriodUnit>(['day', 'last-24h'])

/** What is left of the budget of the period; of a day that of its month, because a day of watering says nothing of it. */
const BudgetTile = ({ device }: { readonly device: Device }) => {
  const { figures, isMonth, week } = useBudgets()
  const body = figures === 'loading' || figures === null ? undefined : figures
  const held = useHeld(body?.period)
  const found = body?.consumptions.find((one) => one.device === device.id)
  const reason =
    figures === 'loading' ? words.readingBudget : found?.budgetM3 === null ? words.noBudget : kpi.notComputable
  const left = found === undefined ? plainFigure(null) : leftOf(found)
  return (
    <KpiTile
      id="budgetLeftM3"
      figure={left}
      {...overspent(left.value)}
      reason={reason}
      detail={
        body !== undefined &&
        found?.budgetM3 != null &&
        found.budgetM3 > 0 &&
        found.volumeM3.value !== null && (
          <BudgetWords
            share={found.volumeM3.value / found.budgetM3}
            budgetM3={found.budgetM3}
            lead={budgetLeadOf([found], body, week, held)}
            body={body}
            isMonth={isMonth}
          />
        )
      }
    />
  )
}

const leftOf = ({ budgetM3, volumeM3 }: Consumption) =>
  plainFigure(budgetM3 === null || volumeM3.value === null ? null : budgetM3 - volumeM3.value)
