import { dateFormat } from '@/text'
import { period } from '@/text/period'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'

type MonthInputProps = {
  readonly unit: 'month' | 'year'
  /** a day of the period, YYYY-MM-DD */
  readonly value: string
  /** YYYY-MM-DD: nothing after it can be chosen */
  readonly today: string
  /** YYYY-MM-DD: nothing before it is recorded; undefined: not known */
  readonly since?: string | undefined
  /** takes the first day of the month chosen, never one to come or before the record */
  readonly onChange: (day: string) => void
}

const MONTHS = Array.from({ length: 12 }, (_, place) => ({
  value: String(place + 1).padStart(2, '0'),
  name: dateFormat({ month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, place, 1)),
}))
/** How many years back the list goes where it is not known how far the record does. */
const YEARS = 10
const selectStyle = cn(inputStyle, 'h-8 w-auto px-2 tabular-nums')

/** A month and its year, or a year alone. */
export const MonthInput = ({ unit, value, today, since, onChange }: MonthInputProps) => {
  const [year = '', month = ''] = value.split('-')
  const latest = Number(today.slice(0, 4))
  const count = since === undefined ? YEARS : Math.max(1, latest - Number(since.slice(0, 4)) + 1)
  const years = Array.from({ length: count }, (_, back) => String(latest - back))
  const choose = (nextYear: string, nextMonth: string) => {
    const day = `${nextYear}-${nextMonth}-01`
    onChange(day > today ? today : since !== undefined && day < since ? since : day)
  }
  const isOutside = (one: string) => one > today.slice(0, 7) || (since !== undefined && one < since.slice(0, 7))
  return (
    <>
      {unit === 'month' && (
        <select
          aria-label={period.units.month}
          value={month}
          onChange={({ target }) => choose(year, target.value)}
          className={selectStyle}
        >
          {MONTHS.map((one) => (
            <option key={one.value} value={one.value} disabled={isOutside(`${year}-${one.value}`)}>
              {one.name}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={period.units.year}
        value={year}
        onChange={({ target }) => choose(target.value, month)}
        className={selectStyle}
      >
        {(years.includes(year) ? years : [...years, year]).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </>
  )
}
