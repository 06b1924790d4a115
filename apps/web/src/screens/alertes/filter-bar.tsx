import { Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { formatDateTimeSeconds } from '@/text'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { type Filter, isNarrowed, NO_FILTER } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { GroupToggle } from './group-toggle.tsx'

const { filters: words } = alarmText

type FilterBarProps = {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
  readonly search: RefObject<HTMLInputElement | null>
  readonly nameOf: (device: string) => string
  /** saves what is listed; stands in the sheet where the page has no room for it */
  readonly files: ReactNode
}

/** What narrows the list; all of it is in the address. One row: what has no room in it is in a sheet. */
export const FilterBar = ({ filter, onChange, search, nameOf, files }: FilterBarProps) => {
  // what is typed is there at once; the address follows
  const [draft, setDraft] = useState(filter.q)
  useEffect(() => {
    if (document.activeElement !== search.current) setDraft(filter.q)
  }, [filter.q, search])
  return (
    <search aria-label={words.label} className="@container flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2 @max-[60rem]:flex-nowrap">
        <span className="relative min-w-0 @max-[60rem]:grow @min-[60rem]:w-48">
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
          <input
            ref={search}
            type="search"
            aria-label={words.search}
            aria-keyshortcuts="/"
            placeholder={words.searchShort}
            value={draft}
            maxLength={80}
            onChange={({ target }) => {
              setDraft(target.value)
              onChange({ q: target.value })
            }}
            onBlur={() => setDraft(filter.q)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            className={cn(inputStyle, 'h-9 w-full pl-8')}
          />
        </span>
        <div className="@min-[60rem]:contents hidden">
          <FilterFields filter={filter} onChange={onChange} />
          {isNarrowed(filter) && (
            <Button size="sm" variant="ghost" onClick={() => onChange(NO_FILTER)}>
              {words.reset}
            </Button>
          )}
        </div>
        <FilterSheet filter={filter} onChange={onChange} files={files} />
        <GroupToggle />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {filter.device !== null && (
          <Button
            size="sm"
            variant="soft"
            aria-label={words.removeDevice(nameOf(filter.device))}
            onClick={() => onChange({ device: null })}
          >
            {words.device(nameOf(filter.device))}
            <X aria-hidden />
          </Button>
        )}
        {(filter.from !== null || filter.to !== null) && (
          <Button
            size="sm"
            variant="soft"
            aria-label={words.removeStretch}
            onClick={() => onChange({ from: null, to: null })}
          >
            {words.stretch(momentWords(filter.from), momentWords(filter.to))}
            <X aria-hidden />
          </Button>
        )}
      </div>
    </search>
  )
}

const momentWords = (at: number | null): string | null => (at === null ? null : formatDateTimeSeconds(at))
