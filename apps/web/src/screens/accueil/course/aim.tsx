import { type FigureId, unitOf } from '@vigie/contracts/entities'
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

/** « objectif ≥ 30 %, non atteint »: what a figure of a period aims at, and how it stands to that. */
export const Aim = ({ id, value, target, isOpen }: AimProps) => {
  const { verdict, words: said } = standingOf(value, target, { id, isOpen, isCut: false })
  return (
    <span className={cn('block', verdict === 'missed' && 'text-warn', verdict === 'met' && 'text-good')}>
      {words[target.sense](targetValue(target, unitOf(id, '')))}
      {said !== '' && `, ${said}`}
    </span>
  )
}
