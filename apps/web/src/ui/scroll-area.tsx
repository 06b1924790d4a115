import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

type ScrollAreaProps = ComponentProps<'section'> & {
  /** Names the region, which the keyboard can reach and scroll. */
  readonly label: string
}

/** A box that scrolls by itself, with the platform's own scrolling and thin bars. */
export const ScrollArea = ({ label, className, ...props }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={cn('scroll-thin overflow-auto', className)} {...props} />
)
