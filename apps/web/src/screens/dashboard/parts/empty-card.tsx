import type { ReactNode } from 'react'
import { Card } from '@/ui/card'

/** A card that says why it is empty. */
export const EmptyCard = ({ children }: { readonly children: ReactNode }) => (
  <Card className="p-4">
    <p className="text-muted text-sm">{children}</p>
  </Card>
)
