import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { users as words } from '@/text/users'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'

const QUIET_MS = 300

type SearchBoxProps = { readonly value: string; readonly onSearch: (words: string) => void }

/** Searches once typing pauses, at once on Enter; Escape clears. */
export const SearchBox = ({ value, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(onSearch, QUIET_MS, wanted)
    return () => clearTimeout(timer)
  }, [wanted, value, onSearch])
  return (
    <search className="relative w-full sm:w-72">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted" />
      <input
        type="text"
        inputMode="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={typed}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(wanted)
          if (event.key === 'Escape') setTyped('')
        }}
        className={`${inputStyle} px-9`}
      />
      {typed !== '' && (
        <IconButton
          size="sm"
          label={words.clearSearch}
          onClick={() => setTyped('')}
          className="absolute inset-y-0 right-1 my-auto"
        >
          <X />
        </IconButton>
      )}
    </search>
  )
}
