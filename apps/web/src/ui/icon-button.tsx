import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const style = cva(
  'touch inline-flex shrink-0 items-center justify-center rounded-lg text-muted transition-colors hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:bg-hover aria-pressed:text-ink',
  {
    variants: { size: { sm: 'size-8 [&_svg]:size-4', md: 'size-9 [&_svg]:size-5' } },
    defaultVariants: { size: 'md' },
  },
)

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof style> & {
    /** What the button does, for screen readers: it shows only an icon. */
    readonly label: string
  }

export const IconButton = ({ className, size, label, ...props }: IconButtonProps) => (
  <button type="button" aria-label={label} className={cx(style({ size }), className)} {...props} />
)
