// In: what a pump gave and took on each of the last days. Out: its energy per m³ of each.
import type { DaySum } from '@/widgets/device-detail/last-days'

/** Days on which it gave less than this tell nothing of its ratio, m³. */
const LEAST_M3 = 1

export type DayRatio = { readonly day: string; readonly at: number; readonly kwhPerM3: number | null }

/** Oldest first; null: it gave next to nothing on that day, or one of both is not known. */
export const ratiosOf = (water: readonly DaySum[], energy: readonly DaySum[]): readonly DayRatio[] => {
  const taken = new Map(energy.map(({ day, value }) => [day, value]))
  return water.map(({ day, at, value }) => {
    const kwh = taken.get(day) ?? null
    return { day, at, kwhPerM3: value === null || value < LEAST_M3 || kwh === null ? null : kwh / value }
  })
}
