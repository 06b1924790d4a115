import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { formatNumber } from '@/text'
import { kpi } from '@/text/kpi'
import { cn } from '@/ui/cn'
import type { Target, Verdict } from '@/widgets/kpi/figure'

type TargetWordsProps = { readonly target: Target; readonly unit: string; readonly verdict: Verdict | null }

/** What is aimed at, with a sign for whether it was reached; a ring while it is not judged. */
export const TargetWords = ({ target: { value, sense }, unit, verdict }: TargetWordsProps) => {
  const Icon = verdict === null ? CircleDashed : verdict === 'met' ? CircleCheck : TriangleAlert
  return (
    <span
      className={cn('inline-flex items-center gap-1 text-xs', {
        'text-muted': verdict === null,
        'text-good': verdict === 'met',
        'text-warn': verdict === 'missed',
      })}
    >
      <Icon aria-hidden className="size-3.5" />
      {`${sense === 'atMost' ? '≤' : '≥'} ${formatNumber(value, Number.isInteger(value) ? 0 : 2)}\u00a0${unit}`}
      {verdict !== null && <span className="sr-only">{kpi.target[verdict]}</span>}
    </span>
  )
}
