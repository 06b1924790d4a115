import type { ReactNode } from 'react'

/** Stands in a card that has nothing to show on this period. */
export const EmptyLine = ({ children }: { readonly children: ReactNode }) => (
  <p className="px-4 pb-6 text-muted text-sm">{children}</p>
)
