import type { KpiBody, PeriodUnit } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute } from '@/text'
import { energie } from '@/text/energie'
import { Card } from '@/ui/card'
import { formatFigure } from '@/widgets/kpi/figure'

const words = energie.buckets
const LABELS_SHOWN = 8

type SupplyBarsProps = { readonly buckets: KpiBody['buckets']; readonly unit: PeriodUnit }

/** Grid and sun, hour by hour of a day or day by day of longer periods, stacked. */
export const SupplyBars = ({ buckets, unit }: SupplyBarsProps) => {
  const most = Math.max(0, ...buckets.map(({ gridKwh, solarKwh }) => (gridKwh ?? 0) + (solarKwh ?? 0)))
  const label = unit === 'day' ? formatMinute : formatDayMonth
  const every = Math.max(1, Math.ceil(buckets.length / LABELS_SHOWN))
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold text-sm">
          {words.title} <span className="font-normal text-muted">kWh</span>
        </h2>
        <p aria-hidden className="flex gap-3 text-2xs text-muted [&_span_span]:mr-1 [&_span_span]:inline-block">
          <span>
            <span className="size-2.5 rounded-sm bg-muted" />
            {words.grid}
          </span>
          <span>
            <span className="size-2.5 rounded-sm bg-energy" />
            {words.solar}
          </span>
        </p>
      </div>
      {most <= 0 ? (
        <p className="text-muted text-sm">{words.none}</p>
      ) : (
        <ol aria-label={words.label} className="flex h-44 items-stretch gap-px sm:gap-0.5">
          {buckets.map(({ from, gridKwh, solarKwh }, index) => {
            const said = `${label(from)} : ${words.grid} ${formatFigure(gridKwh, KWH)}, ${words.solar} ${formatFigure(solarKwh, KWH)}`
            return (
              <li key={from} title={said} className="group flex min-w-0 grow basis-0 flex-col gap-1">
                <span className="sr-only">{said}</span>
                <span
                  aria-hidden
                  className="flex min-h-0 grow flex-col justify-end rounded-sm bg-sunken group-hover:bg-hover"
                >
                  <span className="w-full bg-energy" style={{ height: `${(100 * (solarKwh ?? 0)) / most}%` }} />
                  <span className="w-full bg-muted/70" style={{ height: `${(100 * (gridKwh ?? 0)) / most}%` }} />
                </span>
                <span aria-hidden className="h-4 overflow-visible whitespace-nowrap text-2xs text-muted tabular-nums">
                  {index % every === 0 ? label(from) : ''}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </Card>
  )
}

const KWH = { unit: 'kWh' } as const
