const HOUR_MS = 3_600_000

export type LocalTime = {
  /** local calendar days since 1970-01-01 */
  readonly day: number
  /** hours since local midnight, with decimals */
  readonly hour: number
}

/** What the clock on the farm's wall says. `timeZone` is an IANA name. */
export const localTime = (atMs: number, timeZone: string): LocalTime => {
  const localMs = atMs + offsetMs(atMs, timeZone)
  const day = Math.floor(localMs / (24 * HOUR_MS))
  return { day, hour: (localMs - day * 24 * HOUR_MS) / HOUR_MS }
}

// Asking Intl costs microseconds and the farm asks at every step: the last answer of each zone holds for its hour.
const known = new Map<string, { readonly format: Intl.DateTimeFormat; hour: number; offsetMs: number }>()

const offsetMs = (atMs: number, timeZone: string): number => {
  const hour = Math.floor(atMs / HOUR_MS)
  const zone = known.get(timeZone) ?? { format: formatOf(timeZone), hour: Number.NaN, offsetMs: 0 }
  if (zone.hour !== hour) {
    const part = Object.fromEntries(zone.format.formatToParts(hour * HOUR_MS).map(({ type, value }) => [type, +value]))
    const { year = 0, month = 1, day = 1, hour: wall = 0, minute = 0 } = part
    zone.offsetMs = Date.UTC(year, month - 1, day, wall, minute) - hour * HOUR_MS
    zone.hour = hour
    known.set(timeZone, zone)
  }
  return zone.offsetMs
}

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
