// In: a tank, the expected course of its stock, and the metric that its level is read in. Out: that course as a curve of the metric, what of the time around it is shown, and the weekdays that it rests on.
import {
  type CoursePoint,
  type Device,
  HOUR_MS,
  type KpiBody,
  type MetricId,
  reservePctOf,
} from '@vigie/contracts/entities'
import { dateFormat, siteTimeZone } from '@/text'
import { tankCourse as words } from '@/text/tank-course'
import type { ChartPoint } from '@/ui/charts/gaps'

/** So much of what was read stands before the expected course. */
const READ_MS = 12 * HOUR_MS
/** The axis reaches at least so far ahead, however soon the stock ends. */
const LEAST_AHEAD_MS = 12 * HOUR_MS
/** The end does not stand on the edge. */
const MARGIN = 0.03

type Gauged = Pick<Device, 'capacityM3' | 'heightM' | 'reservePct'>
export type TankCourse = {
  /** as it comes from the figures, oldest first */
  readonly points: readonly CoursePoint[]
  /** the same as the metric reads it; so are the reserve and a full tank */
  readonly expected: readonly ChartPoint[]
  readonly reserve: number
  readonly full: number
  readonly reservePct: number
  readonly from: number
  readonly to: number
  /** when the stock is at its reserve, where the course goes as far; else null */
  readonly endsAt: number | null
}

/**
 * The expected course of a tank as a curve of its level; null: there is none, or the metric does not read how full it is.
 * @param now epoch ms
 */
export const tankCourse = (
  device: Gauged,
  metric: MetricId,
  { autonomyCourse: points, autonomyEndsAt }: Pick<KpiBody['storages'][number], 'autonomyCourse' | 'autonomyEndsAt'>,
  now: number,
): TankCourse | null => {
  const { capacityM3 } = device
  const full = metric === 'level_pct' ? 100 : metric === 'level_m' ? device.heightM : null
  const last = points?.at(-1)
  if (points === undefined || last === undefined || !capacityM3 || full === null) return null
  const reservePct = reservePctOf(device)
  const from = now - READ_MS
  const to = Math.max(last.at, now + LEAST_AHEAD_MS)
  return {
    points,
    expected: points.map(({ at, volumeM3 }) => [at, (full * volumeM3) / capacityM3, null, null]),
    reserve: (full * reservePct) / 100,
    full,
    reservePct,
    from,
    to: to + MARGIN * (to - from),
    endsAt: last.at === autonomyEndsAt ? last.at : null,
  }
}

/** « samedis et dimanches », of the days on the site's clock that a course touches, in their order; of many no names. */
export const weekdaysOf = (points: readonly CoursePoint[]): string => {
  const write = dateFormat({ weekday: 'long', timeZone: siteTimeZone() })
  // nothing is drawn any more once it ends
  const days = new Set(points.slice(0, -1).map(({ at }) => `${write.format(at)}s`))
  return days.size > 3 ? words.sameDays : listOf([...days])
}

/** « a, b et c » */
export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(words)

/** The names of other tanks that share the water of one: it feeds them or they feed it, over others as well. */
export const sharedWith = (tank: Device, devices: readonly Device[]): readonly string[] => {
  const tanks = devices.filter(({ role, capacityM3 }) => role === 'storage' && capacityM3 !== null)
  const joined = new Set([tank])
  // a set is walked over what is added on the way as well
  for (const one of joined)
    for (const other of tanks) if (one.feeds.includes(other.id) || other.feeds.includes(one.id)) joined.add(other)
  return [...joined].slice(1).map(({ name }) => name)
}
