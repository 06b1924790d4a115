import { Search, X } from 'lucide-react'
import { text } from '@/text'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'

type FilterBoxProps = { readonly value: string; readonly onChange: (value: string) => void }

export const FilterBox = ({ value, onChange }: FilterBoxProps) => (
  <div className={cn('relative w-full sm:w-64', value === '' && 'print:hidden')}>
    <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted" />
    <input
      type="text"
      inputMode="search"
      aria-label={text.home.filter}
      placeholder={text.home.filterPlaceholder}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      className={cn(inputStyle, 'h-9 px-9')}
    />
    {value !== '' && (
      <IconButton
        size="sm"
        label={text.home.clearFilter}
        onClick={() => onChange('')}
        className="absolute inset-y-0 right-1 my-auto"
      >
        <X />
      </IconButton>
    )}
  </div>
)
