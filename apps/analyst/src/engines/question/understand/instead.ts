// In: a figure that is kept of the site alone, asked of one device. Out: the nearest question that has an answer.
import type { Device, FigureId, TariffSlot } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { periodWords } from '../answer/period-words.ts'
import type { Group } from '../call.ts'
import { dayPeriod } from './calendar.ts'
import { type Facts, groupOf } from './facts.ts'
import { GROUPS_WITH, SITE_FIGURES } from './figure-of.ts'
import { pastPeriods, type Slots } from './read.ts'

/** « énergie – Forage Sidi Bibi, mardi 17 novembre 2026 » where its cost was asked for. */
export const insteadOf = (
  figure: FigureId,
  device: Device,
  slots: Slots,
  { today }: Facts,
): { readonly instead?: string } => {
  const hasEnergy = (GROUPS_WITH['energyKwh'] ?? []).some((group) => group === groupOf(device.role))
  if (!OF_ENERGY.has(figure) || !SITE_FIGURES.has(figure) || !hasEnergy) return {}
  const [period = dayPeriod(today)] = pastPeriods(slots)
  return { instead: `énergie – ${device.name}, ${periodWords(period, today)}` }
}
/** « énergie par m³ par forage, … » where the cost of each pump was asked for. */
export const insteadOfGroup = (
  figure: FigureId,
  group: Group | null,
  slots: Slots,
  { today }: Facts,
): { readonly instead?: string } => {
  if (figure === 'autonomyHours') return { instead: 'autonomie par bassin' }
  if (figure === 'cost' && group === 'consumptions') return { instead: 'quel secteur consomme le plus d’eau' }
  if (!OF_ENERGY.has(figure) || group !== 'sources') return {}
  const isRanked = (['which', 'most', 'least', 'best', 'worst'] as const).some((one) => slots.operations.has(one))
  const [period] = pastPeriods(slots)
  // a rank of no time that was said is of more than today
  const when =
    period === undefined && isRanked
      ? ' sur les 7 derniers jours'
      : `, ${periodWords(period ?? dayPeriod(today), today)}`
  return { instead: `énergie ${isRanked ? 'par m³ ' : ''}par forage${when}` }
}
/** « énergie du réseau en heures de pointe, … » where anything else was asked of these hours. */
export const insteadOfSlot = (slot: TariffSlot, slots: Slots, { today }: Facts): string => {
  const [period = dayPeriod(today)] = pastPeriods(slots)
  return `énergie du réseau en ${SLOT_NAMES[slot].toLowerCase()}, ${periodWords(period, today)}`
}
const OF_ENERGY: ReadonlySet<FigureId> = new Set<FigureId>(['cost', 'gridKwh', 'pricePerKwh', 'co2Kg'])
