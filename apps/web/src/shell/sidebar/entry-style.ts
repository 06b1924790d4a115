import { cn } from '@/ui/cn'

type EntryStyle = { readonly active?: boolean; readonly iconOnly?: boolean; readonly className?: string }

/**
 * Classes of one line of the menu; the active one is orange (R3.3), with a bar and heavier type for whoever sees no
 * colour.
 */
export const entryStyle = ({ active = false, iconOnly = false, className }: EntryStyle = {}): string =>
  cn(
    'touch relative flex h-9 w-full items-center gap-3 rounded-lg text-left text-sm transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0',
    iconOnly ? 'justify-center px-0' : 'px-2.5',
    active
      ? 'bg-accent-soft font-semibold text-accent before:absolute before:inset-y-1.5 before:left-0 before:w-1 before:rounded-full before:bg-accent'
      : 'text-ink hover:bg-hover [&_svg]:text-muted',
    className,
  )
