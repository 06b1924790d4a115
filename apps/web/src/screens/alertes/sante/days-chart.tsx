import type { AlarmLoad } from '@vigie/contracts/entities'
import { formatDate, formatDayMonth, formatNumber } from '@/text'
import { santeText } from '@/text/sante'
import { CardSection } from '@/ui/card-section'
import { PER_DAY } from '@/widgets/alarm-load/verdicts'
import { ColumnBars } from '@/widgets/column-bars/column-bars'
import { partOf } from '@/widgets/period-columns/columns'
import { type DayColumn, dayColumns } from './figures.ts'

const { days: words } = santeText
const { acceptable, manageable } = PER_DAY
/** A column is named by its day; of many only so many are, and none whose name would stand out at the end. */
const TICKS = 6
/** A limit further above the highest day would leave half of the picture empty: the sentence beside the title tells of it. */
const NEAR = 1.25

/** New alarms of each day, against what one operating position can take. */
export const DaysChart = ({ load }: { readonly load: AlarmLoad }) => {
  const { step, columns } = dayColumns(load.days)
  const over = load.days.filter(({ raised }) => raised > acceptable).length
  const every = Math.ceil(columns.length / TICKS)
  return (
    <CardSection
      title={words.title[step]}
      beside={<p className="text-muted text-xs tabular-nums">{words.over(over, load.days.length)}</p>}
    >
      <div className="flex min-h-56 grow flex-col p-4 pt-1">
        <ColumnBars
          label={words.label}
          limits={[
            { value: acceptable, label: `${words.acceptable} ${acceptable}` },
            { value: manageable, label: `${words.manageable} ${manageable}` },
          ].filter(({ value }) => value <= NEAR * Math.max(...columns.map(({ perDay }) => perDay)))}
          columns={columns.map((column, place) => ({
            key: column.from,
            said: words.said(spanWords(column, step), formatNumber(column.perDay, step === 'day' ? 0 : 1)),
            tick: place % every === 0 && place + every / 2 < columns.length ? formatDayMonth(column.from) : '',
            part: step === 'day' ? partOf(column, step, column.to) : null,
            parts: [{ value: column.perDay, fill: fillOf(column.perDay) }],
          }))}
        />
      </div>
    </CardSection>
  )
}

const spanWords = ({ from, to }: DayColumn, step: 'day' | 'week'): string =>
  step === 'day' ? formatDate(from) : `${formatDate(from)} – ${formatDate(to - 1)}`

const fillOf = (perDay: number): string =>
  perDay <= acceptable ? 'bg-unknown/70' : perDay <= manageable ? 'bg-warn' : 'bg-bad'
