import { z } from 'zod'

/** Time-of-use slots of a Moroccan supply contract: heures creuses, pleines, de pointe. */
export const tariffSlot = z.enum(['off-peak', 'standard', 'peak'])
/** Time-of-use slot of an electricity contract. */
export type TariffSlot = z.infer<typeof tariffSlot>

const hour = z.number().int().min(0).max(24)

/**
 * A site's electricity contract: which slot each hour of the local day is, by
 * season, and what a kWh costs in it. Hours that no rule names are `off-peak`.
 */
export const tariff = z.object({
  pricePerKwh: z.record(tariffSlot, z.number().min(0)).describe("the site's currency per kWh, taxes included"),
  rules: z
    .array(
      z.object({
        months: z.array(z.number().int().min(1).max(12)).min(1).describe('1 = January'),
        fromHour: hour.describe('local hour, included'),
        toHour: hour.describe('local hour, excluded; after fromHour'),
        slot: tariffSlot,
      }),
    )
    .max(48),
  emissionKgPerKwh: z.number().min(0).describe('grid emission factor, kg CO₂ per kWh'),
})
/** A site's electricity contract; prices in the site's currency per kWh. */
export type Tariff = z.infer<typeof tariff>

/** What the site's managers aim at; a missing one is not shown. */
export const targets = z.object({
  kwhPerM3: z.number().positive().optional().describe('specific energy, kWh/m³, at most'),
  unaccountedPct: z.number().min(0).max(100).optional().describe('unaccounted water, % of produced, at most'),
  autonomyHours: z.number().positive().optional().describe('storage autonomy, h, at least'),
  solarSharePct: z.number().min(0).max(100).optional().describe('share of solar, %, at least'),
  consumedM3PerDay: z.number().positive().optional().describe('water consumed in a day, m³, at most'),
  costPerDay: z.number().positive().optional().describe('grid energy of a day, site currency, at most'),
  powerAvailabilityPct: z.number().min(0).max(100).optional().describe('power availability, %, at least'),
})
/** What the managers of a site aim at; an absent target is not shown. */
export type Targets = z.infer<typeof targets>
