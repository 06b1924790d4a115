import { cn } from './cn.ts'

/** Holds the place of what is still loading, at its size; on paper words stand there instead (print.css). */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden data-unread className={cn('animate-pulse rounded-md bg-line/70', className)} />
)
