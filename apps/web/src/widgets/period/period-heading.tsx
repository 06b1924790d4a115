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
      <span className="first-letter:uppercase">{periodLabel(period, today)}</span>
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
