// In: the figures of a day, with what was to be expected of it, or of other hours, with the stretch before. Out: why its energy costs more than usual, or puts off what it costs, where the water tells.
import {
  type Figure,
  isComparable,
  isRolling,
  type KpiBody,
  type PeriodUnit,
  type PlannedKpi,
  paceOf,
  type Site,
  type TariffSlot,
  tariffSlot,
} from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { roundTo, withUnit } from '@/text'
import { kpi } from '@/text/kpi'
import { formatFigure } from './figure.ts'

type Known = Pick<KpiBody, 'until' | 'period'> & {
  readonly energy: Pick<KpiBody['energy'], 'cost' | 'kwhPerM3'>
  readonly water: Pick<KpiBody['water'], 'producedM3' | 'consumedM3' | 'storedDeltaM3'>
  readonly plan?: KpiBody['plan']
}

/** Below this share more than usual a figure needs no reason, and gives none. */
const MORE = 0.05
/** What was produced explains a cost that rose by up to so many times its share. */
const EXPLAINS = 2
/** A stock that gained less than this share of what was produced, or lost less of what was consumed, is no part of the reason. */
const STORED = 0.1

/** How much more water was produced than usual, and how much of it is stored, in words; null: none. */
type CostCause = { readonly more: string; readonly stored: string | null }

/** What the water tells of a cost beyond what is usual; null: it costs no more, or the water does not tell why. */
export const costCause = ({ energy, water, plan }: Omit<Known, 'until' | 'period'>): CostCause | null => {
  const cost = beyondUsual(plan?.cost, energy.cost.value)
  const produced = beyondUsual(plan?.producedM3, water.producedM3.value)
  if (cost < MORE || produced < MORE || cost > EXPLAINS * produced) return null
  const stored = water.storedDeltaM3?.value ?? 0
  return {
    more: withUnit(String(roundTo(100 * produced, 0)), '%'),
    stored: stored > STORED * (water.producedM3.value ?? 0) ? formatFigure(stored, 'producedM3') : null,
  }
}

type Priced = Pick<Site, 'currency' | 'tariff'> | undefined

/**
 * « 36 % d’eau produite de plus que d’habitude, 232 m³ mis en stock », or « 334 m³ pris aux bassins, à repomper (≈ 168
 * kWh, ≈ 124 MAD en heures creuses) » of a cost that is put off rather than saved; null: neither.
 */
export const costCauseWords = (known: Known, unit: PeriodUnit, site: Priced): string | null => {
  const cause = costCause(known)
  return cause === null ? deferredWords(known, unit, site) : kpi.costCause(cause.more, cause.stored)
}

const deferredWords = (known: Known, unit: PeriodUnit, site: Priced): string | null => {
  const deferred = deferredOf(known, site)
  if (deferred === null) return null
  const { takenM3, kwh, price, cost } = deferred
  return kpi.costDeferred(
    formatFigure(takenM3, 'producedM3'),
    kwh === null ? null : formatFigure(kwh, 'pumpKwh'),
    cost === null || price === null ? null : kpi.inSlot(cost, SLOT_NAMES[price.slot].toLocaleLowerCase('fr')),
    known.until >= known.period.to && !isRolling(unit),
  )
}

/** Water that was taken of the stock instead of being pumped. */
type Deferred = {
  readonly takenM3: number
  /** what pumping it takes; null: not known */
  readonly kwh: number | null
  /** of the cheapest hours; null: the site has no contract */
  readonly price: { readonly slot: TariffSlot; readonly perKwh: number } | null
  /** what that comes to at this price, in words; null: not known */
  readonly cost: string | null
}

/** What hours put off that cost less as less was produced in them; null: they did not. */
export const deferredOf = ({ energy, water, plan }: Omit<Known, 'until' | 'period'>, site: Priced): Deferred | null => {
  const taken = -(water.storedDeltaM3?.value ?? 0)
  if (taken <= STORED * (water.consumedM3.value ?? 0)) return null
  const beyond = (planned: PlannedKpi | null | undefined, figure: Figure) =>
    plan == null ? beyondBefore(figure) : beyondUsual(planned, figure.value)
  if (beyond(plan?.cost, energy.cost) > -MORE || beyond(plan?.producedM3, water.producedM3) > -MORE) return null
  const perM3 = energy.kwhPerM3.value ?? energy.kwhPerM3.previous
  const kwh = perM3 === null ? null : perM3 * taken
  const price = cheapestOf(site)
  return {
    takenM3: taken,
    kwh,
    price,
    cost: kwh === null || price === null ? null : formatFigure(roundTo(kwh * price.perKwh, 0), 'cost', site?.currency),
  }
}

const cheapestOf = (site: Priced): Deferred['price'] => {
  if (site?.tariff == null) return null
  const { pricePerKwh } = site.tariff
  const [slot] = tariffSlot.options.toSorted((a, b) => pricePerKwh[a] - pricePerKwh[b])
  return slot === undefined ? null : { slot, perKwh: pricePerKwh[slot] }
}

/** By what share a figure of the hours that are over is beyond what is usual of them; 0: that is not known. */
const beyondUsual = (planned: PlannedKpi | null | undefined, value: number | null): number => {
  const pace = planned?.basis === 'weekdays' ? paceOf(planned, value) : null
  return pace === null || pace.expected <= 0 ? 0 : pace.counted / pace.expected - 1
}

/** By what share a figure is beyond the stretch before; 0: that is not known. */
const beyondBefore = (figure: Figure): number =>
  isComparable(figure) && figure.value !== null && figure.previous !== null && figure.previous > 0
    ? figure.value / figure.previous - 1
    : 0
