import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { cn } from '@/ui/cn'
import type { Target } from '@/widgets/kpi/figure'
import type { Standing } from '@/widgets/kpi/standing'
import { targetValue } from '@/widgets/kpi/target-value'

type TargetWordsProps = {
  readonly target: Target
  readonly unit: string
  readonly standing: Standing
  /** what can be said of it stands below; else the sign says it, and who hears the page is told */
  readonly isTold: boolean
}

/** What is aimed at, with a sign for whether it was reached; a ring while that cannot be told. */
export const TargetWords = ({ target, unit, standing: { verdict, words }, isTold }: TargetWordsProps) => {
  const Icon = verdict === null ? CircleDashed : verdict === 'met' ? CircleCheck : TriangleAlert
  return (
    <span
      className={cn('inline-flex flex-col text-xs sm:items-end', {
        'text-muted': verdict === null,
        'text-good': verdict === 'met',
        'text-warn': verdict === 'missed',
      })}
    >
      <span className="inline-flex items-center gap-1 whitespace-nowrap">
        <Icon aria-hidden className="size-3.5" />
        {`${target.sense === 'atMost' ? '≤' : '≥'} ${targetValue(target, unit)}`}
      </span>
      {words !== '' && (
        <span className={isTold ? 'whitespace-normal sm:max-w-28 sm:text-right' : 'sr-only'}>{words}</span>
      )}
    </span>
  )
}
