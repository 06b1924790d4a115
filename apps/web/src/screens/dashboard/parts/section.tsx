import type { FigureId } from '@vigie/contracts/entities'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { common } from '@/text/common'
import { cn } from '@/ui/cn'
import { FigureHelp } from '@/widgets/kpi/figure-help'
import { useFold } from '@/widgets/page/use-fold'
import { useNeeded } from '@/widgets/page/use-needed'

/** Narrower, it is folded. */
const WIDE = '(min-width: 40rem)'

type SectionProps = {
  /** the anchor by which an address leads here, `#id` */
  readonly id: string
  readonly title: string
  /** what its figures are of, or their sum; follows the title */
  readonly of?: ReactNode
  /** what it comes to, on a phone, where it is folded until it is asked for; absent: `of` */
  readonly brief?: string | undefined
  /** the figure whose computation is told beside the title */
  readonly figure?: FigureId
  readonly beside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/**
 * One part of the screen: a title above its card, below which an address comes to stand clear of the sticky rows. On a
 * phone it is a line that opens; on paper all of it is there.
 */
export const Section = ({ id, title, of, brief, figure, beside, className, children }: SectionProps) => {
  const titleId = useId()
  const { open, toggle, bodyId } = useFold(id)
  const isNeeded = useNeeded(open, WIDE)
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cn('flex min-w-0 scroll-mt-(--below-rows) flex-col gap-2.5', className)}
    >
      <div
        data-heads
        className="relative flex min-h-7 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-0.5 max-sm:not-print:rounded-xl max-sm:not-print:border max-sm:not-print:border-line max-sm:not-print:bg-surface max-sm:not-print:py-3 max-sm:not-print:pr-11 max-sm:not-print:pl-4"
      >
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="flex items-center gap-1.5">
            <h2 id={titleId} className="font-semibold text-[1.0625rem] leading-6">
              {title}
            </h2>
            {figure !== undefined && (
              <span className="relative z-10">
                <FigureHelp id={figure} />
              </span>
            )}
          </span>
          {of !== undefined && (
            <p className={cn('text-muted text-sm tabular-nums', brief !== undefined && 'max-sm:not-print:hidden')}>
              {of}
            </p>
          )}
          {brief !== undefined && (
            <p className="w-full text-muted text-sm tabular-nums sm:hidden print:hidden">{brief}</p>
          )}
        </div>
        {beside !== undefined && (
          <div className={cn('relative z-10', !open && 'max-sm:not-print:hidden')}>{beside}</div>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          aria-label={open ? common.fold.close(title) : common.fold.open(title)}
          onClick={toggle}
          className="absolute inset-0 flex items-center justify-end rounded-xl pr-4 sm:hidden print:hidden"
        >
          <ChevronDown aria-hidden className={cn('size-5 text-muted transition-transform', open && 'rotate-180')} />
        </button>
      </div>
      <div id={bodyId} className={cn('flex min-w-0 grow flex-col', !open && 'max-sm:not-print:hidden')}>
        {isNeeded && children}
      </div>
    </section>
  )
}
