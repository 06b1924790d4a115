import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { common } from '@/text/common'
import { cn } from '@/ui/cn'
import { useFold } from '@/widgets/page/use-fold'
import { useNeeded } from '@/widgets/page/use-needed'

type FoldProps = {
  /** the anchor by which an address leads here; it opens what it leads to */
  readonly id: string
  readonly title: string
  /** What it holds has headings of its own: this one is for the phone alone. */
  readonly titled?: boolean
  readonly children: ReactNode
}

/** A part of the page below the fold: always open on a wide window and on paper, closed on a phone or a tablet until it is asked for. */
export const Fold = ({ id, title, titled = false, children }: FoldProps) => {
  const { open, toggle, bodyId } = useFold(id)
  const isNeeded = useNeeded(open, WIDE)
  return (
    <section id={id} aria-label={title} className="flex min-w-0 scroll-mt-20 flex-col gap-3">
      <h2 className="font-semibold text-lg">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={open ? common.fold.close(title) : common.fold.open(title)}
          onClick={toggle}
          className="flex min-h-12 w-full items-center justify-between rounded-xl border border-line bg-surface px-4 text-left text-base lg:hidden print:hidden"
        >
          {title}
          <ChevronDown aria-hidden className={cn('size-5 text-muted transition-transform', open && 'rotate-180')} />
        </button>
        {!titled && <span className="max-lg:hidden print:inline">{title}</span>}
      </h2>
      <div id={bodyId} className={cn('min-w-0', !open && 'max-lg:hidden print:block')}>
        {isNeeded && children}
      </div>
    </section>
  )
}

const WIDE = '(min-width: 64rem)'
