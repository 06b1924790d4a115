import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** R3.10; the sidebar wraps itself in its own provider with `delayMs={0}`. */
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

type TooltipProviderProps = { readonly delayMs?: number; readonly children: ReactNode }

export const TooltipProvider = ({ delayMs = TOOLTIP_DELAY_MS, children }: TooltipProviderProps) => (
  <Radix.Provider delayDuration={delayMs} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
    {children}
  </Radix.Provider>
)

type TooltipProps = {
  readonly content: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** false: no tooltip, because the child already shows its label. */
  readonly enabled?: boolean
  readonly children: ReactNode
}

/** A tooltip for its child (one focusable element), on hover and focus. */
export const Tooltip = ({ content, side = 'top', enabled = true, children }: TooltipProps) => {
  if (!enabled) return children
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-enter-fade rounded-md bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-md"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
