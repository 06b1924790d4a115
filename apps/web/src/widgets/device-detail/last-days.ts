import { DAY_MS, type DeviceId, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
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

type Today = Pick<KpiBody, 'sources' | 'consumptions' | 'meters' | 'period'>

/** What the figures of today count of a device, so that its last day comes to what they tell; null: nothing. */
export const countedToday = (today: Today, device: DeviceId, metric: 'volume_m3' | 'energy_kwh'): number | null => {
  const isIt = (one: { readonly device: DeviceId }) => one.device === device
  if (metric === 'energy_kwh') return today.meters.find(isIt)?.energyKwh.value ?? null
  return (today.sources.find(isIt) ?? today.consumptions.find(isIt))?.volumeM3.value ?? null
}

/** The days with that of `at` as the figures count it: they end some minutes before the counter. `value` null: as it is. */
export const withCounted = (
  days: readonly DaySum[],
  { at, value }: { readonly at: number; readonly value: number | null },
  dayOf: (at: number) => string,
): readonly DaySum[] => (value === null ? days : days.map((one) => (one.day === dayOf(at) ? { ...one, value } : one)))

/** An instant of the day so many days back: days may be 23 or 25 hours long, so none is counted from midnight. */
const noonBefore = (now: number, days: number, dayOf: (at: number) => string): number => {
  const today = dayOf(now)
  const noon = [0, 6, 12, 18].map((hours) => now - (now % DAY_MS) + hours * HOUR_MS).find((at) => dayOf(at) === today)
  return (noon ?? now) - days * DAY_MS
}
