import { HOUR_MS, SHELVE_MAX_MS } from '@vigie/contracts/entities'
import { formatMinute } from '@/text'

/** How long an alarm may be shelved: the longest is what the server takes. */
export const SHELVE_ENDS = ['hour', 'fourHours', 'shift', 'day'] as const
export type ShelveEnd = (typeof SHELVE_ENDS)[number]

/** Shifts change at these hours of the site's day. */
const SHIFT_HOURS = [6, 14, 22]
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Sent a moment after it was chosen, by a clock that may be behind the server's, the longest still has to fit. */
const SPARE_MS = MINUTE_MS

/** When a shelving chosen at `now` ends; both epoch ms. */
export const shelveUntil = (end: ShelveEnd, now: number): number => {
  if (end === 'hour') return now + HOUR_MS
  if (end === 'fourHours') return now + 4 * HOUR_MS
  if (end === 'day') return now + SHELVE_MAX_MS - SPARE_MS
  const [hour = 0, minute = 0] = formatMinute(now).split(':').map(Number)
  const today = hour * 60 + minute
  const ahead = SHIFT_HOURS.map((shift) => (shift * 60 - today + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES)
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + Math.min(...ahead) * MINUTE_MS
}
