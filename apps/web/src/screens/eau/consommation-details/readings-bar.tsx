import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatFromTo, siteTimeZone } from '@/text'
import { eau } from '@/text/eau'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import { DayInput } from '@/widgets/period/day-input'
import { type Asked, CLOCK, instantOf, momentOf, PAGE_ROWS, pagesBeside, parseClock } from './readings-window.ts'

const words = eau.readings
const MINUTE_MS = 60_000

type Stretch = { readonly from: number; readonly to: number }
type ReadingsBarProps = {
  readonly whole: Stretch
  readonly shown: Stretch
  readonly lengthMs: number
  readonly asked: Asked
  /** readings may have come since the page was opened */
  readonly mayGrow: boolean
  readonly onPresent: () => void
  readonly onAsk: (asked: Partial<Asked>) => void
}

/** Which page of readings is shown; the ways to its neighbours, to both ends, and to a date and time. */
export const ReadingsBar = ({ whole, shown, lengthMs, asked, mayGrow, onAsk, onPresent }: ReadingsBarProps) => {
  const { newest, newer, older, oldest } = pagesBeside(whole, shown, lengthMs)
  const go = (until: number | null | undefined) => ({
    disabled: until === undefined,
    onClick: () => until !== undefined && onAsk({ until }),
  })
  return (
    <nav aria-label={words.title} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 print:hidden">
      <JumpForm key={shown.to} whole={whole} shown={shown} onAsk={onAsk} />
      <div className="flex flex-wrap items-center gap-1">
        <IconButton label={words.newest} disabled={newest === undefined && !mayGrow} onClick={onPresent}>
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton label={words.newer} {...go(newer)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span className="px-1 text-sm tabular-nums">{formatFromTo(shown.from, shown.to)}</span>
        <IconButton label={words.older} {...go(older)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <IconButton label={words.oldest} {...go(oldest)}>
          <ChevronLast aria-hidden />
        </IconButton>
      </div>
      <Select
        label={words.perPage}
        value={asked.rows}
        options={PAGE_ROWS.map((rows) => ({ value: rows, label: words.rows(rows) }))}
        onValueChange={(rows) => onAsk({ rows })}
      />
    </nav>
  )
}

type JumpFormProps = Pick<ReadingsBarProps, 'whole' | 'shown' | 'onAsk'>

/** A day and a time on site, written the French way in any browser: the reading of that minute then stands at the top. */
const JumpForm = ({ whole, shown, onAsk }: JumpFormProps) => {
  const zone = siteTimeZone()
  const [first, last] = [momentOf(whole.from, zone), momentOf(whole.to - MINUTE_MS, zone)]
  const [top, time] = split(momentOf(shown.to - MINUTE_MS, zone))
  const [day, setDay] = useState(top)
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('heure')
        const clock = typeof typed === 'string' ? parseClock(typed) : null
        if (clock !== null) onAsk({ until: instantOf(within(`${day}T${clock}`, first, last), zone) + MINUTE_MS })
      }}
    >
      <span className="whitespace-nowrap text-muted text-sm">{words.jumpTo}</span>
      <DayInput label={words.jumpDay} value={day} min={split(first)[0]} max={split(last)[0]} onChange={setDay} />
      <input
        type="text"
        name="heure"
        inputMode="numeric"
        required
        pattern={CLOCK.source}
        title={words.jumpTimeHelp}
        aria-label={words.jumpTime}
        autoComplete="off"
        maxLength={5}
        defaultValue={time}
        className={cn(inputStyle, 'h-8 w-16 px-2.5 tabular-nums')}
      />
      <Button type="submit" size="sm" variant="outline">
        {words.go}
      </Button>
    </form>
  )
}

const split = (moment: string): readonly [day: string, time: string] => [moment.slice(0, 10), moment.slice(11)]

/** The nearest moment that the period has; moments are written so that they compare as they follow each other. */
const within = (moment: string, first: string, last: string): string =>
  moment < first ? first : moment > last ? last : moment
