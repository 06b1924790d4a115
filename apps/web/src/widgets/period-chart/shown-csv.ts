import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { METRIC_SERIES_NAMES } from '@vigie/contracts/words'
import { formatDateTimeSeconds, text } from '@/text'
import { chart } from '@/text/chart'
import type { ChartPoint } from '@/ui/charts/gaps'
import { csvOf } from '../export/csv.ts'

type Shown = {
  readonly metric: MetricId
  readonly points: readonly ChartPoint[]
  /** points of the period before, moved onto this one by `back` ms; empty: not compared */
  readonly previous: readonly ChartPoint[]
  readonly back: number
}

/**
 * What a chart shows, as a spreadsheet in French reads it: semicolons, decimal commas, the site's clock. Compared
 * points come below the others, at the time they were measured.
 */
export const shownCsv = ({ metric, points, previous, back }: Shown): string => {
  const { columns } = text.history
  const unit = METRICS[metric].nature === 'state' ? '' : METRICS[metric].unit
  const title = `${METRIC_SERIES_NAMES[metric]}${unit === '' ? '' : ` (${unit})`}`
  const compared = previous.length > 0
  const rowsOf = (series: readonly ChartPoint[], name: string, shift: number) =>
    series
      .filter(([, value]) => value !== null)
      .map(([at, value, min, max]) => [
        ...(compared ? [name] : []),
        formatDateTimeSeconds(at - shift),
        number(value),
        number(min),
        number(max),
      ])
  return csvOf([
    [...(compared ? [chart.series] : []), columns.at, title, columns.min, columns.max],
    ...rowsOf(points, chart.current, 0),
    ...rowsOf(previous, chart.previous, back),
  ])
}

/** More digits than any meter measures would come from arithmetic. */
const DIGITS = 10

const number = (value: number | null): string =>
  value === null ? '' : String(Number(value.toPrecision(DIGITS))).replace('.', ',')
