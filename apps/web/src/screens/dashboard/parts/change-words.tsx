import type { Figure, FigureId } from '@vigie/contracts/entities'
import { text } from '@/text'
import { changeOf, formatFigure } from '@/widgets/kpi/figure'

type ChangeWordsProps = { readonly id: FigureId; readonly figure: Figure; readonly compared: string }

/** How a figure moved, with what it was on hover and for screen readers. */
export const ChangeWords = ({ id, figure, compared }: ChangeWordsProps) => {
  const change = changeOf(figure, id)
  if (change === null) return null
  const against = text.kpi.comparedWith(compared, formatFigure(figure.previous, id))
  return (
    <span title={against} className="whitespace-nowrap text-2xs text-muted tabular-nums">
      <span className="sr-only">{text.kpi.change[change.direction]}</span> {change.words}
      <span className="sr-only">{against}</span>
    </span>
  )
}
