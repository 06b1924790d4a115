import type { PeriodInput } from '@vigie/contracts/entities'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { period as words } from '@/text/kpi'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { SegmentedControl } from '@/ui/segmented-control'
import { DayInput } from './day-input.tsx'
import { MonthInput } from './month-input.tsx'
import { asUnit, atDay, daysOf, isLatest, PERIOD_UNITS, shiftPeriod } from './period.ts'
import { periodLabel } from './period-label.ts'
import { usePeriod, useToday } from './use-period.ts'

const UNIT_OPTIONS = PERIOD_UNITS.map((value) => ({ value, label: words.units[value] }))

/** Choice of the period that the screen shows. It is kept in the address, so a link holds it. */
export const PeriodPicker = () => {
  const [period, setPeriod] = usePeriod()
  const today = useToday()
  const { first, last } = daysOf(period, today)
  const latest = isLatest(period, today)
  return (
    <search aria-label={words.label} className="flex flex-wrap items-center gap-2 print:hidden">
      <SegmentedControl
        label={words.label}
        value={period.unit}
        options={UNIT_OPTIONS}
        onValueChange={(unit) => setPeriod(asUnit(period, unit, today))}
      />
      <div className="flex items-center gap-1">
        <IconButton
          size="sm"
          label={words.previous}
          className="border border-line"
          onClick={() => setPeriod(shiftPeriod(period, -1, today))}
        >
          <ChevronLeft />
        </IconButton>
        {period.unit === 'range' ? (
          <>
            <DayInput
              label={words.first}
              value={first}
              max={last}
              onChange={(date) => setPeriod(rangeOf(date, last))}
            />
            <DayInput
              label={words.last}
              value={last}
              min={first}
              max={rangeOf(today, first).end}
              onChange={(end) => setPeriod(rangeOf(first, end))}
            />
          </>
        ) : period.unit === 'month' || period.unit === 'year' ? (
          <MonthInput
            unit={period.unit}
            value={period.date ?? today}
            today={today}
            onChange={(date) => setPeriod(atDay(period.unit === 'year' ? 'year' : 'month', date, today))}
          />
        ) : (
          <DayInput
            label={words.date}
            value={period.date ?? today}
            max={today}
            onChange={(date) => period.unit !== 'range' && setPeriod(atDay(period.unit, date, today))}
          />
        )}
        <IconButton
          size="sm"
          label={words.next}
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
        {words.today}
      </Button>
    </search>
  )
}

/** The period of the address in words, for a heading. */
export const PeriodLabel = () => {
  const [period] = usePeriod()
  return <span>{periodLabel(period, useToday())}</span>
}

/** Two days as a range, in order. */
const rangeOf = (one: string, other: string) => {
  const [date = one, end = other] = [one, other].toSorted()
  return { unit: 'range', date, end } as const
}

const isCurrent = (period: PeriodInput, today: string): boolean =>
  period.unit !== 'range' && (period.date === undefined || period.date === today)
