import { cn } from '@/ui/cn'
import { latePart } from '../late/late-part.tsx'
import { periodLabel } from './period-label.ts'
import { usePeriod, useToday } from './use-period.ts'

const CompareSelect = latePart(async () => (await import('./compare-select.tsx')).CompareSelect)

/** The period of the address in words, for a heading, and what it is compared with where its figures are. */
export const PeriodLabel = ({ compares = true }: { readonly compares?: boolean }) => {
  const [period, setPeriod] = usePeriod()
  const today = useToday()
  const { unit } = period
  return (
    <>
      {/* a phone shows the day in the field below */}
      <span className={cn('inline-block first-letter:uppercase', unit === 'day' && 'max-sm:sr-only')}>
        {periodLabel(period, today)}
      </span>
      {compares && unit !== 'year' && (
        <CompareSelect
          placeholder={<span className="touch h-7 w-44 max-sm:w-full" />}
          unit={unit}
          period={period}
          today={today}
          onChange={setPeriod}
        />
      )}
    </>
  )
}
