import { alarmCondition, alarmPriority } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { formatDateTimeSeconds } from '@/text'
import { alarmText, PRIORITY_NAMES } from '@/text/alarms'
import { Button } from '@/ui/button'
import { inputStyle } from '@/ui/field'
import { Select } from '@/ui/select'
import { type Filter, isNarrowed, PERIODS, STATES } from './filter.ts'

const { filters: words } = alarmText
const ANY = 'any'

type FilterBarProps = {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
  readonly search: RefObject<HTMLInputElement | null>
  readonly nameOf: (device: string) => string
}

/** What narrows the list; all of it is in the address. */
export const FilterBar = ({ filter, onChange, search, nameOf }: FilterBarProps) => {
  // what is typed is there at once; the address follows
  const [draft, setDraft] = useState(filter.q)
  useEffect(() => {
    if (document.activeElement !== search.current) setDraft(filter.q)
  }, [filter.q, search])
  return (
    <search aria-label={words.label} className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="relative max-sm:w-full">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted" />
        <input
          ref={search}
          type="search"
          aria-label={words.search}
          aria-keyshortcuts="/"
          placeholder={words.search}
          value={draft}
          maxLength={80}
          onChange={({ target }) => {
            setDraft(target.value)
            onChange({ q: target.value })
          }}
          onBlur={() => setDraft(filter.q)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          className={`${inputStyle} h-9 pl-8 sm:w-56`}
        />
      </span>
      <Select
        label={words.state}
        value={filter.state}
        options={STATES.map((value) => ({ value, label: words.states[value] }))}
        onValueChange={(state) => onChange({ state })}
      />
      <Select
        label={words.priority}
        value={filter.priority ?? ANY}
        options={[
          { value: ANY, label: words.anyPriority },
          ...alarmPriority.options.map((value) => ({ value, label: PRIORITY_NAMES[value] })),
        ]}
        onValueChange={(value) => onChange({ priority: alarmPriority.safeParse(value).data ?? null })}
      />
      <Select
        label={words.condition}
        value={filter.condition ?? ANY}
        options={[
          { value: ANY, label: words.anyCondition },
          ...alarmCondition.options.map((value) => ({ value, label: ALARM_CONDITION_NAMES[value] })),
        ]}
        onValueChange={(value) => onChange({ condition: alarmCondition.safeParse(value).data ?? null })}
      />
      <Select
        label={words.period}
        value={filter.period}
        options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
        onValueChange={(period) => onChange({ period })}
      />
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
      {isNarrowed(filter) && (
        <Button size="sm" variant="ghost" onClick={() => onChange(NOTHING)}>
          {words.reset}
        </Button>
      )}
    </search>
  )
}

const momentWords = (at: number | null): string | null => (at === null ? null : formatDateTimeSeconds(at))

const NOTHING: Filter = {
  state: 'open',
  priority: null,
  condition: null,
  device: null,
  q: '',
  period: 'now',
  from: null,
  to: null,
}
