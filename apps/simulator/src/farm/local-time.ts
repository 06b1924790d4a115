import { tzOffset } from '@date-fns/tz/tzOffset'
import { HOUR_MS } from '@vigie/contracts/entities'

export type LocalTime = {
  /** local calendar days since 1970-01-01 */
  readonly day: number
  /** hours since local midnight, with decimals */
  readonly hour: number
}

/** Local day and hour at an instant. `timeZone` is an IANA name. */
export const localTime = (atMs: number, timeZone: string): LocalTime => {
  const localMs = atMs + offsetMs(atMs, timeZone)
  const day = Math.floor(localMs / (24 * HOUR_MS))
  return { day, hour: (localMs - day * 24 * HOUR_MS) / HOUR_MS }
}

// Asking Intl costs microseconds and the farm asks at every step, so the last answer of each zone is reused within its
// hour.
const known = new Map<string, { readonly hour: number; readonly offsetMs: number }>()

const offsetMs = (atMs: number, timeZone: string): number => {
  const hour = Math.floor(atMs / HOUR_MS)
  const last = known.get(timeZone)
  if (last?.hour === hour) return last.offsetMs
  const now = { hour, offsetMs: tzOffset(timeZone, new Date(hour * HOUR_MS)) * 60_000 }
  known.set(timeZone, now)
  return now.offsetMs
}
