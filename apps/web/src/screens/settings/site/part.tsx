import type { ReactNode } from 'react'

/** A part of a card, under its own title. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="border-line border-t bg-sunken px-4 py-1.5 font-semibold text-muted text-xs">{title}</h3>
    {children}
  </section>
)
