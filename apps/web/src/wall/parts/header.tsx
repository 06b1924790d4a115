import { type Device, MINUTE_MS, worstPriorityOf } from '@vigie/contracts/entities'
import { CircleCheck, CircleHelp, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow, useOpenAlarms, useSite, useUnpowered } from '@/data'
import { formatMinute, siteTimeZone } from '@/text'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { cutTitle, headlineSize } from '../cut-title.ts'
import { isCounted, isOver, waitingOf } from '../urgent.ts'
import { useUnknownPower } from '../use-power.ts'

/** Largest title, and what the time of day keeps of the width, em; on a screen that stands, its mark alone. */
const TITLE_EM = { lying: 2.05, standing: 1.6 } as const
const CLOCK_COLS = 10
const MARK_COLS = 1.6

type HeaderProps = {
  readonly devices: readonly Device[]
  /** width that it was given, em */
  readonly cols: number
  /** the name of the site stands beside the time, in place of the date: it would take a line more */
  readonly isStanding: boolean
}

/**
 * What the wall says first: what is cut, by name where it is one or two, else how many alarms wait for somebody, else
 * that everything has power. How many of those are over is told beside. White, not green: calm asks for nothing.
 */
export const Header = ({ devices, cols, isStanding }: HeaderProps) => {
  const unpowered = useUnpowered()
  const off = unpowered.size
  const unknown = useUnknownPower(devices)
  const open = useOpenAlarms()
  const alarms = open.filter(isCounted).length
  const waiting = waitingOf(open)
  const site = useSite().data?.site.name ?? ''
  const over = waiting.filter(isOver).length
  const active = waiting.length - over
  const worst = worstPriorityOf(waiting)
  const width = isStanding ? cols - MARK_COLS : cols - CLOCK_COLS
  const cutNames = devices.filter(({ id }) => unpowered.has(id)).map(({ name }) => name)
  // what somebody is to act on comes before what is well; a cut comes before both
  const isAsking = worst !== null && off === 0 && devices.length > 0 && unknown < devices.length
  const [icon, title] = isAsking
    ? [
        <PriorityMark priority={worst} />,
        active > 0 ? wall.title.waiting(waiting.length) : wall.title.overWaiting(over),
      ]
    : devices.length === 0
      ? [<CircleHelp aria-hidden />, wall.title.none]
      : off > 0
        ? [<Unplug aria-hidden />, cutTitle(cutNames, off, width)]
        : unknown === devices.length
          ? [<CircleHelp aria-hidden />, wall.title.unknown]
          : unknown > 0
            ? [<CircleHelp aria-hidden />, wall.sub.powered(devices.length - unknown, devices.length)]
            : [<CircleCheck aria-hidden />, wall.title.allPowered]
  // beside a cut as many as its list counts; where none of them holds, it is said of all that they are over
  const others = isAsking ? alarms - waiting.length : alarms === over ? 0 : alarms
  const size = headlineSize(title, width, isStanding ? TITLE_EM.standing : TITLE_EM.lying)
  return (
    <header className="wall-header" data-cut={off > 0 || undefined}>
      <div>
        <h1 style={{ fontSize: `${size}em` }}>
          {icon} {title}
        </h1>
        <p>
          {!isStanding && (
            <>
              <b>{site}</b> ·{' '}
            </>
          )}
          {[
            // at five metres one line has room for one of the two
            unknown > 0 ? wall.sub.silent(unknown) : wall.sub.powered(devices.length - off, devices.length),
            ...(over > 0 && (isAsking ? active > 0 : others === 0)
              ? [wall.sub.over(over)]
              : isAsking
                ? others > 0
                  ? [wall.sub.acknowledged(others)]
                  : []
                : [others === 0 ? wall.sub.noAlarm : wall.sub.alarms(others)]),
          ].join(', ')}
        </p>
      </div>
      <Clock {...(isStanding && { note: <b>{site}</b> })} />
    </header>
  )
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
  new Intl.DateTimeFormat('fr-FR', {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: siteTimeZone(),
  }).format(at)
