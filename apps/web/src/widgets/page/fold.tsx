import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '@/text/common'
import { cn } from '@/ui/cn'
import { useFold } from './use-fold.ts'
import { useNeeded } from './use-needed.ts'

type FoldProps = {
  /** the anchor by which an address leads here; it opens what it leads to */
  readonly id: string
  readonly title: string
  /** What it holds has headings of its own: this one is for the phone alone. */
  readonly titled?: boolean
  /** What it comes to, in a line below the title of what is folded. */
  readonly brief?: string
  /** it is what the screen is for: open until it is closed */
  readonly isFirst?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the page below the fold: always open on a wide window and on paper, closed on a phone or a tablet until it is asked for. */
export const Fold = ({ id, title, titled = false, brief, isFirst, className, children }: FoldProps) => {
  const { open, toggle, bodyId } = useFold(id, isFirst)
  const isNeeded = useNeeded(open, WIDE)
  return (
    <section
      id={id}
      aria-label={title}
      className={cn('flex min-w-0 scroll-mt-(--below-rows) flex-col gap-3', className)}
    >
      <h2 className={cn('font-semibold text-lg', titled && 'lg:hidden print:hidden')}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          // what stands on the button is its name, where that says more than the title
          {...(brief === undefined && { 'aria-label': open ? common.fold.close(title) : common.fold.open(title) })}
          onClick={toggle}
          className="flex min-h-12 w-full items-center justify-between rounded-xl border border-line bg-surface px-4 text-left text-base lg:hidden print:hidden"
        >
          <span className="flex min-w-0 flex-col py-2">
            {title}
            {brief !== undefined && <span className="font-normal text-muted text-sm tabular-nums">{brief}</span>}
          </span>
          <ChevronDown
            aria-hidden
            className={cn('size-5 shrink-0 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
        {!titled && <span className="max-lg:hidden print:inline">{title}</span>}
      </h2>
      <div id={bodyId} className={cn('flex min-w-0 grow flex-col', !open && 'max-lg:not-print:hidden')}>
        {isNeeded && children}
      </div>
    </section>
  )
}

const WIDE = '(min-width: 64rem)'
