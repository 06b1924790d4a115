import type { ReactNode } from 'react'

/** What a card says when it has nothing to show. */
export const EmptyLine = ({ children }: { readonly children: ReactNode }) => (
  <p className="px-4 pb-6 text-muted text-sm">{children}</p>
)
