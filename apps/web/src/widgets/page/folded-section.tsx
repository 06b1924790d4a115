import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'
import { CardSection } from '@/ui/card-section'
import { useMediaQuery } from '@/ui/use-media-query'
import { useOnPaper } from '@/ui/use-on-paper'
import { useFold } from './use-fold.ts'

/** Below this a table takes a screen of its own. */
const NARROW = '(max-width: 47.99rem)'

type FoldedSectionProps = {
  /** the anchor by which an address leads here and opens it, `#id` */
  readonly id?: string
  readonly title: string
  readonly of?: string | undefined
  readonly help?: string
  /** what it comes to, in the place of what is folded */
  readonly brief: string
  readonly children: ReactNode
}

/** A titled card that a phone shows by its title and what it comes to, until it is opened. */
export const FoldedSection = ({ id, title, of, help, brief, children }: FoldedSectionProps) => {
  const isNarrow = useMediaQuery(NARROW)
  const isOnPaper = useOnPaper()
  const ownId = useId()
  const { open, toggle } = useFold(id ?? ownId)
  if (!isNarrow || isOnPaper) {
    return (
      <CardSection id={id} title={title} of={of} help={help} isLong>
        {children}
      </CardSection>
    )
  }
  return (
    <Card id={id} className="scroll-mt-20 overflow-hidden">
      <details
        className="group"
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) toggle()
        }}
      >
        <summary className="touch flex cursor-pointer list-none items-start gap-2 px-4 py-3 hover:bg-hover">
          <span className="min-w-0 grow">
            <h2 className="font-semibold text-base leading-6">{title}</h2>
            <span className="block text-muted text-xs">
              <span className="group-open:hidden">{brief}</span>
              <span className="hidden group-open:inline">{help ?? of}</span>
            </span>
          </span>
          <ChevronRight
            aria-hidden
            className="mt-1 size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
        </summary>
        {children}
      </details>
    </Card>
  )
}
