import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { formatDateTimeSeconds, METRIC_SERIES_LABELS, text } from '@/text'
import type { ChartPoint } from '@/ui/charts/gaps'

/** What a chart shows, as a spreadsheet in French reads it: semicolons, decimal commas, the site's clock. */
export const shownCsv = (metric: MetricId, points: readonly ChartPoint[]): string => {
  const { columns } = text.history
  const unit = METRICS[metric].nature === 'state' ? '' : METRICS[metric].unit
  const title = `${METRIC_SERIES_LABELS[metric]}${unit === '' ? '' : ` (${unit})`}`
  const rows = points
    .filter(([, value]) => value !== null)
    .map(([at, value, min, max]) => [formatDateTimeSeconds(at), number(value), number(min), number(max)])
  return [[columns.at, title, columns.min, columns.max], ...rows].map((row) => row.map(cell).join(';')).join('\r\n')
}

const number = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

/** Quoted where it must be; a cell that a spreadsheet would take for a formula is kept as words. */
const cell = (words: string): string => {
  const safe = /^[=+@\t]/.test(words) ? `'${words}` : words
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
