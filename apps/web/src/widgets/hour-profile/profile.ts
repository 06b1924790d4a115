import { HOUR_MS, type SeriesBody } from '@vigie/contracts/entities'

const HOURS = 24

export type HourProfile = {
  /** mean m³/h of each hour of the local day; null: no data at that hour */
  readonly hours: readonly (number | null)[]
  /** how many days went into it */
  readonly days: number
}

/**
 * The mean day of a volume counter, from its increments by the hour or finer.
 * @param offsetAt the site's offset from UTC at an instant, ms
 */
export const hourProfile = (
  points: SeriesBody['points'],
  bucketMs: number,
  offsetAt: (at: number) => number,
): HourProfile => {
  const totals = new Map<number, number>()
  for (const [at, volume] of points) {
    const local = at + offsetAt(at) + bucketMs / 2
    const slot = Math.floor(local / HOUR_MS)
    totals.set(slot, (totals.get(slot) ?? 0) + volume)
  }
  const byHour = Array.from({ length: HOURS }, (): number[] => [])
  for (const [slot, volume] of totals) byHour[slot % HOURS]?.push(volume)
  return {
    hours: byHour.map((volumes) =>
      volumes.length === 0 ? null : volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length,
    ),
    days: Math.max(0, ...byHour.map((volumes) => volumes.length)),
  }
}
