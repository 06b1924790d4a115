import type { ReactNode } from 'react'

/** A part of the detail under its title. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-1.5 border-line border-t pt-3">
    <h3 className="font-semibold text-muted text-xs">{title}</h3>
    {children}
  </section>
)
