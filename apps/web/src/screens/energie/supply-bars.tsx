import { FIGURES, type KpiBody, type PeriodUnit } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute } from '@/text'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { useMediaQuery } from '@/ui/use-media-query'
import { ColumnBars } from '@/widgets/column-bars/column-bars'
import { formatFigure } from '@/widgets/kpi/figure'

const words = energie.buckets
const NAMES = { grid: FIGURES.gridKwh.shortName, solar: FIGURES.solarKwh.shortName } as const
const FILLS = { grid: 'bg-line-strong', solar: 'bg-energy-fill' } as const
/** Labels below the bars that do not meet, on a phone and on wider windows. */
const TICKS_SHOWN = { narrow: 4, wide: 8 } as const
const WIDE = '(min-width: 40rem), print'

type SupplyBarsProps = { readonly body: Pick<KpiBody, 'buckets' | 'until' | 'period'>; readonly unit: PeriodUnit }

/** Grid and sun, hour by hour of a day or day by day of longer periods, stacked. */
export const SupplyBars = ({ body: { buckets, until, period }, unit }: SupplyBarsProps) => {
  const label = unit === 'day' || unit === 'last-24h' ? formatMinute : formatDayMonth
  const shown = useMediaQuery(WIDE) ? TICKS_SHOWN.wide : TICKS_SHOWN.narrow
  const every = Math.max(1, Math.ceil(buckets.length / shown))
  // the hour or the day that still runs counted only a part of itself
  const running = until < period.to || unit === 'last-24h' ? buckets.at(-1)?.from : undefined
  const nothing = buckets.every(({ gridKwh, solarKwh }) => (gridKwh ?? 0) + (solarKwh ?? 0) <= 0)
  return (
    <CardSection title={words.title} beside={<Legend />}>
      {nothing ? (
        <EmptyLine>{words.none}</EmptyLine>
      ) : (
        <div className="flex grow flex-col px-4 pt-1 pb-3">
          <ColumnBars
            label={words.label}
            unit={FIGURES.gridKwh.unit}
            columns={buckets.map(({ from, gridKwh, solarKwh }, index) => ({
              key: from,
              partial: from === running,
              said: `${label(from)}${from === running ? words.soFar : ''} : ${NAMES.grid} ${formatFigure(gridKwh, 'gridKwh')}, ${NAMES.solar} ${formatFigure(solarKwh, 'solarKwh')}`,
              tick: index % every === 0 ? label(from) : '',
              parts: [
                { value: solarKwh, fill: FILLS.solar },
                { value: gridKwh, fill: FILLS.grid },
              ],
            }))}
          />
        </div>
      )}
    </CardSection>
  )
}

const Legend = () => (
  <ul aria-hidden className="flex gap-3 text-2xs text-muted leading-6">
    {(['grid', 'solar'] as const).map((part) => (
      <li key={part} className="flex items-center gap-1.5">
        <span className={`size-2.5 rounded-sm ${FILLS[part]}`} />
        {NAMES[part]}
      </li>
    ))}
  </ul>
)
