// In: what a pump gave and took on each of the last days. Out: its energy per m³ of each.
import type { DaySum } from '@/widgets/device-detail/last-days'

/** Days on which it gave less than this tell nothing of its ratio, m³. */
const LEAST_M3 = 1

/** What it is drawn as: rounded to a tenth of a m³ nothing is left of less than this, m³. */
const NOTHING_M3 = 0.05

export type DayRatio = {
  readonly day: string
  readonly at: number
  readonly kwhPerM3: number | null
  /** why there is no ratio: nothing was pumped, next to nothing, or one of both is not known; null: there is one */
  readonly lack: 'nothing' | 'little' | 'unknown' | null
}

/** Oldest first. */
export const ratiosOf = (water: readonly DaySum[], energy: readonly DaySum[]): readonly DayRatio[] => {
  const taken = new Map(energy.map(({ day, value }) => [day, value]))
  return water.map(({ day, at, value }) => {
    const kwh = taken.get(day) ?? null
    const lack = lackOf(value, kwh)
    return { day, at, kwhPerM3: value === null || kwh === null || lack !== null ? null : kwh / value, lack }
  })
}

const lackOf = (volumeM3: number | null, kwh: number | null): DayRatio['lack'] => {
  if (volumeM3 === null) return 'unknown'
  if (volumeM3 < LEAST_M3) return volumeM3 < NOTHING_M3 ? 'nothing' : 'little'
  return kwh === null ? 'unknown' : null
}
