import { Popover as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cn } from './cn.ts'
import { ClosedByBack } from './use-closed-by-back.ts'

type PopoverProps = {
  readonly trigger: ReactNode
  /** Names the panel for screen readers. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** When given, called on Escape, on Back, or on a press or focus elsewhere, instead of `onOpenChange`. */
  readonly onEscape?: () => void
  readonly onOutside?: () => void
  readonly onBack?: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A free panel anchored to its trigger (one focusable element); Back on a phone closes it. */
export const Popover = ({
  trigger,
  label,
  align = 'end',
  className,
  children,
  onEscape,
  onOutside,
  onBack,
  ...state
}: PopoverProps) => {
  const [ownOpen, setOwnOpen] = useState(false)
  const { open = ownOpen, onOpenChange = setOwnOpen } = state
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          {...toldOf(onEscape, onOutside)}
          onCloseAutoFocus={leaveFocus}
          className={cn(
            'z-50 w-[min(24rem,calc(100vw-1rem))] animate-enter-fade rounded-xl border border-line bg-raised text-ink shadow-lg outline-none',
            className,
          )}
        >
          <ClosedByBack close={onBack ?? (() => onOpenChange(false))} />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * The focus goes back to the trigger only if it went down with the panel. What was pressed meanwhile, and the page that a
 * link of the panel led to, have it already and keep it.
 */
const leaveFocus = (event: Event): void => {
  if (document.activeElement !== document.body) event.preventDefault()
}

/** A press on the trigger does not count as a press elsewhere: the trigger itself toggles the panel. */
const toldOf = (onEscape?: () => void, onOutside?: () => void) => ({
  ...(onEscape && {
    onEscapeKeyDown: (event: Event) => {
      event.preventDefault()
      onEscape()
    },
  }),
  ...(onOutside && {
    onInteractOutside: (event: Event) => {
      const isTrigger =
        event.target instanceof Element && event.target.closest('[aria-haspopup="dialog"][data-state="open"]') !== null
      event.preventDefault()
      if (!isTrigger) onOutside()
    },
  }),
})
