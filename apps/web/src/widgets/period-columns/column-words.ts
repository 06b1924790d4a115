import { dateFormat, localDay, siteTimeZone } from '@/text'
import { chart } from '@/text/chart'
import type { Column, ColumnStep, Part } from './columns.ts'

const write = (at: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ ...options, timeZone: siteTimeZone() }).format(at)

const HOUR = { hour: '2-digit', minute: '2-digit' } as const
const DAY_ALONE = { day: 'numeric' } as const
const MONTH = { month: 'short' } as const
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** « 14:00 – 15:00 », « sam. 21 nov. », « lun. 16 nov. – dim. 22 nov. » */
export const columnTitle = ({ from, to }: Column, step: ColumnStep): string => {
  if (step === 'hour') return `${write(from, HOUR)} – ${write(to, HOUR)}`
  return step === 'day' ? write(from, DAY) : `${write(from, DAY)} – ${write(to - 1, DAY)}`
}

/** « , en cours » behind the name of a column. */
export const partWords = (part: Part | null): string => (part === null ? '' : `, ${chart.parts[part]}`)

/** What fits in the cell of a column: « 14:00 », « 21 », « 16/11 ». */
export const columnName = ({ from }: Column, step: ColumnStep): string =>
  step === 'hour'
    ? write(from, HOUR)
    : step === 'day'
      ? write(from, { day: 'numeric' })
      : write(from, { day: '2-digit', month: '2-digit' })

/** The month that begins within a week, « n », or « nov. » where there is room; null: none does. */
export const monthOpenedBy = ({ from, to }: Column, length: 'narrow' | 'short' = 'narrow'): string | null =>
  write(from, DAY_ALONE) === '1' || write(from, MONTH) !== write(to - 1, MONTH)
    ? write(to - 1, { month: length })
    : null

const MIDNIGHT = '00:00'
const DAY_END = '24:00'
const FEW = 10
const TICKS_SHOWN = 7
/** Weeks: so few months have room for their names. */
const HALF_A_YEAR = 26

/** What stands below each of so many columns of an axis: a round few of them, months where they begin. */
export const columnTicks = (columns: readonly Column[], step: ColumnStep): readonly string[] => {
  if (step === 'week') {
    const length = columns.length <= HALF_A_YEAR ? 'short' : 'narrow'
    return columns.map((column) => monthOpenedBy(column, length) ?? '')
  }
  if (step === 'day' && columns.length <= FEW)
    return columns.map(({ from }) => write(from, { weekday: 'short', day: 'numeric' }))
  const every = columns.length <= TICKS_SHOWN ? 1 : step === 'hour' ? 6 : 5
  return columns.map((column, place) => {
    // a day ends with 24:00, at the far edge of its last hour
    if (step === 'hour' && columns.length > TICKS_SHOWN && place === columns.length - 1)
      return write(column.to, HOUR) === MIDNIGHT ? DAY_END : ''
    const shown = step === 'hour' ? place % every === 0 : place === 0 || (place + 1) % every === 0
    return shown ? columnName(column, step) : ''
  })
}

/** The same where there is little room: the day without its weekday, hours as « 00 … 18, 24 h ». */
export const narrowTick = (tick: string): string =>
  tick
    .replace(/^\p{L}+\.? (?=\d)/u, '')
    .replace(DAY_END, '24\u00a0h')
    .replace(/^(\d{2}):00$/, '$1')

/** The local day on which a column begins, YYYY-MM-DD. */
export const columnDay = ({ from }: Column): string => localDay(from, siteTimeZone())
