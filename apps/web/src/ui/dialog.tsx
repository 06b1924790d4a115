import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useClosedByBack } from './use-closed-by-back.ts'
import { useOpener } from './use-opener.ts'

type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** Keeps the title for screen readers only, where the content speaks for itself. */
  readonly titleHidden?: boolean
  /** What it is about, read with the title. */
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A question over the page: in its middle, or from the bottom of a narrow window. Focus stays
 * inside and goes back where it came from; Escape, a press outside, and Back on a phone close it.
 */
export const Dialog = ({ open, ...props }: DialogProps) => (open ? <OpenDialog {...props} /> : null)

const OpenDialog = ({
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  className,
  children,
}: Omit<DialogProps, 'open'>) => {
  const giveFocusBack = useOpener()
  useClosedByBack(() => onOpenChange(false))
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-scroll-lock aria-hidden className="fixed inset-0 z-40 animate-enter-fade bg-black/50 print:hidden" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={startAtFirstField}
          onCloseAutoFocus={giveFocusBack}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-2xl border border-line bg-surface text-ink shadow-xl outline-none max-sm:animate-enter-bottom sm:top-[8dvh] sm:bottom-auto sm:max-h-[84dvh] sm:max-w-lg sm:animate-enter-fade sm:rounded-2xl print:hidden',
            className,
          )}
        >
          <div className={titleHidden ? 'sr-only' : 'flex items-start justify-between gap-2 px-4 pt-3 md:px-5'}>
            <div className="min-w-0 py-1.5">
              <Radix.Title className="font-semibold text-base leading-6">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-0.5 text-muted text-sm">{description}</Radix.Description>
              )}
            </div>
            {!titleHidden && (
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <X />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Puts the focus on the first field when the dialog opens, not on its close button. */
const startAtFirstField = (event: Event) => {
  const dialog = event.target
  const field = dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>('input:not([hidden]), select') : null
  if (field === null) return
  event.preventDefault()
  field.focus()
}

type DialogBodyProps = {
  readonly className?: string
  /** nothing in it is pressed or filled in: the keyboard scrolls it */
  readonly isRead?: boolean
  readonly children: ReactNode
}

/** The scrolling part of a dialog; a text that is cut is scrolled by the keyboard, fields and buttons by being reached. */
export const DialogBody = ({ className, isRead = false, children }: DialogBodyProps) => (
  <div
    tabIndex={isRead ? 0 : undefined}
    className={cn('scroll-thin flex min-h-0 grow flex-col gap-4 overflow-y-auto px-4 py-3 md:px-5', className)}
  >
    {children}
  </div>
)

/** The buttons of a dialog, the main one last. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-4 py-3 md:px-5">{children}</div>
)
