import { FIRST_DAY, LAST_DAY } from '@vigie/contracts/entities'
import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { period } from '@/text/period'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { frenchDay, parseFrenchDay } from './french-day.ts'

type DayInputProps = {
  readonly id?: string
  readonly label: string
  /** YYYY-MM-DD */
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
}

/** A day typed the French way, whatever the browser's language, or picked from its calendar. */
export const DayInput = ({ id, label, value, min = FIRST_DAY, max = LAST_DAY, onChange }: DayInputProps) => {
  const [typed, setTyped] = useState(frenchDay(value))
  const [wrong, setWrong] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setTyped(frenchDay(value))
    setWrong(false)
  }, [value])
  const take = (day: string | null) => {
    const fits = day !== null && day >= min && day <= max
    setWrong(!fits)
    if (fits && day !== value) onChange(day)
  }
  const takeTyped = () => typed !== frenchDay(value) && take(parseFrenchDay(typed))
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={wrong || undefined}
        placeholder={period.placeholder}
        title={wrong ? period.wrong : undefined}
        autoComplete="off"
        maxLength={10}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={takeTyped}
        onKeyDown={(event) => event.key === 'Enter' && takeTyped()}
        className={cn(inputStyle, 'h-8 w-34 pr-9 pl-2.5 tabular-nums max-sm:w-33 max-sm:pr-8')}
      />
      <IconButton
        size="sm"
        label={period.calendar(label)}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 my-auto"
      >
        <CalendarDays />
      </IconButton>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={(event) => event.target.value !== '' && take(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
    </span>
  )
}
