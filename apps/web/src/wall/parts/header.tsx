import { type Device, MINUTE_MS } from '@vigie/contracts/entities'
import { CircleCheck, CircleHelp, CirclePause, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow, useOpenAlarms, useSite, useUnpowered } from '@/data'
import { dateFormat, formatMinute, siteTimeZone } from '@/text'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import type { PumpRest } from '@/widgets/site-state/pump-rest'
import { headlineSize } from '../cut-title.ts'
import { MEAN_GLYPH_EM } from '../short-name.ts'
import { useUnknownPower } from '../use-power.ts'
import { type Headline, headlineOf } from './headline.ts'

/** Largest title, and what the time of day keeps of the width, em; on a screen that stands, its mark alone. */
const TITLE_EM = { lying: 2.05, standing: 1.6 } as const
const CLOCK_COLS = 10
const MARK_COLS = 1.6
/** what stands between the name of the site and what is said of it, in letters */
const DOT_LETTERS = 3

type HeaderProps = {
  readonly devices: readonly Device[]
  /** width that it was given, em */
  readonly cols: number
  /** the name of the site stands beside the time, in place of the date: it would take a line more */
  readonly isStanding: boolean
  /** all pumps stand while they usually work; null: they do not */
  readonly rest?: PumpRest | null
}

/** What the wall says first, with its mark, and the time of day. White, not green: calm asks for nothing. */
export const Header = ({ devices, cols, isStanding, rest = null }: HeaderProps) => {
  const unpowered = useUnpowered()
  const unknown = useUnknownPower(devices)
  const open = useOpenAlarms()
  const site = useSite().data?.site.name ?? ''
  const width = isStanding ? cols - MARK_COLS : cols - CLOCK_COLS
  const largest = isStanding ? TITLE_EM.standing : TITLE_EM.lying
  const { sign, title, sub } = headlineOf(
    {
      ...{ devices: devices.length, off: unpowered.size, unknown, open, rest },
      cutNames: devices.filter(({ id }) => unpowered.has(id)).map(({ name }) => name),
      nameOf: (id) => devices.find((device) => device.id === id)?.name ?? id,
    },
    { width, subWidth: isStanding ? cols : width - (site.length + DOT_LETTERS) * MEAN_GLYPH_EM, largest },
  )
  return (
    <header className="wall-header" data-sign={sign}>
      <div>
        <h1 style={{ fontSize: `${headlineSize(title, width, largest)}em` }}>
          <Sign sign={sign} /> {title}
        </h1>
        <p>
          {!isStanding && (
            <>
              <b>{site}</b> ·{' '}
            </>
          )}
          {sub}
        </p>
      </div>
      <Clock {...(isStanding && { note: <b>{site}</b> })} />
    </header>
  )
}

const SIGNS = { cut: Unplug, rest: CirclePause, unknown: CircleHelp, calm: CircleCheck } as const

const Sign = ({ sign }: Pick<Headline, 'sign'>) => {
  if (sign === 'cut' || sign === 'rest' || sign === 'unknown' || sign === 'calm') {
    const Icon = SIGNS[sign]
    return <Icon aria-hidden />
  }
  return <PriorityMark priority={sign} />
}

/** The time of day by the server; `note` stands under it in place of the date. */
export const Clock = ({ note }: { readonly note?: ReactNode }) => {
  const now = useNow(MINUTE_MS)
  return (
    <div className="wall-clock">
      <b>{formatMinute(now)}</b>
      <span>{note ?? formatWeekday(now)}</span>
    </div>
  )
}

/** « lundi 23 nov. » */
const formatWeekday = (at: number): string =>
  dateFormat({ weekday: 'long', day: 'numeric', month: 'short', timeZone: siteTimeZone() }).format(at)
