// In: a cause. Out: its title, the proof of it, and where somebody goes from there.
import { figureSpec } from '@vigie/contracts/entities'
import { devicePath, PATHS } from '@/paths'
import { formatDate, formatDayMonth, formatMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { formatFigure } from '@/widgets/kpi/figure'
import type { Cause } from './causes.ts'

const { causes: words } = accueil

export type CauseWords = {
  readonly title: string
  readonly proof: string
  /** The page that tells why. */
  readonly to: string
}

/** « 21:00 », « demain 21:00 », « le 24/11 à 21:00 ». */
export const momentAhead = (at: number, now: number): string => {
  const minute = formatMinute(at)
  if (formatDate(at) === formatDate(now)) return minute
  return formatDate(at) === formatDate(now + DAY_MS) ? words.tomorrow(minute) : words.onDay(formatDayMonth(at), minute)
}
const DAY_MS = 86_400_000

/** « à 21:00 », « à demain 21:00 », « au 24/11 à 21:00 »: until then. */
export const untilMoment = (at: number, now: number): string => {
  const moment = momentAhead(at, now)
  return moment.startsWith('le ') ? `au ${moment.slice(3)}` : `à ${moment}`
}

/**
 * A cause in words.
 * @param total devices of the site
 * @param now epoch ms
 */
export const causeWords = (cause: Cause, total: number, now: number): CauseWords => {
  switch (cause.kind) {
    case 'power': {
      const [first] = cause.devices
      const count = cause.devices.length
      const names = listed(cause.devices.map(({ name }) => name))
      return {
        title: cause.whole ? words.generalCut : count === 1 ? words.cutOf(first?.name ?? '') : words.cutOfMany(count),
        proof: count === 1 ? words.poweredOf(cause.power.on, cause.power.told) : words.manyOf(count, total, names),
        to: count === 1 && first !== undefined ? devicePath(first) : LIVE,
      }
    }
    case 'empty':
      return {
        title: words.empty(cause.device.name, momentAhead(cause.endsAt, now)),
        proof: cause.estimated ? words.emptyEstimated : words.emptyByFlow,
        to: devicePath(cause.device),
      }
    case 'leak': {
      const was = formatFigure(cause.before, 'nightFlowM3h')
      return {
        title: words.leak(cause.device.name),
        proof: words.leakProof(figureSpec('nightFlowM3h').name, formatFigure(cause.flow, 'nightFlowM3h'), was),
        to: devicePath(cause.device),
      }
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

const LIVE = `${PATHS.home}#direct`
const NAMED = 3

const listed = (names: readonly string[]): string => {
  const rest = names.length - NAMED
  return `${names.slice(0, NAMED).join(', ')}${rest > 0 ? words.andMore(rest) : ''}`
}
