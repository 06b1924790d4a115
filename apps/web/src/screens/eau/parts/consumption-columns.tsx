import type { Device, KpiBody } from '@vigie/contracts/entities'
import { formatMonth } from '@/text'
import { budgetLead } from '@/text/budget-lead'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { leak as words } from '@/text/leak'
import { cn } from '@/ui/cn'
import { type DeviceColumn, FigurePlace, Nothing } from '@/widgets/device-table/device-column'
import { BudgetBar } from '@/widgets/kpi/budget-bar'
import { budgetLeadOf, budgetLeadWords, budgetUsed } from '@/widgets/kpi/budget-lead'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { columnOf } from '@/widgets/kpi/formula'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { useLeak } from '@/widgets/leaks/leaks-provider'
import type { Budgets } from './use-budgets.ts'

type Consumption = KpiBody['consumptions'][number]
type Source = { readonly of: (device: Device) => Consumption | undefined; readonly isLoading: boolean }

/** How much of its budget of a period a consumer took: what is over it stands out. */
export const budgetColumn = (
  figures: KpiBody | 'loading',
  { isMonth, week }: Omit<Budgets, 'figures'>,
): DeviceColumn => {
  const body = figures === 'loading' ? undefined : figures
  const of = consumptionIn(body)
  return {
    id: 'budget',
    title: isMonth && body ? eau.consumption.budgetOfMonth(formatMonth(body.period.from)) : eau.consumption.budget,
    help: columnOf('budgetM3').help,
    isWide: true,
    cell: (device) =>
      body === undefined ? (
        <FigurePlace className="w-40" />
      ) : (
        <Budget consumption={of(device)} body={body} week={week} />
      ),
    sortBy: (device) => shareOf(of(device)),
  }
}

/** What a consumer took over a period. */
export const consumptionIn =
  (body: KpiBody | undefined) =>
  ({ id }: Device): Consumption | undefined =>
    body?.consumptions.find(({ device }) => device === id)

const shareOf = (found: Consumption | undefined): number | null =>
  found === undefined || found.budgetM3 === null || found.budgetM3 <= 0 || found.volumeM3.value === null
    ? null
    : found.volumeM3.value / found.budgetM3

type BudgetProps = {
  readonly consumption: Consumption | undefined
  readonly body: KpiBody
  readonly week: KpiBody | null
}

const Budget = ({ consumption, body, week }: BudgetProps) => {
  const share = shareOf(consumption)
  const held = useHeld(body.period)
  if (share === null || consumption === undefined) return <Nothing reason={eau.consumption.noBudget} />
  const leads = budgetLeadOf([consumption], body, week, held)
  const lead = budgetLeadWords(leads, body)
  const isLoud = share > 1 || lead !== null
  return (
    <span className="inline-flex w-40 flex-col gap-1 align-middle">
      <span className="flex items-baseline justify-between gap-2">
        <span className={cn('font-medium', isLoud && 'text-warn')}>{budgetUsed(share)}</span>
        <span className="font-normal text-muted text-xs">
          {eau.consumption.budgetOf(formatFigure(consumption.budgetM3, 'budgetM3'))}
        </span>
      </span>
      <BudgetBar spent={share} of={body} isLoud={isLoud} />
      {leads === 'held' && <Lead className="text-muted">{budgetLead.held}</Lead>}
      {lead !== null && <Lead className="text-warn">{lead}</Lead>}
    </span>
  )
}

/** Below the bar, never wider than it: a cell of a table does not wrap by itself. */
const Lead = ({ className, children }: { readonly className: string; readonly children: string }) => (
  <span className={cn('whitespace-normal text-balance text-right font-normal text-xs leading-4', className)}>
    {children}
  </span>
)

/** The least flow of the last night, whatever the period; of a probable leak also what is usual. */
export const nightColumn = ({ of, isLoading }: Source): DeviceColumn => ({
  id: 'nightFlowM3h',
  title: columnOf('nightFlowM3h').title,
  unit: columnOf('nightFlowM3h').unit,
  help: eau.consumption.lastNightHelp,
  isWide: true,
  cell: (device) => (isLoading ? <FigurePlace /> : <NightFlow device={device} value={lastNight(of(device))} />),
  sortBy: (device) => lastNight(of(device)),
})

/** Of an upstream that does not tell of the last night: what the nights of the period are. */
const lastNight = (found: Consumption | undefined): number | null =>
  (found?.night === undefined ? found?.nightFlowM3h.value : found.night?.flowM3h) ?? null

const NightFlow = ({ device, value }: { readonly device: Device; readonly value: number | null }) => {
  const leak = useLeak(device.id)
  if (value === null) return <Nothing reason={kpi.notComputable} />
  if (leak === undefined) return formatBare(value, 'nightFlowM3h')
  return (
    <span className="inline-flex flex-col items-end">
      <span className="font-semibold text-warn">{formatBare(value, 'nightFlowM3h')}</span>
      <span className="font-normal text-muted text-xs leading-4">
        {words.usual(formatBare(leak.usual, 'nightFlowM3h'))}
      </span>
    </span>
  )
}
