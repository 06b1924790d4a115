import { compareWith, type PeriodInput, type PeriodUnit } from '@vigie/contracts/entities'
import { period as words } from '@/text/period'
import { Select } from '@/ui/select'
import { daysOf } from './period.ts'

type CompareSelectProps = {
  /** a year is compared with the one before either way */
  readonly unit: Exclude<PeriodUnit, 'year'>
  readonly period: PeriodInput
  /** YYYY-MM-DD */
  readonly today: string
  readonly onChange: (period: PeriodInput) => void
}

/** What a period is compared with: the stretch just before, or the same one a year earlier. */
export const CompareSelect = ({ unit, period, today, onChange }: CompareSelectProps) => {
  const lastYear = Number(daysOf(period, today).last.slice(0, 4)) - 1
  const labels = { previous: words.compareTo[unit], year: words.compareToYear(lastYear) }
  return (
    // on a phone a line of its own: whether both fit one there would hang on the name of the day
    <span className="inline-flex items-center max-sm:w-full print:hidden">
      <span aria-hidden>{words.compared}</span>
      <span aria-hidden className="ml-1 hidden print:inline">
        {labels[period.compare ?? 'previous']}
      </span>
      <Select
        label={words.compare}
        value={period.compare ?? 'previous'}
        options={compareWith.options.map((value) => ({ value, label: labels[value] }))}
        onValueChange={(compare) => onChange({ ...period, compare })}
        className="touch print:hidden [&_select]:h-7 [&_select]:[field-sizing:content] [&_select]:border-transparent [&_select]:bg-transparent [&_select]:pr-7 [&_select]:pl-1 [&_select]:text-ink [&_select]:hover:border-line [&_svg]:right-1.5"
      />
    </span>
  )
}
