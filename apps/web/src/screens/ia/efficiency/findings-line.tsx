import { useSite } from '@/data'
import { useFindings } from '@/data/findings'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import { isCurrent } from '@/widgets/findings/anomaly-words'
import { lossesOf } from './amounts.ts'

/** How many findings last and what they cost so far, in one line; nothing before anything was examined. */
export const FindingsLine = () => {
  const { data } = useFindings()
  const currency = useSite().data?.site.currency ?? ''
  if (data === undefined || (data.seenUntil === null && data.findings.length === 0)) return null
  const current = data.findings.filter(isCurrent)
  const told = Object.values(lossesOf(current, currency)).flatMap(([value, unit]) =>
    value === null ? [] : [amount(value, unit)],
  )
  return (
    <p className="font-medium text-sm">
      {current.length === 0 ? words.none : [words.current(current.length), ...told].join(' · ')}
    </p>
  )
}
