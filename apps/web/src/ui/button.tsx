import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, cloneElement, isValidElement } from 'react'
import { Spinner } from './spinner.tsx'

export const buttonStyle = cva(
  'touch inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        outline: 'border border-line-strong/60 bg-surface text-ink hover:bg-hover',
        soft: 'bg-sunken text-ink hover:bg-hover',
        ghost: 'text-ink hover:bg-hover',
        danger: 'border border-bad/50 bg-surface text-bad hover:bg-bad-soft',
        link: 'text-primary underline underline-offset-4 hover:text-primary-hover',
      },
      size: { sm: 'h-8 px-3 text-sm', md: 'h-9 px-4 text-sm', lg: 'h-11 px-5 text-base' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** Gives its only child, a link, the look of a button and nothing else. */
    readonly asChild?: boolean
    /** While true: shows a spinner and ignores clicks. */
    readonly pending?: boolean
  }

export const Button = ({ className, variant, size, asChild, pending, children, ...props }: ButtonProps) => {
  const classes = cx(buttonStyle({ variant, size }), className)
  if (asChild && isValidElement<{ readonly className?: string }>(children)) {
    return cloneElement(children, { className: cx(classes, children.props.className) })
  }
  return (
    <button
      type="button"
      className={classes}
      {...props}
      disabled={props.disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  )
}
