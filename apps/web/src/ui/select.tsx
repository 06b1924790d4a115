import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { inputStyle } from './field.tsx'

type SelectProps<T extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onValueChange: (value: T) => void
}

/** The browser's own list of options, with typed values. */
export const Select = <T extends string>({
  label,
  value,
  options,
  onValueChange,
  className,
  ...props
}: SelectProps<T>) => (
  <div className={cn('relative inline-flex', className)}>
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onValueChange(chosen.value)
      }}
      className={cn(inputStyle, 'h-9 appearance-none pr-8')}
      {...props}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-muted" />
  </div>
)
