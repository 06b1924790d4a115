// In: the slots of the local hours of a day, by month. Out: the hours of each, and the seasons in which they hold, in words.
import type { Tariff, TariffSlot } from '@vigie/contracts/entities'
import { dayOfSlots, MONTHS } from './tariff-slots.ts'

/** « de 22:00 à 07:00 », « de 07:00 à 10:00 et de 18:00 à 23:00 »; over midnight in one; null: the day has none. */
export const hoursWords = (day: readonly TariffSlot[], slot: TariffSlot): string | null => {
  if (day.every((one) => one === slot)) return 'à toute heure'
  const last = day.length
  const stretches = day.flatMap((one, from): string[] => {
    if (one !== slot || day[(from + last - 1) % last] === slot) return []
    let length = 1
    while (day[(from + length) % last] === slot) length++
    return [`de ${clockHour(from)} à ${clockHour((from + length) % last)}`]
  })
  return stretches.length === 0 ? null : stretches.join(' et ')
}
const clockHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Months whose days have the same hours, by the first of them. */
export const seasonsOf = (tariff: Pick<Tariff, 'rules'>): readonly (readonly number[])[] => [
  ...Map.groupBy(
    Array.from({ length: MONTHS }, (_, index) => index + 1),
    (month) => dayOfSlots(tariff, month).join(' '),
  ).values(),
]

/** « octobre à mars »; months that do not follow each other one by one. */
export const seasonWords = (months: readonly number[]): string => {
  const starts = months.filter((month) => !months.includes(month === 1 ? MONTHS : month - 1))
  return starts
    .map((first) => {
      let last = first
      while (months.includes((last % MONTHS) + 1)) last = (last % MONTHS) + 1
      return first === last ? nameOf(first) : `${nameOf(first)} à ${nameOf(last)}`
    })
    .join(', ')
}
const nameOf = (month: number): string =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1))
