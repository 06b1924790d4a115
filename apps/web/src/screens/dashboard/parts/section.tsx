import type { FigureId } from '@vigie/contracts/entities'
import { type ReactNode, useId } from 'react'
import { cn } from '@/ui/cn'
import { FigureHelp } from '@/widgets/kpi/figure-help'

type SectionProps = {
  /** the anchor by which an address leads here, `#id` */
  readonly id: string
  readonly title: string
  /** what its figures are of, or their sum; follows the title */
  readonly of?: ReactNode
  /** the figure whose computation is told beside the title */
  readonly figure?: FigureId
  readonly beside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** One part of the screen: a title above its card, below which an address comes to stand clear of the sticky rows. */
export const Section = ({ id, title, of, figure, beside, className, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={cn('flex min-w-0 scroll-mt-28 flex-col gap-2.5', className)}>
      <div className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-0.5">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={titleId} className="font-semibold text-[1.0625rem] leading-6">
            {title}
          </h2>
          {of !== undefined && <p className="text-muted text-sm tabular-nums">{of}</p>}
          {figure !== undefined && (
            <span className="self-center">
              <FigureHelp id={figure} />
            </span>
          )}
        </div>
        {beside}
      </div>
      {children}
    </section>
  )
}
