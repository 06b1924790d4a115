import { FIGURES, figureSpec, type KpiBody } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute } from '@/text'
import { eau } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import { useMediaQuery } from '@/ui/use-media-query'
import { type Column, ColumnBars } from '@/widgets/column-bars/column-bars'
import { formatFigure } from '@/widgets/kpi/figure'
import { usePeriod } from '@/widgets/period/use-period'

const words = eau.bars
/** Labels below the bars that do not meet, on a phone and on wider windows. */
const TICKS_SHOWN = { narrow: 4, wide: 12 } as const
const WIDE = '(min-width: 40rem), print'

type WaterBarsProps = { readonly id: 'producedM3' | 'consumedM3'; readonly body: KpiBody }

/** What all of a list produced or took, hour by hour of a day or day by day of a longer period. */
export const WaterBars = ({ id, body: { buckets, until, period } }: WaterBarsProps) => {
  const [{ unit }] = usePeriod()
  const shown = useMediaQuery(WIDE) ? TICKS_SHOWN.wide : TICKS_SHOWN.narrow
  if (buckets.every((bucket) => !bucket[id])) return null
  const byHour = unit === 'day' || unit === 'last-24h'
  const label = byHour ? formatMinute : formatDayMonth
  const every = Math.max(1, Math.ceil(buckets.length / shown))
  // the hour or the day that still runs counted only a part of itself
  const running = until < period.to || unit === 'last-24h' ? buckets.at(-1)?.from : undefined
  const columns = buckets.map(
    (bucket, index): Column => ({
      key: bucket.from,
      partial: bucket.from === running,
      said: `${label(bucket.from)}${bucket.from === running ? words.soFar : ''} : ${formatFigure(bucket[id], id)}`,
      tick: index % every === 0 ? label(bucket.from) : '',
      parts: [{ value: bucket[id], fill: 'bg-water' }],
    }),
  )
  const title = byHour ? words.byHour(figureSpec(id).name) : words.byDay(figureSpec(id).name)
  return (
    <CardSection title={title}>
      <div className="flex grow flex-col px-4 pt-1 pb-3">
        <ColumnBars label={title} unit={FIGURES[id].unit} columns={columns} />
      </div>
    </CardSection>
  )
}
