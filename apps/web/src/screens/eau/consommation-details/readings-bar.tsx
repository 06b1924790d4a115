import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { formatFromTo, siteTimeZone } from '@/text'
import { eau } from '@/text/eau'
import { Button } from '@/ui/button'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/select'
import { type Asked, instantOf, momentOf, PAGE_ROWS, pagesBeside } from './readings-window.ts'

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

/** A date and a time on site: the reading of that minute then stands at the top. */
const JumpForm = ({ whole, shown, onAsk }: JumpFormProps) => {
  const zone = siteTimeZone()
  const fieldOf = (until: number): string => momentOf(until - MINUTE_MS, zone)
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const moment = new FormData(event.currentTarget).get('jusqua')
        if (typeof moment === 'string' && moment !== '') onAsk({ until: instantOf(moment, zone) + MINUTE_MS })
      }}
    >
      <label className="flex items-center gap-2 text-sm">
        <span className="whitespace-nowrap text-muted">{words.jumpTo}</span>
        <input
          type="datetime-local"
          name="jusqua"
          required
          defaultValue={fieldOf(shown.to)}
          min={momentOf(whole.from, zone)}
          max={fieldOf(whole.to)}
          className={`${inputStyle} w-auto tabular-nums`}
        />
      </label>
      <Button type="submit" size="sm" variant="outline">
        {words.go}
      </Button>
    </form>
  )
}
