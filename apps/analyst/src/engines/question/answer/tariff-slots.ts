// In: the electricity contract of a site, and a moment. Out: which slot runs, until when, and when another begins.
import { HOUR_MS, MINUTE_MS, type Tariff, type TariffSlot } from '@vigie/contracts/entities'

type Rules = Pick<Tariff, 'rules'>
/** A stretch in which one slot runs; null: it goes on as far as the contract is looked at. */
export type SlotStretch = { readonly slot: TariffSlot; readonly from: number; readonly to: number | null }

const HOURS = 24
export const MONTHS = 12
/** Clocks move by half an hour at the least, in zones that are half an hour off. */
const STEP_MS = 30 * MINUTE_MS
/** Every season of a contract begins within a year. */
const AHEAD_MS = 367 * HOURS * HOUR_MS

/** The slot of a local hour; hours that no rule names are `off-peak`. @param month 1 = January */
const slotOfHour = ({ rules }: Rules, month: number, hour: number): TariffSlot =>
  rules.find(({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour)?.slot ??
  'off-peak'

/** The slots of the 24 local hours of a day. @param month 1 = January */
export const dayOfSlots = (tariff: Rules, month: number): readonly TariffSlot[] =>
  Array.from({ length: HOURS }, (_, hour) => slotOfHour(tariff, month, hour))

/** Whether the contract has hours of a slot at all. */
export const hasSlot = (tariff: Rules, slot: TariffSlot): boolean =>
  Array.from({ length: MONTHS }, (_, index) => dayOfSlots(tariff, index + 1)).some((day) => day.includes(slot))

/** The slot that runs now, and those that follow it until each has been met once more. @param now epoch ms */
export const slotsFrom = (tariff: Rules, now: number, timeZone: string): readonly SlotStretch[] => {
  const clock = createClock(timeZone)
  const slotAt = (at: number) => {
    const { month, hour } = clock(at)
    return slotOfHour(tariff, month, hour)
  }
  const left = new Set((['off-peak', 'standard', 'peak'] as const).filter((slot) => hasSlot(tariff, slot)))
  if (left.size === 1) return [{ slot: slotAt(now), from: now, to: null }]
  const stretches: SlotStretch[] = []
  let [slot, from] = [slotAt(now), now]
  // hours begin by the clock on site: steps of half an hour from the last of them meet every change, summer time included
  for (let at = now - (now % STEP_MS) + STEP_MS; at < now + AHEAD_MS; at += STEP_MS) {
    const next = slotAt(at)
    if (next === slot) continue
    stretches.push({ slot, from, to: at })
    // the one that runs now is met again later
    if (stretches.length > 1) left.delete(slot)
    ;[slot, from] = [next, at]
    if (left.size === 0) return stretches
  }
  return [...stretches, { slot, from, to: null }]
}

/** Month and hour on site. */
const createClock = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', month: 'numeric', hour: 'numeric' })
  return (at: number): { readonly month: number; readonly hour: number } => {
    const parts = format.formatToParts(at)
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    return { month: of('month'), hour: of('hour') }
  }
}
