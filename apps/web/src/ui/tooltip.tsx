import { Tooltip as Radix } from 'radix-ui'
import { useEffect } from 'react'
import { Bound } from './bound.tsx'

/** R3.10 */
const SKIP_DELAY_MS = 300

/** What is said of an element that stands on the page. */
export type Tip = {
  readonly on: HTMLElement
  readonly content: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
}

type TooltipsProps = { readonly tips: ReadonlyMap<string, Tip>; readonly delayMs: number }

/** Tooltips of elements of the page, on hover and focus; from one of them to the next there is no delay. */
export const Tooltips = ({ tips, delayMs }: TooltipsProps) => (
  <Radix.Provider delayDuration={delayMs} skipDelayDuration={SKIP_DELAY_MS}>
    {[...tips].map(([key, tip]) => (
      <Tooltip key={key} {...tip} />
    ))}
  </Radix.Provider>
)

const Tooltip = ({ on, content, side = 'top' }: Tip) => {
  // a pointer that is there already: Radix hears only one that moves
  useEffect(() => {
    if (on.matches(':hover') && window.matchMedia('(hover: hover)').matches) on.dispatchEvent(moved())
  }, [on])
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Bound to={on} />
      </Radix.Trigger>
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

const moved = () => new PointerEvent('pointermove', { pointerType: 'mouse' })
