import type { ReactNode } from 'react'
import { cn } from '@/ui/cn'

type MarkWordsProps = {
  /** dashed, as what a period ends with */
  readonly isEnd?: boolean
  readonly children: ReactNode
}

/** What a mark on a bar stands for, behind the mark itself. */
export const MarkWords = ({ isEnd = false, children }: MarkWordsProps) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span aria-hidden className={cn('h-3.5 border-ink border-l-2', isEnd && 'border-dashed')} />
    {children}
  </span>
)
