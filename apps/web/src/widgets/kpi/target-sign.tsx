import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { target as targetText } from '@/text/target'
import { cn } from '@/ui/cn'
import type { Target } from './figure.ts'
import type { Standing } from './standing.ts'
import { targetValue } from './target-value.ts'

type TargetSignProps = {
  readonly target: Target
  readonly unit: string
  readonly standing: Standing
}

/** What is aimed at, and what can be said of it by now. */
export const TargetSign = ({ target, unit, standing: { verdict, words: said } }: TargetSignProps) => {
  const { atMost, atLeast } = targetText
  const short = targetValue(target, unit)
  const words = target.sense === 'atMost' ? atMost(short) : atLeast(short)
  const Icon = verdict === null ? CircleDashed : verdict === 'met' ? CircleCheck : TriangleAlert
  return (
    <span
      className={cn('flex items-start gap-1', {
        'text-muted': verdict === null,
        'text-good': verdict === 'met',
        'text-warn': verdict === 'missed',
      })}
    >
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {said === '' ? words : `${words}, ${said}`}
    </span>
  )
}
