import { cn } from './cn.ts'

/** Holds the place of what is still loading, at its size. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden className={cn('animate-pulse rounded-md bg-line/70', className)} />
)
