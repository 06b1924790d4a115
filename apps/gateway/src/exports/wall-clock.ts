import { tzOffset } from '@date-fns/tz/tzOffset'

/** Shifts an instant (ms since 1970) to what clocks of a place show then, as if it were UTC. */
export type WallClock = (at: number) => number

/** Offsets only ever change on a quarter of an hour. */
const QUARTER_MS = 900_000

/** @param timeZone IANA name */
export const createWallClock = (timeZone: string): WallClock => {
  let quarter = Number.NaN
  let offsetMs = 0
  return (at) => {
    const start = Math.floor(at / QUARTER_MS) * QUARTER_MS
    if (start !== quarter) {
      offsetMs = tzOffset(timeZone, new Date(start)) * 60_000
      quarter = start
    }
    return at + offsetMs
  }
}

/** The calendar day clocks show, YYYY-MM-DD. */
export const dayOf = (wallClock: WallClock, at: number): string =>
  new Date(wallClock(at)).toISOString().replace(/T.*/, '')
