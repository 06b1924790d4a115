// In: the contract of a site, and a moment. Out: the slot that runs then, and when which one follows.
import { HOUR_MS, type Tariff, type TariffSlot } from '@vigie/contracts/entities'
import { zoneOffset } from '@/ui/charts/time-ticks'

const DAY_HOURS = 24

export type SlotNow = {
  readonly slot: TariffSlot
  /** null: the same slot all day */
  readonly next: { readonly slot: TariffSlot; readonly at: number } | null
}

/** @param now epoch ms */
export const slotNow = ({ rules }: Pick<Tariff, 'rules'>, now: number, timeZone: string): SlotNow => {
  const offset = zoneOffset(timeZone)
  const slotAt = (at: number): TariffSlot => {
    const wall = new Date(at + offset(at))
    const [month, hour] = [wall.getUTCMonth() + 1, wall.getUTCHours()]
    const rule = rules.find(
      ({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour,
    )
    return rule?.slot ?? 'off-peak'
  }
  const slot = slotAt(now)
  // zones may be half an hour off: hours begin by the clock on site
  const begun = now - ((now + offset(now)) % HOUR_MS)
  for (let hours = 1; hours <= DAY_HOURS; hours++) {
    const at = begun + hours * HOUR_MS
    const other = slotAt(at)
    if (other !== slot) return { slot, next: { slot: other, at } }
  }
  return { slot, next: null }
}
