// In: the contract of a site. Out: when one of its slots is in force in a month.
import type { Tariff, TariffSlot } from '@vigie/contracts/entities'

const HOURS = 24

/** Stretches of local hours, the end excluded; one that goes on over midnight is one stretch (« 22 h – 7 h »). @param month 1 = January */
export const hoursOfSlot = (
  { rules }: Pick<Tariff, 'rules'>,
  slot: TariffSlot,
  month: number,
): readonly (readonly [from: number, to: number])[] => {
  const slotAt = (hour: number): TariffSlot =>
    rules.find(({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour)?.slot ??
    'off-peak'
  const isIn = Array.from({ length: HOURS }, (_, hour) => slotAt(hour) === slot)
  if (isIn.every(Boolean)) return [[0, HOURS]]
  return isIn.flatMap((is, hour): (readonly [number, number])[] => {
    if (!is || isIn[(hour + HOURS - 1) % HOURS]) return []
    let length = 1
    while (isIn[(hour + length) % HOURS]) length++
    const to = (hour + length) % HOURS
    return [[hour, to === 0 ? HOURS : to]]
  })
}
