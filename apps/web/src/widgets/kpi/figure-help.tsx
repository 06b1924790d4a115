import { type FigureId, figureSpec } from '@vigie/contracts/entities'
import { FIGURE_FORMULAS } from '@vigie/contracts/figure-formulas'
import { Info } from 'lucide-react'
import { figureNotes } from '@/text/figure-notes'
import { Popover } from '@/ui/popover'
import { formulaOf } from './formula.ts'

/** How a figure is computed: on hover, and in a panel for touch and keyboard. It stands above a link that covers its tile. */
export const FigureHelp = ({ id }: { readonly id: FigureId }) => {
  const { name } = figureSpec(id)
  return (
    <Popover
      label={figureNotes.help(name)}
      className="w-64 p-3 text-sm"
      trigger={
        <button
          type="button"
          data-help
          aria-label={figureNotes.help(name)}
          title={formulaOf(id)}
          className="relative z-10 -m-1.5 grid size-7 shrink-0 place-items-center rounded-md text-muted/70 hover:bg-hover hover:text-ink print:hidden"
        >
          <Info aria-hidden className="size-3.5" />
        </button>
      }
    >
      <p className="font-medium">{name}</p>
      <p className="text-muted first-letter:uppercase">{`${FIGURE_FORMULAS[id]}.`}</p>
    </Popover>
  )
}
