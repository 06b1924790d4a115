import { type FigureId, unitOf } from '@vigie/contracts/entities'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { target as words } from '@/text/target'
import { cn } from '@/ui/cn'
import type { Target } from '@/widgets/kpi/figure'
import { standingOf } from '@/widgets/kpi/standing'
import { targetValue } from '@/widgets/kpi/target-value'

type AimProps = {
  readonly id: FigureId
  readonly value: number | null
  readonly target: Target
  readonly isOpen: boolean
}

/** « objectif ≥ 30 % » with a sign of whether it was reached, which who hears the page is told in words. */
export const Aim = ({ id, value, target, isOpen }: AimProps) => {
  const { verdict, words: said } = standingOf(value, target, { id, isOpen, isCut: false })
  return (
    <span
      className={cn(
        'flex items-center gap-1 whitespace-nowrap',
        verdict === 'missed' && 'text-warn',
        verdict === 'met' && 'text-good',
      )}
    >
      {verdict === 'missed' && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
      {verdict === 'met' && <CircleCheck aria-hidden className="size-3.5 shrink-0" />}
      {words[target.sense](targetValue(target, unitOf(id, '')))}
      {said !== '' && <span className="sr-only">{`, ${said}`}</span>}
    </span>
  )
}
