import { tzOffset } from '@date-fns/tz/tzOffset'
import { MINUTE_MS } from '@vigie/contracts/entities'

/** Shifts an instant (ms since 1970) to what clocks of a place show then, as if it were UTC. */
export type WallClock = (at: number) => number

/** Offsets only ever change on a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS

/** @param timeZone IANA name */
export const createWallClock = (timeZone: string): WallClock => {
  let quarter = Number.NaN
  let offsetMs = 0
  return (at) => {
    const start = Math.floor(at / QUARTER_MS) * QUARTER_MS
    if (start !== quarter) {
      offsetMs = tzOffset(timeZone, new Date(start)) * MINUTE_MS
      quarter = start
    }
    return at + offsetMs
  }
}

/** The calendar day clocks show, YYYY-MM-DD. */
export const dayOf = (wallClock: WallClock, at: number): string =>
  new Date(wallClock(at)).toISOString().replace(/T.*/, '')
