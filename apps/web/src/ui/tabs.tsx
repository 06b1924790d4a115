import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const Tabs = Radix.Root

export const TabList = ({ className, ...props }: ComponentProps<typeof Radix.List>) => (
  <Radix.List className={cn('flex gap-1 border-line border-b', className)} {...props} />
)

export const Tab = ({ className, ...props }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={cn(
      'touch -mb-px border-transparent border-b-2 px-3 py-2 font-medium text-muted text-sm hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink',
      className,
    )}
    {...props}
  />
)

export const TabPanel = ({ className, ...props }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={cn('pt-4', className)} {...props} />
)
