import { isRolling, type PeriodInput, type PeriodUnit, periodUnit } from '@vigie/contracts/entities'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { period as words } from '@/text/period'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { SegmentedControl } from '@/ui/segmented-control'
import { Select } from '@/ui/select'
import { DayBegins } from './day-begins.tsx'
import { asUnit, daysOf, isLatest, isUnread, shiftPeriod } from './period.ts'
import { PeriodDates } from './period-dates.tsx'
import { usePeriod, useToday } from './use-period.ts'
import { useRecordedSince } from './use-recorded-since.ts'

const UNITS = periodUnit.options.map((value) => ({ value, label: words.units[value] }))

/**
 * Choice of the period that the screen shows, of the calendar or up to now, and of what it is compared with. It is kept
 * in the address, so a link holds it.
 */
export const PeriodPicker = () => {
  const [period, setPeriod] = usePeriod()
  const [search] = useSearchParams()
  const today = useToday()
  const since = useRecordedSince(period)
  const { unit } = period
  // a press starts from the one before it, which the page may not show yet
  const choose = (next: (before: PeriodInput) => PeriodInput) =>
    setPeriod((before) => ({ ...next(before), compare: before.compare }))
  const chooseUnit = (next: PeriodUnit) =>
    choose((before) => (before.unit === next ? before : asUnit(before, next, today)))
  return (
    <search aria-label={words.label} className="flex min-w-0 flex-wrap items-center gap-2 print:hidden">
      <SegmentedControl
        label={words.label}
        value={unit}
        options={UNITS}
        onValueChange={chooseUnit}
        className="@max-[40rem]:hidden"
      />
      <Select
        label={words.label}
        value={unit}
        options={UNITS}
        onValueChange={chooseUnit}
        className="@min-[40rem]:hidden [&_select]:[field-sizing:content]"
      />
      {!isRolling(unit) && (
        <>
          <div className="flex min-h-8 items-center gap-1 max-sm:gap-0.5">
            <IconButton
              size="sm"
              label={words.previous}
              disabled={since !== undefined && daysOf(period, today).first <= since}
              className="border border-line"
              onClick={() => choose((before) => shiftPeriod(before, -1, today))}
            >
              <ChevronLeft />
            </IconButton>
            <PeriodDates
              unit={unit}
              period={period}
              today={today}
              since={since}
              onChange={(next) => choose(() => next)}
            />
            <IconButton
              size="sm"
              label={words.next}
              disabled={isLatest(period, today)}
              className="border border-line"
              onClick={() => choose((before) => (isLatest(before, today) ? before : shiftPeriod(before, 1, today)))}
            >
              <ChevronRight />
            </IconButton>
          </div>
          <Button
            size="sm"
            variant="outline"
            className={isCurrent(period, today) ? 'max-md:hidden' : ''}
            disabled={isCurrent(period, today)}
            onClick={() => choose((before) => ({ unit: before.unit === 'range' ? 'day' : before.unit }))}
          >
            {words.today}
          </Button>
        </>
      )}
      <DayBegins />
      {isUnread(search) && (
        <p role="status" className="text-sm text-warn max-sm:text-xs">
          {words.unread}
        </p>
      )}
    </search>
  )
}

const isCurrent = (period: PeriodInput, today: string): boolean =>
  period.unit !== 'range' && (period.date === undefined || period.date === today)
