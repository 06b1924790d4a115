import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'

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

type FactsProps = { readonly children: ReactNode }

/** Names and values, one under the other. */
export const Facts = ({ children }: FactsProps) => <dl className="flex flex-col divide-y divide-line">{children}</dl>

type FactProps = { readonly name: string; readonly help?: string; readonly children: ReactNode }

export const Fact = ({ name, help, children }: FactProps) => (
  <div className="grid gap-1 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 text-sm">
      {children}
      {help !== undefined && <p className="mt-0.5 text-muted text-xs">{help}</p>}
    </dd>
  </div>
)
