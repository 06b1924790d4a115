import type { PeriodInput } from '@vigie/contracts/entities'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { SegmentedControl } from '@/ui/segmented-control'
import { asUnit, atDay, daysOf, isLatest, PERIOD_UNITS, shiftPeriod } from './period.ts'
import { periodLabel } from './period-label.ts'
import { usePeriod, useToday } from './use-period.ts'

const UNIT_OPTIONS = PERIOD_UNITS.map((value) => ({ value, label: text.period.units[value] }))

/** Which period the screen shows; it lives in the address, so it can be sent and come back to. */
export const PeriodPicker = () => {
  const [period, setPeriod] = usePeriod()
  const today = useToday()
  const { first, last } = daysOf(period, today)
  const latest = isLatest(period, today)
  return (
    <search aria-label={text.period.label} className="flex flex-wrap items-center gap-2 print:hidden">
      <SegmentedControl
        label={text.period.label}
        value={period.unit}
        options={UNIT_OPTIONS}
        onValueChange={(unit) => setPeriod(asUnit(period, unit, today))}
      />
      <div className="flex items-center gap-1">
        <IconButton
          size="sm"
          label={text.period.previous}
          className="border border-line"
          onClick={() => setPeriod(shiftPeriod(period, -1, today))}
        >
          <ChevronLeft />
        </IconButton>
        {period.unit === 'range' ? (
          <>
            <DayInput
              label={text.period.first}
              value={first}
              max={last}
              onChange={(date) => setPeriod(rangeOf(date, last))}
            />
            <DayInput
              label={text.period.last}
              value={last}
              min={first}
              max={rangeOf(today, first).end}
              onChange={(end) => setPeriod(rangeOf(first, end))}
            />
          </>
        ) : (
          <DayInput
            label={text.period.date}
            value={period.date ?? today}
            max={today}
            onChange={(date) => period.unit !== 'range' && setPeriod(atDay(period.unit, date, today))}
          />
        )}
        <IconButton
          size="sm"
          label={text.period.next}
          disabled={latest}
          className="border border-line"
          onClick={() => setPeriod(shiftPeriod(period, 1, today))}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <Button
        size="sm"
        variant="outline"
        disabled={isCurrent(period, today)}
        onClick={() => setPeriod(period.unit === 'range' ? { unit: 'day' } : { unit: period.unit })}
      >
        {text.period.today}
      </Button>
    </search>
  )
}

/** Words of the period of the address, for a heading. */
export const PeriodLabel = ({ className }: { readonly className?: string }) => {
  const [period] = usePeriod()
  const label = periodLabel(period, useToday())
  return <span className={cn('first-letter:uppercase', className)}>{label}</span>
}

/** Two days as a range, in order. */
const rangeOf = (one: string, other: string) => {
  const [date = one, end = other] = [one, other].toSorted()
  return { unit: 'range', date, end } as const
}

const isCurrent = (period: PeriodInput, today: string): boolean =>
  period.unit !== 'range' && (period.date === undefined || period.date === today)

type DayInputProps = {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

/** The platform's own calendar; a day being typed, incomplete, changes nothing. */
const DayInput = ({ label, onChange, ...input }: DayInputProps) => (
  <input
    type="date"
    aria-label={label}
    {...input}
    onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
    className={cn(inputStyle, 'h-8 w-auto px-2 tabular-nums')}
  />
)
