import { type ReactNode, useId } from 'react'
import { Card, CardHeader, CardTitle } from './card.tsx'
import { cn } from './cn.ts'

type CardSectionProps = {
  /** the anchor by which an address leads here, `#id` */
  readonly id?: string | undefined
  readonly title: string
  /** The unit of its figures, or what they are of; follows the title. */
  readonly of?: string | undefined
  readonly help?: string | undefined
  readonly beside?: ReactNode
  /** true: it may go on to another page of paper. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A titled card that an address can lead to. */
export const CardSection = ({ id, title, of, help, beside, isLong = false, children }: CardSectionProps) => {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={cn('flex min-w-0 scroll-mt-20', isLong && 'print:block')}>
      <Card
        className={cn(
          'flex min-w-0 grow flex-col overflow-hidden',
          isLong ? 'print:block print:overflow-visible' : 'print:break-inside-avoid',
        )}
      >
        <CardHeader className="min-h-14 flex-wrap pb-3">
          <div className="min-w-0">
            <CardTitle>
              <span id={titleId}>{title}</span>
              {of !== undefined && <span className="font-normal text-muted text-sm">{` ${of}`}</span>}
            </CardTitle>
            {help !== undefined && <p className="text-2xs text-muted">{help}</p>}
          </div>
          {beside}
        </CardHeader>
        {children}
      </Card>
    </section>
  )
}
