/** Shifts an instant (ms since 1970) to what clocks of a place show then, as if it were UTC. */
export type WallClock = (at: number) => number

/** Offsets only ever change on a quarter of an hour. */
const QUARTER_MS = 900_000

/** @param timeZone IANA name */
export const createWallClock = (timeZone: string): WallClock => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  let quarter = Number.NaN
  let offsetMs = 0
  return (at) => {
    const start = Math.floor(at / QUARTER_MS) * QUARTER_MS
    if (start !== quarter) {
      const part = Object.fromEntries(format.formatToParts(start).map(({ type, value }) => [type, Number(value)]))
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
      offsetMs = Date.UTC(year, month - 1, day, hour, minute, second) - start
      quarter = start
    }
    return at + offsetMs
  }
}

/** The calendar day clocks show, YYYY-MM-DD. */
export const dayOf = (wallClock: WallClock, at: number): string =>
  new Date(wallClock(at)).toISOString().replace(/T.*/, '')
