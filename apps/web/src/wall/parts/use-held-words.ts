// In: the alarm that holds the screen, its site. Out: all that a wall says of it (R12.4).
import { type Alarm, type AlarmPriority, type Device, HOUR_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useKnownUntil, useKpis, useNow, useOpenAlarms, useSite } from '@/data'
import { formatAhead, formatDuration, formatMomentMinute, formatPast, formatSpan } from '@/text'
import { wall } from '@/text/wall'
import { overTitleOf, titleOf } from '../alarm-line.ts'
import { heldOf } from '../held.ts'
import { TODAY } from '../today.ts'
import { useMeasure } from '../use-measure.ts'
import { useUnpowered } from '../use-power.ts'
import { levelOf } from '../wall-devices.ts'
import { hasSubject } from './alarm-subject.tsx'
import type { PanelWords } from './panel-plan.ts'

type HeldWords = PanelWords & {
  readonly priority: AlarmPriority
  readonly isOver: boolean
  /** the three parts of how long it lasts: the middle one is said quietly, and is short where all is on a line */
  readonly parts: { readonly length: string; readonly rest: string; readonly briefRest: string; readonly asks: string }
  /** what is measured where it is; null: nothing, or what its own words say */
  readonly subject: Device | null
  /** it is not the device that is named in large */
  readonly isSubjectNamed: boolean
}

type Place = {
  readonly isStanding: boolean
  /** no other site is shown, so that this one needs no name */
  readonly isAlone: boolean
}

export const useHeldWords = (alarm: Alarm, devices: readonly Device[], { isStanding, isAlone }: Place): HeldWords => {
  const now = useNow(1_000)
  const until = useKnownUntil(1_000)
  const site = useSite().data?.site.name ?? ''
  const open = useOpenAlarms()
  const { cut, source, priority, since, overAt } = useMemo(() => heldOf(alarm, open, devices), [alarm, open, devices])
  const emptying = useEmptying(devices, isStanding)
  const unpowered = useUnpowered(devices)
  const device = devices.find(({ id }) => id === alarm.device)
  const from = devices.find(({ id }) => id === source)?.name
  // the time of day stands beside it: the moment at which it ended is said in its own words
  const own = overAt === null ? titleOf(alarm) : overTitleOf(alarm, overAt, now)
  const waits = alarm.state === 'returned' ? wall.alarm.returned : wall.alarm.waiting
  const length =
    overAt === null
      ? wall.alarm.since(formatDuration(Math.max(0, until - since)))
      : wall.alarm.lasted(formatPast(overAt - since, formatSpan))
  const asks = wall.alarm.asks(priority, waits)
  // what has no power measures nothing: that it flows no more repeats the alarm. A tank says how full it is itself
  const measured =
    alarm.condition === 'power-off'
      ? undefined
      : device !== undefined && levelOf(device) !== null
        ? device
        : (emptying?.tank ?? device)
  const subject = hasSubject(measured) ? measured : null
  const ofSite = isAlone || site === '' ? [] : [site]
  // beside a value it has one line, so that figures of the site fit below
  const isBeside = subject !== null && !isStanding
  const more = isBeside ? ofSite : [`(${formatMomentMinute(since, now)})`, ...(site === '' ? [] : [site])]
  const [rest, briefRest] = [restOf(more), restOf(ofSite)]
  return {
    title: from === undefined ? own : wall.alarm.cutOf(from),
    name: cut > 1 ? wall.alarm.manyCut(cut, unpowered, devices.length) : (device?.name ?? alarm.device),
    consequence: emptying?.words ?? null,
    lasts: `${length}${rest} ${asks}`,
    briefLasts: `${length}${briefRest} ${asks}`,
    hasSubject: subject !== null,
    priority,
    isOver: overAt !== null,
    parts: { length, rest, briefRest, asks },
    subject,
    isSubjectNamed: subject !== device || cut > 1,
  }
}

/** What follows may start a line: a comma ends the one before, a dot would hang there. */
const restOf = (more: readonly string[]): string => (more.length === 0 ? ',' : ` ${more.join(' · ')},`)

/** An emptying told so far ahead asks for no hurry. */
const SOON_H = 24

/**
 * What happens if nobody moves: the tank that runs empty first at the flow of its last hour, which is not how long it lasts
 * at the usual demand, as is told of each tank; null: none does soon. It was computed from the level of
 * that tank: where this is not measured now, neither is what follows from it.
 */
const useEmptying = (
  devices: readonly Device[],
  isBrief: boolean,
): { readonly tank: Device; readonly words: string } | null => {
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
  const words = wall.alarm.emptyIn(tank.asset?.name ?? tank.name, formatAhead(first.emptyInHours * HOUR_MS), {
    isEstimated,
    isBrief,
  })
  return { tank, words }
}
