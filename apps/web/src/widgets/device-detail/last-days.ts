import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import type { ChartPoint } from '@/ui/charts/gaps'

/** Days that are told, the one that runs included. */
export const LAST_DAYS = 7

export type DaySum = { readonly day: string; readonly at: number; readonly value: number | null }

/**
 * What a counter came to on each of the last days on site, oldest first; null: nothing of that day is known.
 * @param points increments of an hour or less
 * @param dayOf the day on site of an instant, YYYY-MM-DD
 */
export const daySums = (
  points: readonly ChartPoint[],
  now: number,
  dayOf: (at: number) => string,
): readonly DaySum[] => {
  const sums = new Map<string, number>()
  for (const [at, value] of points) {
    if (value === null) continue
    const day = dayOf(at)
    sums.set(day, (sums.get(day) ?? 0) + value)
  }
  return Array.from({ length: LAST_DAYS }, (_, back) => {
    const at = noonBefore(now, LAST_DAYS - 1 - back, dayOf)
    const day = dayOf(at)
    return { day, at, value: sums.get(day) ?? null }
  })
}

/** An instant of the day so many days back: days may be 23 or 25 hours long, so none is counted from midnight. */
const noonBefore = (now: number, days: number, dayOf: (at: number) => string): number => {
  const today = dayOf(now)
  const noon = [0, 6, 12, 18].map((hours) => now - (now % DAY_MS) + hours * HOUR_MS).find((at) => dayOf(at) === today)
  return (noon ?? now) - days * DAY_MS
}
