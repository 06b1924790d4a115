import { alarmPriority } from '@vigie/contracts/entities'
import { useId } from 'react'
import { siteSettings as words } from '@/text/alarm-settings'
import { PRIORITY_NAMES } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { Select } from '@/ui/select'

/** The columns of a setting where there is room: what it is, on, priority, limit, deadband, delays, the last month. */
export const COLUMNS =
  '@min-[64rem]:grid-cols-[minmax(9rem,1fr)_3.5rem_7.25rem_7rem_7rem_6rem_6rem_14rem] @min-[64rem]:items-start @min-[64rem]:gap-x-3'
/** A label that the head of the columns says where there is room. */
export const LABEL = 'text-muted text-xs @min-[64rem]:sr-only'

type EnabledFieldProps = {
  readonly name: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly error: string | undefined
  readonly onChange: (enabled: boolean) => void
}

/** Whether the condition raises alarms. */
export const EnabledField = ({ name, checked, disabled, error, onChange }: EnabledFieldProps) => (
  <label className="touch flex min-h-9 items-center gap-2 text-sm @min-[64rem]:justify-center">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      aria-label={words.onOf(name)}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4 accent-primary"
    />
    <span aria-hidden className="@min-[64rem]:hidden">
      {words.fields.enabled}
    </span>
    {error !== undefined && <FieldError>{error}</FieldError>}
  </label>
)

type PriorityFieldProps = {
  readonly label: string
  readonly value: keyof typeof PRIORITY_NAMES
  readonly onChange: (priority: keyof typeof PRIORITY_NAMES) => void
}

export const PriorityField = ({ label, value, onChange }: PriorityFieldProps) => (
  <div className="flex min-w-0 flex-col gap-1">
    <span aria-hidden className={LABEL}>
      {words.fields.priority}
    </span>
    <Select
      label={label}
      value={value}
      options={alarmPriority.options.map((one) => ({ value: one, label: PRIORITY_NAMES[one] }))}
      onValueChange={onChange}
      className="w-full"
    />
  </div>
)

type NumberFieldProps = {
  readonly label: string
  /** the whole name, for who does not see the row */
  readonly fullLabel: string
  readonly unit: string
  readonly value: string
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  /** where its name is seen; by default where no head of columns names it */
  readonly nameShown?: 'always' | 'where-narrow' | 'never'
  readonly onChange: (value: string) => void
}

/** A number with its unit, kept as it is typed. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, fullLabel, unit, value, placeholder, error, nameShown = 'where-narrow', onChange } = props
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={NAME[nameShown]}>
        <span aria-hidden>{label}</span>
        <span className="sr-only">{fullLabel}</span>
      </label>
      <span className="relative">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={value}
          placeholder={placeholder}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
          className={cn(inputStyle, 'h-9 pl-2.5 text-right tabular-nums', PAD[Math.min(unit.length, PAD.length - 1)])}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-muted text-xs"
        >
          {unit}
        </span>
      </span>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Room for the unit, by its length. */
const PAD = ['pr-2.5', 'pr-6', 'pr-9', 'pr-10', 'pr-13', 'pr-14', 'pr-16', 'pr-18', 'pr-20'] as const
const NAME = { always: 'text-muted text-xs', 'where-narrow': LABEL, never: 'sr-only' } as const

const FieldError = ({ id, children }: { readonly id?: string; readonly children: string }) => (
  <span id={id} role="alert" className="font-medium text-bad text-xs">
    {children}
  </span>
)
