// In: a cause. Out: its title, the proof of it, and where somebody goes from there.
import { type Alarm, alarmUnit } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES, alarmTitle } from '@vigie/contracts/words'
import { alarmPath, devicePath, PATHS } from '@/paths'
import {
  formatDate,
  formatDayMonth,
  formatMinute,
  formatMomentMinute,
  formatNumber,
  roundAhead,
  withUnit,
} from '@/text'
import { accueil } from '@/text/accueil'
import { CONDITION_MEANINGS } from '@/text/alarm-lines'
import { thingsFirst } from '@/text/cut-now'
import { leak } from '@/text/leak'
import { excessOfDay, leakProof } from '../leaks/leak-words.ts'
import type { Cause } from './causes.ts'

const { causes: words } = accueil

export type CauseWords = {
  readonly title: string
  readonly proof: string
  /** The amount of it, where there is no room for the proof. */
  readonly brief?: string
  /** The page that tells why. */
  readonly to: string
}

/** A moment that is foreseen, as exact as it can be: « 21:00 », « demain 21:00 », « le 24/11 à 21:00 ». */
export const momentAhead = (foreseen: number, now: number): string =>
  writeAhead(foreseen, now, { today: (minute) => minute, tomorrow: words.tomorrow, day: words.onDay })
const DAY_MS = 86_400_000

/** « jusque vers 21:00 », « jusqu’à demain vers 21:00 », « jusqu’au 24/11 vers 21:00 ». */
export const untilMoment = (foreseen: number, now: number): string =>
  writeAhead(foreseen, now, { today: words.untilToday, tomorrow: words.untilTomorrow, day: words.untilDay })

type Write = {
  readonly today: (minute: string) => string
  readonly tomorrow: (minute: string) => string
  readonly day: (day: string, minute: string) => string
}

const writeAhead = (foreseen: number, now: number, write: Write): string => {
  const at = roundAhead(foreseen, now)
  const minute = formatMinute(at)
  if (formatDate(at) === formatDate(now)) return write.today(minute)
  return formatDate(at) === formatDate(now + DAY_MS) ? write.tomorrow(minute) : write.day(formatDayMonth(at), minute)
}

/**
 * A cause in words.
 * @param now epoch ms
 */
export const causeWords = (cause: Cause, now: number): CauseWords => {
  switch (cause.kind) {
    case 'power': {
      const [first] = cause.devices
      const count = cause.devices.length
      const off = cause.power.told - cause.power.on
      const names = listed(cause.devices.map(({ name }) => name))
      return {
        title: cause.whole
          ? words.generalCut
          : cause.pumps !== undefined
            ? words.pumpsCut(cause.pumps, count - cause.pumps)
            : count === 1
              ? words.cutOf(first?.name ?? '')
              : words.cutOfMany(count, off),
        // that the others have power is said where nothing more is known to come of it
        proof: count > 1 ? names : (cause.sequel ?? (off === 1 ? words.othersPowered : words.cutInAll(off))),
        to: count === 1 && first !== undefined ? devicePath(first) : LIVE,
      }
    }
    case 'empty':
      return {
        title: (cause.atReserve ? words.atReserve : words.empty)(cause.device.name, momentAhead(cause.endsAt, now)),
        proof: cause.atReserve ? words.reserveProof : cause.estimated ? words.emptyOld : words.emptyByFlow,
        to: devicePath(cause.device),
      }
    case 'leak':
      return {
        title: leak.title(cause.device.name),
        proof:
          cause.judgedUntil === null
            ? leakProof(cause)
            : `${leak.judgedUntil(formatMomentMinute(cause.judgedUntil, now))} ${leakProof(cause)}`,
        brief: leak.brief(excessOfDay(cause)),
        to: devicePath(cause.device),
      }
    case 'target':
      return cause.missed
    case 'alarm':
      return {
        title: `${alarmTitle(cause.alarm)}, ${cause.device.name}`,
        proof: alarmProof(cause.alarm),
        to: alarmPath(cause.alarm.id),
      }
    case 'offline':
    case 'silent':
    case 'never': {
      const [first] = cause.devices
      const alone = cause.devices.length === 1 && first !== undefined
      return {
        title: alone ? words.quietOne[cause.kind](first.name) : words.quietMany[cause.kind](cause.devices.length),
        proof: alone ? words.quietProof[cause.kind] : listed(cause.devices.map(({ name }) => name)),
        to: alone ? devicePath(first) : LIVE,
      }
    }
  }
}

const alarmProof = (alarm: Alarm): string => {
  const measured = (value: number) => withUnit(formatNumber(value, Number.isInteger(value) ? 0 : 2), alarmUnit(alarm))
  return [
    ...(alarm.value === null ? [CONDITION_MEANINGS[alarm.condition]] : [measured(alarm.value)]),
    ...(alarm.threshold === null ? [] : [words.threshold(measured(alarm.threshold), alarm.condition)]),
    words.priority(ALARM_PRIORITY_NAMES[alarm.priority].toLocaleLowerCase('fr')),
  ].join(' · ')
}

const LIVE = `${PATHS.home}#direct`
const NAMED = 3

const listed = (names: readonly string[]): string => {
  const rest = names.length - NAMED
  return `${thingsFirst(names, (name) => name)
    .slice(0, NAMED)
    .join(', ')}${rest > 0 ? words.andMore(rest) : ''}`
}
