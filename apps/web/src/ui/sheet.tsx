import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useClosedByBack } from './use-closed-by-back.ts'
import { useOpener } from './use-opener.ts'

const style = cva('fixed z-50 flex flex-col bg-surface text-ink shadow-xl outline-none', {
  variants: {
    side: {
      left: 'inset-y-0 left-0 max-w-[88vw] animate-enter-left border-line border-r',
      right: 'inset-y-0 right-0 max-w-[94vw] animate-enter-right border-line border-l',
      bottom: 'inset-x-0 bottom-0 max-h-[92dvh] animate-enter-bottom rounded-t-2xl border-line border-t',
    },
  },
  defaultVariants: { side: 'left' },
})

type SheetProps = VariantProps<typeof style> & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** When given, called on Escape, on a press outside, or on Back, instead of `onOpenChange`. */
  readonly onEscape?: () => void
  readonly onBack?: () => void
  readonly onOutside?: () => void
  /** Whoever opens it keeps the page behind from scrolling. */
  readonly ownerLocks?: boolean
  readonly title: string
  /** Keeps the title for screen readers only. */
  readonly titleHidden?: boolean
  readonly closeLabel: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A drawer over the page: focus stays inside and goes back where it came from; Escape, a click outside, and Back on a phone
 * close it.
 * The page behind stops scrolling by `[data-scroll-lock]` in app.css: no style tag is injected.
 */
export const Sheet = ({ open, ...props }: SheetProps) => (open ? <OpenSheet {...props} /> : null)

const OpenSheet = ({
  onOpenChange,
  onEscape,
  onOutside,
  ownerLocks = false,
  onBack = () => onOpenChange(false),
  title,
  titleHidden,
  closeLabel,
  side,
  className,
  children,
}: Omit<SheetProps, 'open'>) => {
  useClosedByBack(onBack)
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div
          data-veil
          data-scroll-lock={ownerLocks ? undefined : true}
          aria-hidden
          className="fixed inset-0 z-40 animate-enter-fade bg-black/50"
        />
        <Dialog.Content
          aria-describedby={undefined}
          className={cn(style({ side }), className)}
          onCloseAutoFocus={useOpener()}
          {...toldOf(onEscape, onOutside)}
        >
          <div className={titleHidden ? 'absolute top-2 right-2' : 'flex items-center justify-between gap-2 px-4 py-2'}>
            <Dialog.Title className={titleHidden ? 'sr-only' : 'truncate font-semibold text-base'}>
              {title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel}>
                <X />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const toldOf = (onEscape?: () => void, onOutside?: () => void) => ({
  ...(onEscape && { onEscapeKeyDown: instead(onEscape) }),
  ...(onOutside && { onPointerDownOutside: instead(onOutside) }),
})
const instead = (act: () => void) => (event: Event) => {
  event.preventDefault()
  act()
}
