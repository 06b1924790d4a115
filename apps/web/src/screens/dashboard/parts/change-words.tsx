import type { Figure, FigureId } from '@vigie/contracts/entities'
import { text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { figureNotes } from '@/text/figure-notes'
import { cn } from '@/ui/cn'
import { changeOf, formatFigure } from '@/widgets/kpi/figure'
import { facing } from '@/widgets/period/like-for-like'

type ChangeWordsProps = {
  readonly id: FigureId
  readonly figure: Figure
  readonly compared: string
  /** the site's; figures in money need it */
  readonly currency?: string
  /** against what stands beside it: no column says so */
  readonly isAlone?: boolean
}

/** How a figure moved, with what it was on hover and for screen readers. */
export const ChangeWords = ({ id, figure, compared, currency, isAlone = false }: ChangeWordsProps) => {
  const change = changeOf(figure, id)
  if (change === null) return null
  const against = figureNotes.comparedWith(compared, formatFigure(figure.previous, id, currency))
  return (
    <span title={against} className={cn(!isAlone && 'whitespace-nowrap', 'text-2xs text-muted tabular-nums')}>
      <span className="sr-only">{text.kpi.change[change.direction]}</span>{' '}
      {isAlone ? dashboard.changeOn(change.words, facing(compared)) : change.words}
      <span className="sr-only">{against}</span>
    </span>
  )
}
