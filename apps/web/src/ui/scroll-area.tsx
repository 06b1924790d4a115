import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

type ScrollAreaProps = ComponentProps<'section'> & {
  /** Names the region, which the keyboard can reach and scroll. */
  readonly label: string
}

/** A box that scrolls by itself, with the platform's own scrolling and thin bars; what it hides stays inside it. */
export const ScrollArea = ({ label, className, ...props }: ScrollAreaProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    tabIndex={0}
    className={cn('scroll-thin relative overflow-auto focus-visible:-outline-offset-2', className)}
    {...props}
  />
)
