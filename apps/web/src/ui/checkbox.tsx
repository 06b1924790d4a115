import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  readonly children: ReactNode
  readonly onCheckedChange: (checked: boolean) => void
}

/** The browser's own checkbox, with its label beside it. */
export const Checkbox = ({ children, onCheckedChange, className, ...props }: CheckboxProps) => (
  <label
    className={cn(
      'touch flex cursor-pointer items-center gap-2.5 rounded-lg border border-line px-3 py-2 text-sm has-[:checked]:border-primary/60 has-[:checked]:bg-water-soft/50 has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-60',
      className,
    )}
  >
    <input
      type="checkbox"
      className="size-4 shrink-0 accent-primary"
      onChange={(event) => onCheckedChange(event.target.checked)}
      {...props}
    />
    <span className="min-w-0 truncate">{children}</span>
  </label>
)
