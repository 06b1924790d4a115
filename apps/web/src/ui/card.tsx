import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('rounded-xl border border-line bg-surface text-ink shadow-xs', className)} {...props} />
)

export const CardHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div data-heads className={cn('flex items-start justify-between gap-3 px-4 pt-4', className)} {...props} />
)

export const CardTitle = ({ className, children, ...props }: ComponentProps<'h2'>) => (
  <h2 className={cn('font-semibold text-base leading-6', className)} {...props}>
    {children}
  </h2>
)
