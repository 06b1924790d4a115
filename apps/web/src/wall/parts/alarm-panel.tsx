import { type Alarm, type Device, HOUR_MS } from '@vigie/contracts/entities'
import { Hourglass } from 'lucide-react'
import { useMemo } from 'react'
import { useKnownUntil, useKpis, useNow, useOpenAlarms, useSite } from '@/data'
import { formatAhead, formatDuration, formatMomentMinute, formatPast, formatSpan } from '@/text'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { overTitleOf, titleOf } from '../alarm-line.ts'
import { heldOf } from '../held.ts'
import type { Box } from '../room.ts'
import { sizeFor } from '../room.ts'
import { TODAY } from '../today.ts'
import { useMeasure } from '../use-measure.ts'
import { levelOf } from '../wall-devices.ts'
import { AlarmSubject, hasSubject } from './alarm-subject.tsx'
import { Clock } from './header.tsx'

type AlarmPanelProps = {
  readonly alarm: Alarm
  readonly devices: readonly Device[]
  readonly box: Box
  /** below the banner of a lost link, which has the time of day */
  readonly isUnderBanner: boolean
  /** no other site is shown, so that this one needs no name */
  readonly isAlone: boolean
}

/** What the value beside the name takes of the width, its gap too, em. */
const SUBJECT_COLS = 10.8
/** Largest title and name; with less height, smaller ones, so that the site stays beneath. */
const FULL = { title: 1.75, name: 3 } as const
const COMPACT = { title: 1.2, name: 1.9 } as const

/**
 * The alarm that holds the upper half: what, how much, since when, and what happens if nobody moves. One that is over and
 * still to be seen is told smaller and without its colour, so that the site keeps its place.
 */
export const AlarmPanel = ({ alarm, devices, box, isUnderBanner, isAlone }: AlarmPanelProps) => {
  const now = useNow(1_000)
  const until = useKnownUntil(1_000)
  const site = useSite().data?.site.name ?? ''
  const open = useOpenAlarms()
  const { cut, source, priority, since, overAt } = useMemo(() => heldOf(alarm, open, devices), [alarm, open, devices])
  const emptying = useEmptying(devices)
  const device = devices.find(({ id }) => id === alarm.device)
  const name = device?.name ?? alarm.device
  // a tank says how full it is itself, whichever runs empty first
  const subject = device !== undefined && levelOf(device) !== null ? device : (emptying?.tank ?? device)
  const isMany = cut > 1
  const from = devices.find(({ id }) => id === source)?.name
  // the time of day stands beside it: the moment at which it ended is said in its own words
  const own = overAt === null ? titleOf(alarm) : overTitleOf(alarm, overAt, now)
  const title = from === undefined ? own : wall.alarm.cutOf(from)
  const main = isMany ? wall.alarm.manyCut(cut) : name
  const waits = alarm.state === 'returned' ? wall.alarm.returned : wall.alarm.waiting
  const largest = isUnderBanner || overAt !== null ? COMPACT : FULL
  const isBeside = hasSubject(subject) && !box.isStanding
  const cols = box.cols - 2 - (isBeside ? SUBJECT_COLS : 0)
  const length =
    overAt === null
      ? wall.alarm.since(formatDuration(Math.max(0, until - since)))
      : wall.alarm.lasted(formatPast(overAt - since, formatSpan))
  // beside a value it has one line, so that figures of the site fit below
  const rest = [
    ...(isBeside ? [] : [`(${formatMomentMinute(since, now)})`]),
    ...((isBeside && isAlone) || site === '' ? [] : [site]),
  ]
  const lasts = (
    <p className="wall-alarm-since">
      <b>{length}</b>
      {/* what follows may start a line: a comma ends the one before, a dot would hang there */}
      <span>{rest.length === 0 ? ',' : ` ${rest.join(' · ')},`}</span> <b>{wall.alarm.asks(priority, waits)}</b>
    </p>
  )
  return (
    <section
      className="wall-alarm"
      data-priority={priority}
      data-over={overAt !== null || undefined}
      data-beside={isBeside || undefined}
    >
      <div className="wall-alarm-bar">
        <h1 style={{ fontSize: `${sizeFor(title, box.cols - (isUnderBanner ? 4 : 11), largest.title)}em` }}>
          <PriorityMark priority={priority} /> {title}
        </h1>
        {!isUnderBanner && <Clock note="" />}
      </div>
      <div className="wall-alarm-body">
        <div>
          <p className="wall-alarm-name" style={{ fontSize: `${nameSize(main, cols, largest.name)}em` }}>
            {main}
          </p>
          {emptying !== null && (
            <p className="wall-alarm-consequence" style={{ fontSize: `${sizeFor(emptying.words, cols - 2, 1.3)}em` }}>
              <Hourglass aria-hidden /> {emptying.words}
            </p>
          )}
          {isBeside && lasts}
        </div>
        {hasSubject(subject) && <AlarmSubject device={subject} isNamed={subject !== device || isMany} />}
      </div>
      {!isBeside && lasts}
    </section>
  )
}

/** On one line where that is large enough, else on two. */
const nameSize = (name: string, cols: number, largest: number): number => {
  const onOne = sizeFor(name, cols, largest)
  return onOne >= TWO_LINES_EM ? onOne : Math.max(onOne, sizeFor(name, 1.7 * cols, Math.min(largest, TWO_LINES_EM)))
}
const TWO_LINES_EM = 1.9

/** An emptying told so far ahead asks for no hurry. */
const SOON_H = 48

/**
 * What happens if nobody moves: the tank that runs empty first; null: none does soon. It was computed from the level of
 * that tank: where this is not measured now, neither is what follows from it.
 */
const useEmptying = (devices: readonly Device[]): { readonly tank: Device; readonly words: string } | null => {
  const storages = useKpis(TODAY).data?.storages ?? []
  const [first] = storages
    .flatMap(({ device, emptyInHours }) =>
      emptyInHours == null || emptyInHours > SOON_H ? [] : [{ device, emptyInHours }],
    )
    .toSorted((a, b) => a.emptyInHours - b.emptyInHours)
  const tank = devices.find(({ id }) => id === first?.device)
  const series = useMemo(() => [tank === undefined ? [] : (levelOf(tank) ?? [])].flat(), [tank])
  const isEstimated = useMeasure(series).truth !== 'fresh'
  if (first === undefined || tank === undefined) return null
  const words = wall.alarm.emptyIn(
    tank.asset?.name ?? tank.name,
    formatAhead(first.emptyInHours * HOUR_MS),
    isEstimated,
  )
  return { tank, words }
}
