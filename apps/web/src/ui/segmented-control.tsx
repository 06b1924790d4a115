import { ToggleGroup } from 'radix-ui'
import { cn } from './cn.ts'

type SegmentedControlProps<T extends string> = {
  /** What is being chosen. */
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onValueChange: (value: T) => void
  readonly className?: string
}

/** One choice among a few, all in view; arrow keys move. Every press is told, that on the value drawn too. */
export const SegmentedControl = <T extends string>({
  label,
  value,
  options,
  onValueChange,
  className,
}: SegmentedControlProps<T>) => (
  <ToggleGroup.Root
    type="single"
    aria-label={label}
    value={value}
    onValueChange={(next) => {
      // a press on the one that is drawn gives none; it is told as well, as another may have been asked for since
      const chosen = options.find((option) => option.value === (next || value))
      if (chosen) onValueChange(chosen.value)
    }}
    className={cn('inline-flex rounded-lg bg-sunken p-0.5', className)}
  >
    {options.map((option) => (
      <ToggleGroup.Item
        key={option.value}
        value={option.value}
        className="touch rounded-md px-2.5 py-1 font-medium text-muted text-sm hover:text-ink data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-xs"
      >
        {option.label}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
)
