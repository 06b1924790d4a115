import type { PeriodInput } from '@vigie/contracts/entities'
import { period as words } from '@/text/period'
import { DayInput } from './day-input.tsx'
import { MonthInput } from './month-input.tsx'
import { atDay, type CalendarUnit, daysOf, farthest } from './period.ts'

type PeriodDatesProps = {
  readonly unit: CalendarUnit
  readonly period: PeriodInput
  /** YYYY-MM-DD */
  readonly today: string
  /** the first day of which anything is recorded, YYYY-MM-DD; undefined: not known */
  readonly since?: string | undefined
  readonly onChange: (period: PeriodInput) => void
}

/** The days of a period of the calendar, typed or picked. */
export const PeriodDates = ({ unit, period, today, since, onChange }: PeriodDatesProps) => {
  const { first, last } = daysOf(period, today)
  if (unit === 'range')
    return (
      <>
        <DayInput
          label={words.first}
          value={first}
          min={laterOf(farthest(last, -1), since)}
          max={last}
          onChange={(date) => onChange(rangeOf(date, last))}
        />
        <DayInput
          label={words.last}
          value={last}
          min={first}
          max={rangeOf(rangeOf(today, first).end, farthest(first, 1)).date}
          onChange={(end) => onChange(rangeOf(first, end))}
        />
      </>
    )
  const value = period.date ?? today
  const choose = (date: string) => onChange(atDay(unit, date, today))
  return unit === 'month' || unit === 'year' ? (
    <MonthInput unit={unit} value={value} today={today} since={since} onChange={choose} />
  ) : (
    <DayInput label={words.date} value={value} {...(since && { min: since })} max={today} onChange={choose} />
  )
}

/** Two days as a range, in order. */
const rangeOf = (one: string, other: string) => {
  const [date = one, end = other] = [one, other].toSorted()
  return { unit: 'range', date, end } as const
}

const laterOf = (one: string, other: string | undefined): string => (other !== undefined && other > one ? other : one)
