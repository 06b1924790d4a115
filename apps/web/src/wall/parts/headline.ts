// In: the power, the open alarms and the pumps of a site, and the room. Out: what its wall says first (R12.3, R12.4).
import { type Alarm, type AlarmPriority, type DeviceId, worstPriorityOf } from '@vigie/contracts/entities'
import { formatDayMonth } from '@/text'
import { pumpRest } from '@/text/pump-rest'
import { wall } from '@/text/wall'
import type { PumpRest } from '@/widgets/site-state/pump-rest'
import { titleOf } from '../alarm-line.ts'
import { cutTitle, headlineSize, twoLinesHold } from '../cut-title.ts'
import { MEAN_GLYPH_EM, shortName } from '../short-name.ts'
import { isCounted, isOver, waitingOf } from '../urgent.ts'

type Known = {
  readonly devices: number
  /** how many have no power, and the names of those that the site knows */
  readonly off: number
  readonly cutNames: readonly string[]
  /** how many never said whether they have power */
  readonly unknown: number
  readonly open: readonly Alarm[]
  readonly nameOf: (id: DeviceId) => string
  /** all pumps stand while they usually work; null: they do not */
  readonly rest: PumpRest | null
}

/** Widths of the headline and of the line under it, and its largest letters, in the smallest letter, em. */
type Room = { readonly width: number; readonly subWidth: number; readonly largest: number }

export type Headline = {
  /** what stands before it: the mark of an alarm, or of a state */
  readonly sign: AlarmPriority | 'cut' | 'rest' | 'unknown' | 'calm'
  readonly title: string
  readonly sub: string
}

/**
 * What is cut, by name where it is one or two; else the first of the alarms that hold and wait for somebody; else that no
 * pump runs while they usually do; else what is over and waits; else that everything has power. Under it how many have
 * power; that no pump runs takes that place where the headline says something worse.
 */
export const headlineOf = (known: Known, room: Room): Headline => {
  const { devices, off, cutNames, unknown } = known
  if (devices > 0 && off === 0 && unknown < devices) return askingOf(known, room) ?? quietOf(known, room)
  // as many alarms as its list counts; where none of them holds, it is said of all that they are over
  const under = subOf(known, besideState(known), room)
  if (devices === 0) return { sign: 'unknown', title: wall.title.none, sub: under }
  return off > 0
    ? { sign: 'cut', title: cutTitle(cutNames, off, room.width), sub: under }
    : { sign: 'unknown', title: wall.title.unknown, sub: under }
}

/** What somebody is to act on comes before what is well. */
const askingOf = (known: Known, room: Room): Headline | null => {
  const { open, rest } = known
  const waiting = waitingOf(open)
  const worst = worstPriorityOf(waiting)
  const over = waiting.filter(isOver).length
  const first = waiting.find((alarm) => !isOver(alarm))
  const acknowledged = open.filter(isCounted).length - waiting.length
  const others = acknowledged > 0 ? wall.sub.acknowledged(acknowledged) : null
  if (first !== undefined && worst !== null) {
    const named = firstTitle(first, waiting.length, known, room)
    const beside = over > 0 ? wall.sub.over(over) : others
    return named === null
      ? { sign: worst, title: wall.title.waiting(waiting.length), sub: subOf(known, beside, room) }
      : {
          sign: first.priority,
          title: named.title,
          sub: named.saysWait
            ? subOf(known, beside, room, 'power')
            : subOf(known, wall.sub.waiting(waiting.length, over), room),
        }
  }
  if (rest !== null)
    return restHeadline(rest, over > 0 ? wall.sub.waiting(over, 0) : (others ?? wall.sub.noAlarm), known, room)
  return worst === null ? null : { sign: worst, title: wall.title.overWaiting(over), sub: subOf(known, others, room) }
}

const quietOf = (known: Known, room: Room): Headline => {
  const { devices, unknown } = known
  const sub = subOf(known, besideState(known), room)
  return unknown > 0
    ? { sign: 'unknown', title: wall.sub.powered(devices - unknown, devices), sub }
    : { sign: 'calm', title: wall.title.allPowered, sub }
}

/**
 * What is wrong, where, and how many wait besides; whether it says that they wait. The name is shortened before it is left
 * out. null: not even so does it fit two lines.
 */
const firstTitle = (alarm: Alarm, count: number, { nameOf }: Known, { width }: Room) => {
  const name = nameOf(alarm.device)
  const forms = [name, shortName(name, SHORT_NAME_EM)].flatMap((where) =>
    wall.title
      .first(`${titleOf(alarm)}, ${where}`, count - 1)
      .map((title, place) => ({ title, saysWait: place === 0 })),
  )
  return forms.find(({ title }) => title.length <= twoLinesHold(width)) ?? null
}
/** room of the first and the last word of a name, em */
const SHORT_NAME_EM = 8

/** The whole of it where that is as large as its beginning alone; else since when stands under it. */
const restHeadline = ({ moment }: PumpRest, beside: string | null, known: Known, room: Room): Headline => {
  const whole = pumpRest.title(moment)
  const brief = wall.title.rest
  const sizeOf = (title: string) => headlineSize(title, room.width, room.largest)
  return sizeOf(whole) >= sizeOf(brief)
    ? { sign: 'rest', title: whole, sub: fitting([[powerOf(known), beside], [beside ?? powerOf(known)]], room) }
    : { sign: 'rest', title: brief, sub: fitting([[wall.sub.since(moment), beside], [wall.sub.since(moment)]], room) }
}

/** How many have power, or that no pump runs, and what else is said beside it where both fit; else what is to stay of both. */
const subOf = (known: Known, beside: string | null, room: Room, stays: 'power' | 'beside' = 'beside'): string => {
  const { rest } = known
  if (rest === null)
    return fitting([[powerOf(known), beside], [(stays === 'beside' ? beside : null) ?? powerOf(known)]], room)
  const said = wall.sub.rest(rest.moment)
  return fitting(
    [[said, beside], [said], [wall.sub.rest(wall.alarm.on(formatDayMonth(rest.since)))], [wall.sub.rests]],
    room,
  )
}

/** At five metres one line has room for one of the two. */
const powerOf = ({ devices, off, unknown }: Known): string =>
  unknown > 0 ? wall.sub.silent(unknown) : wall.sub.powered(devices - off, devices)

const besideState = ({ open }: Known): string => {
  const alarms = open.filter(isCounted).length
  const over = waitingOf(open).filter(isOver).length
  if (alarms === 0) return wall.sub.noAlarm
  return alarms === over ? wall.sub.over(over) : wall.sub.alarms(alarms)
}

/** The first of these lines that fits, else the last. */
const fitting = (lines: readonly (readonly (string | null)[])[], { subWidth }: Room): string => {
  const said = lines.map((parts) => parts.filter((part) => part !== null).join(', '))
  return said.find((line) => line.length * MEAN_GLYPH_EM <= subWidth) ?? said.at(-1) ?? ''
}
