import type { Device, KpiBody } from '@vigie/contracts/entities'
import { formatPercent } from '@/text'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { cn } from '@/ui/cn'
import { type DeviceColumn, FigurePlace, figureColumn, Nothing } from '@/widgets/device-table/device-column'
import { columnOf, formatBare, formatFigure } from '@/widgets/kpi/figure'
import { useLeak } from '@/widgets/leaks/leaks-provider'

type Consumption = KpiBody['consumptions'][number]
type Source = { readonly of: (device: Device) => Consumption | undefined; readonly isLoading: boolean }

/** How much of its budget of the period a consumer took: what is over it stands out. */
export const budgetColumn = ({ of, isLoading }: Source): DeviceColumn => ({
  id: 'budget',
  title: eau.consumption.budget,
  help: columnOf('budgetM3').help,
  cell: (device) => (isLoading ? <FigurePlace /> : <Budget consumption={of(device)} />),
  sortBy: (device) => shareOf(of(device)),
})

const shareOf = (found: Consumption | undefined): number | null =>
  found === undefined || found.budgetM3 === null || found.budgetM3 <= 0 || found.volumeM3.value === null
    ? null
    : found.volumeM3.value / found.budgetM3

const Budget = ({ consumption }: { readonly consumption: Consumption | undefined }) => {
  const share = shareOf(consumption)
  if (share === null) return <Nothing reason={eau.consumption.noBudget} />
  const isOver = share > 1
  return (
    <span className="inline-flex w-32 flex-col gap-1 align-middle">
      <span className="flex items-baseline justify-between gap-2">
        <span className={cn('font-medium', isOver && 'text-warn')}>{formatPercent(share)}</span>
        <span className="font-normal text-muted text-xs">
          {eau.consumption.budgetOf(formatFigure(consumption?.budgetM3 ?? null, 'budgetM3'))}
        </span>
      </span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className={cn('block h-full rounded-full', isOver ? 'bg-warn' : 'bg-water')}
          style={{ width: `${Math.min(1, share) * 100}%` }}
        />
      </span>
    </span>
  )
}

/** The least flow of the night; of a probable leak also what it was before. */
export const nightColumn = ({ of, isLoading }: Source): DeviceColumn => {
  const column = figureColumn({ id: 'nightFlowM3h', figure: (one) => of(one)?.nightFlowM3h, isLoading })
  return {
    ...column,
    cell: (device) =>
      isLoading ? <FigurePlace /> : <NightFlow device={device} value={of(device)?.nightFlowM3h.value ?? null} />,
  }
}

const NightFlow = ({ device, value }: { readonly device: Device; readonly value: number | null }) => {
  const leak = useLeak(device.id)
  if (value === null) return <Nothing reason={kpi.notComputable} />
  if (leak === undefined) return formatBare(value, 'nightFlowM3h')
  return (
    <span className="inline-flex flex-col items-end">
      <span className="font-semibold text-warn">{formatBare(value, 'nightFlowM3h')}</span>
      <span className="font-normal text-muted text-xs leading-4">
        {eau.leak.usual(formatBare(leak.before, 'nightFlowM3h'))}
      </span>
    </span>
  )
}
