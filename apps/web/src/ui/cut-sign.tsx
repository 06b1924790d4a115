import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type CutSignProps = { readonly children: ReactNode; readonly className?: string }

/** Without power: the drawn plug, red and bold wherever words say so. How urgent that is, is what alarms say. */
export const CutSign = ({ children, className }: CutSignProps) => (
  <span className={cn('inline-flex items-start gap-1 font-semibold text-bad', className)}>
    <Unplug aria-hidden className="mt-[0.1em] size-[1.15em] shrink-0" />
    <span>{children}</span>
  </span>
)
