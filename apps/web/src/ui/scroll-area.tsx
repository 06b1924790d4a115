import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useCutEdges } from './use-cut-edges.ts'

type ScrollAreaProps = Omit<ComponentProps<'section'>, 'ref'> & {
  /** Names the region, which the keyboard can reach and scroll. */
  readonly label: string
  /** false where what follows the box says that it ends there: a row cut off by a line is no row that fades */
  readonly isShaded?: boolean
}

/**
 * A box that scrolls by itself, with the platform's own scrolling and thin bars; what it hides stays inside it, and a
 * shade says on which side that is.
 */
export const ScrollArea = ({ label, isShaded = true, className, children, ...props }: ScrollAreaProps) => (
  <section
    ref={useCutEdges<HTMLElement>()}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    tabIndex={0}
    className={cn(
      'scroll-thin relative isolate overflow-auto focus-visible:-outline-offset-2',
      isShaded && 'scroll-shade',
      className,
    )}
    {...props}
  >
    {/* below the outline of the box, which what stands in it would break */}
    <div className="relative -z-1">{children}</div>
  </section>
)
