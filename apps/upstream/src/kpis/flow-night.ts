import { TZDate } from '@date-fns/tz'
import { HOUR_MS, MINUTE_MS, type Stretch } from '../time.ts'

/** Minimum night flow (IWA), m³/h: the mean over the nights of the lowest of each. */
export const meanOfNights = (nights: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> => {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const lows of nights)
    for (const [id, lowest] of lows) {
      const { sum, count } = sums.get(id) ?? { sum: 0, count: 0 }
      sums.set(id, { sum: sum + lowest, count: count + 1 })
    }
  return new Map([...sums].map(([id, { sum, count }]) => [id, sum / count]))
}

/** The night of each window's day: 02:00 to 04:00 on the site's clock, as far as the window goes. */
export const nightsOf = (windows: readonly Stretch[], timeZone: string): Stretch[] =>
  windows.map((window) => nightOf(window, timeZone))

/** The clock is the site's, by the zone rules of this process alone. */
const nightOf = ({ from, to }: Stretch, timeZone: string): Stretch => {
  const local = new TZDate(from, timeZone)
  const at = (hour: number) =>
    firstLike(new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), hour, timeZone))
  return { from: Math.max(from, at(2)), to: Math.min(to, at(4)) }
}

/** By how much clocks are put back, ms. */
const PUT_BACK_MS = [HOUR_MS, HOUR_MS / 2]

/** The first instant at which the wall shows this: where the clock is put back it shows it twice. */
const firstLike = (local: TZDate): number => {
  const wall = local.getTime() - local.getTimezoneOffset() * MINUTE_MS
  const shows = (at: number) => at - new TZDate(at, local.timeZone).getTimezoneOffset() * MINUTE_MS === wall
  return PUT_BACK_MS.map((back) => local.getTime() - back).find(shows) ?? local.getTime()
}
