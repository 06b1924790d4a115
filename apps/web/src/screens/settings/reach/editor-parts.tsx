import type { WeeklyHours } from '@vigie/contracts/entities'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { reachText as words } from '@/text/reach'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { IconButton } from '@/ui/icon-button'
import { TextField } from '@/ui/text-field'
import type { Flaws } from './draft.ts'

/** One thing of a list that is edited: its fields, and the button that takes it away. */
export const EditedItem = ({
  label,
  removeLabel,
  onRemove,
  children,
}: {
  readonly label: string
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}) => (
  <li>
    <fieldset aria-label={label} className="flex items-start gap-2 rounded-lg border border-line p-3">
      <div className="flex min-w-0 grow flex-wrap items-start gap-3">{children}</div>
      <IconButton label={removeLabel} onClick={onRemove} className="-mt-1 -mr-1">
        <Trash2 />
      </IconButton>
    </fieldset>
  </li>
)

export const AddButton = ({
  label,
  onAdd,
  children,
  disabled = false,
}: {
  readonly label?: string
  readonly onAdd: () => void
  readonly children: string
  readonly disabled?: boolean
}) => (
  <Button variant="outline" size="sm" aria-label={label} disabled={disabled} onClick={onAdd} className="self-start">
    <Plus aria-hidden />
    {children}
  </Button>
)

type HoursProps<T> = {
  readonly value: T
  readonly field: string
  readonly flaws: Flaws
  readonly onChange: (value: T) => void
}

/** Days and hours of the week. @param field begins the keys of its flaws */
export const HoursFields = <T extends WeeklyHours>({ value, field, flaws, onChange }: HoursProps<T>) => {
  const { days } = value
  const flaw = flaws.get(`${field}/days`)
  return (
    <>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="contents">
          <span className="font-medium text-sm">{words.hours.days}</span>
        </legend>
        <div className="flex gap-1">
          {words.hours.dayNames.map((name, place) => {
            const day = place + 1
            const isOn = days.includes(day)
            return (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-pressed={isOn}
                onClick={() =>
                  onChange({ ...value, days: isOn ? days.filter((one) => one !== day) : [...days, day].sort() })
                }
                className={cn(
                  'touch grid h-10 w-8 place-items-center rounded-lg border text-sm disabled:opacity-60',
                  isOn
                    ? 'border-primary bg-water-soft font-semibold text-water'
                    : 'border-line-strong text-muted hover:bg-hover',
                )}
              >
                {words.hours.dayLetters[place]}
              </button>
            )
          })}
        </div>
        {flaw !== undefined && (
          <p role="alert" className="font-medium text-bad text-xs">
            {flaw}
          </p>
        )}
      </fieldset>
      <TimesFields value={value} field={field} flaws={flaws} onChange={onChange} />
    </>
  )
}

/** From when until when. @param field begins the keys of its flaws */
export const TimesFields = <T extends Pick<WeeklyHours, 'from' | 'to'>>({
  value,
  field,
  flaws,
  onChange,
}: HoursProps<T>) => {
  const { from, to } = value
  return (
    <div className="flex gap-3">
      <TextField
        label={words.hours.from}
        type="time"
        required
        className="w-34"
        value={from}
        error={flaws.get(`${field}/from`)}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
      />
      <TextField
        label={words.hours.to}
        type="time"
        required
        className="w-34"
        value={to}
        hint={to !== '' && to <= from ? words.hours.nextDay : undefined}
        error={flaws.get(`${field}/to`)}
        onChange={({ target }) => onChange({ ...value, to: target.value })}
      />
    </div>
  )
}
