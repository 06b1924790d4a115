import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'

type SectionProps = { readonly title: string; readonly help?: string; readonly children: ReactNode }

/** One subject of the settings, in its card. */
export const Section = ({ title, help, children }: SectionProps) => {
  const id = useId()
  return (
    <Card className="p-4 md:p-5">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <div>
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {help !== undefined && <p className="mt-0.5 text-muted text-sm">{help}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}

type FactsProps = {
  /** values are figures: they end in one line */
  readonly areFigures?: boolean
  readonly children: ReactNode
}

/** Names and their values beside them, one under the other. */
export const Facts = ({ areFigures = false, children }: FactsProps) => (
  <dl
    className={cn(
      'flex flex-col divide-y divide-line',
      areFigures && '[&>div]:grid-cols-[minmax(0,1fr)_auto] [&_dd]:text-right',
    )}
  >
    {children}
  </dl>
)

type FactProps = {
  readonly name: string
  readonly help?: string
  readonly className?: string
  readonly children: ReactNode
}

export const Fact = ({ name, help, className, children }: FactProps) => (
  <div
    className={cn(
      'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[14rem_minmax(0,1fr)]',
      className,
    )}
  >
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 text-sm">
      {children}
      {help !== undefined && <p className="mt-0.5 text-muted text-xs">{help}</p>}
    </dd>
  </div>
)
