import { TZDate } from '@date-fns/tz'
import type { Tariff, TariffSlot } from '@vigie/contracts/entities'
import type { HalfHour } from '../store/rollups/half-hours.ts'

/** Energy by time-of-use slot, kWh. */
export type SlotEnergy = ReadonlyMap<TariffSlot, number>

/** What was counted within each of so many windows by the slot of the hour on the site's clock. */
export const slotsOf = (
  windows: number,
  hours: readonly HalfHour[],
  tariff: Tariff,
  timeZone: string,
): SlotEnergy[] => {
  const energy = Array.from({ length: windows }, () => new Map<TariffSlot, number>())
  for (const { n, start, counted } of hours) {
    const local = new TZDate(start, timeZone)
    const slot = slotAt(tariff, local.getMonth() + 1, local.getHours())
    energy[n]?.set(slot, (energy[n]?.get(slot) ?? 0) + counted)
  }
  return energy
}

/** The slot of a local hour; hours that no rule names are `off-peak`. */
export const slotAt = ({ rules }: Pick<Tariff, 'rules'>, month: number, hour: number): TariffSlot =>
  rules.find(({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour)?.slot ??
  'off-peak'
