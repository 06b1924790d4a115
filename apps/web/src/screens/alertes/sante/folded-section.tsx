import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/card'
import { CardSection } from '@/ui/card-section'
import { useMediaQuery } from '@/ui/use-media-query'
import { useOnPaper } from '@/ui/use-on-paper'

/** Below this a table takes a screen of its own. */
const NARROW = '(max-width: 47.99rem)'

type FoldedSectionProps = {
  readonly title: string
  readonly of?: string | undefined
  readonly help?: string
  /** what it comes to, in the place of what is folded */
  readonly brief: string
  readonly children: ReactNode
}

/** A titled card that a phone shows by its title and what it comes to, until it is opened. */
export const FoldedSection = ({ title, of, help, brief, children }: FoldedSectionProps) => {
  const isNarrow = useMediaQuery(NARROW)
  const isOnPaper = useOnPaper()
  if (!isNarrow || isOnPaper) {
    return (
      <CardSection title={title} of={of} help={help} isLong>
        {children}
      </CardSection>
    )
  }
  return (
    <Card className="overflow-hidden">
      <details className="group">
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
