import { FIGURES, figureSpec, type KpiBody } from '@vigie/contracts/entities'
import { formatDayMonth, formatMinute, siteTimeZone } from '@/text'
import { eau } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import { useMediaQuery } from '@/ui/use-media-query'
import { type Column, ColumnBars } from '@/widgets/column-bars/column-bars'
import { formatFigure } from '@/widgets/kpi/figure'
import { DayBeginsHere } from '@/widgets/period/day-begins'
import { usePeriod } from '@/widgets/period/use-period'
import { partWords } from '@/widgets/period-columns/column-words'
import { bucketStepOf, bucketsIn, columnsOf, partOf, sumOf } from '@/widgets/period-columns/columns'

const words = eau.bars
/** Labels below the bars that do not meet, on a phone and on wider windows. */
const TICKS_SHOWN = { narrow: 4, wide: 8 } as const
const WIDE = '(min-width: 64rem), print'

type WaterBarsProps = { readonly id: 'producedM3' | 'consumedM3'; readonly body: KpiBody }

/** What all of a list produced or took, hour by hour of a day or day by day of a longer period. */
export const WaterBars = ({ id, body: { buckets, until, period } }: WaterBarsProps) => {
  const [{ unit }] = usePeriod()
  const shown = useMediaQuery(WIDE) ? TICKS_SHOWN.wide : TICKS_SHOWN.narrow
  if (buckets.every((bucket) => !bucket[id])) return null
  const byHour = unit === 'day' || unit === 'last-24h'
  const label = byHour ? formatMinute : formatDayMonth
  const step = bucketStepOf(period, unit)
  const stretches = columnsOf(period, step, siteTimeZone())
  const every = Math.max(1, Math.ceil(stretches.length / shown))
  const columns = bucketsIn(stretches, buckets).map((some, index): Column => {
    const stretch = stretches[index] ?? period
    const { from } = stretch
    const part = partOf(stretch, step, until)
    const value = sumOf(some, (bucket) => bucket[id])
    return {
      key: from,
      part,
      said: `${label(from)}${partWords(part)} : ${formatFigure(value, id)}`,
      tick: index % every === 0 ? label(from) : '',
      parts: [{ value, fill: 'bg-water' }],
    }
  })
  const title = byHour ? words.byHour(figureSpec(id).name) : words.byDay(figureSpec(id).name)
  return (
    <CardSection title={title}>
      <div className="relative flex grow flex-col px-4 pt-1 pb-3">
        <ColumnBars label={title} unit={FIGURES[id].unit} columns={columns} />
        <DayBeginsHere />
      </div>
    </CardSection>
  )
}
