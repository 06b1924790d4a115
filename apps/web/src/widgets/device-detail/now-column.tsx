import type { ReactNode } from 'react'

/** One of the equal columns of what a device does now; without content it takes no place. */
export const NowColumn = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-3 empty:hidden">{children}</div>
)

/** A titled list in such a column; of a list without lines there is no title either. */
export const NowList = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="min-w-0 has-[>dl:empty]:hidden">
    <h3 className="mb-1 border-line border-b pb-1 font-semibold text-muted text-xs">{title}</h3>
    {children}
  </section>
)
