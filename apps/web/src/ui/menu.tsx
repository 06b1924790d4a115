import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from './cn.ts'
import { ClosedByBack } from './use-closed-by-back.ts'

type MenuProps = {
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly className?: string
  readonly children: ReactNode
}

/** A drop-down of actions under its trigger (one focusable element); Back on a phone closes it. */
export const Menu = ({ trigger, align = 'end', className, children, ...state }: MenuProps) => {
  const [ownOpen, setOwnOpen] = useState(false)
  const { open = ownOpen, onOpenChange = setOwnOpen } = state
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 min-w-52 animate-enter-fade rounded-xl border border-line bg-raised p-1 text-ink shadow-lg',
            className,
          )}
        >
          <ClosedByBack close={() => onOpenChange(false)} />
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** `asChild` for a link. */
export const MenuItem = ({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) => (
  <DropdownMenu.Item
    className={cn(
      'touch flex cursor-pointer items-center gap-2 rounded-lg px-3 py-2 text-sm outline-none data-[highlighted]:bg-hover data-[disabled]:opacity-60 [&_svg]:size-4 [&_svg]:text-muted',
      className,
    )}
    {...props}
  />
)

export const MenuLabel = ({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) => (
  <DropdownMenu.Label className={cn('px-3 py-2 text-sm', className)} {...props} />
)

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />
