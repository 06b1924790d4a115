import type { Figure, KpiBody, Tariff } from '@vigie/contracts/entities'
import type { Facts } from './days.ts'
import { type Compared, derive, figureOf, increment, NO_FIGURE, ratio } from './figures.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import type { SlotEnergy } from './slots.ts'
import { volumesOf } from './water.ts'

type SlotKpi = KpiBody['energy']['bySlot'][number]

/** Energy a device counted, kWh. */
export const energyOf = (compared: Compared, nodes: readonly Node[]): Figure =>
  figureOf(
    compared,
    nodes.flatMap((node) => seriesOf(node, 'energy_kwh') ?? []),
    increment,
  )

/** The site's energy: bought, made, paid, spared, and what a cubic metre takes. */
export const siteEnergy = (compared: Compared, network: Network, tariff: Tariff | null): KpiBody['energy'] => {
  const gridKwh = energyOf(compared, network.grid)
  const solarKwh = energyOf(compared, network.solar)
  const pumpKwh = energyOf(compared, network.pumps)
  const bySlot = tariff === null ? [] : priced(compared.current.slots, tariff)
  const before = tariff === null ? [] : priced(compared.previous.slots, tariff)
  return {
    gridKwh,
    solarKwh,
    solarSharePct: derive([solarKwh, gridKwh], (sun, bought) => percentOf(sun, sun + bought)),
    cost:
      tariff === null
        ? NO_FIGURE
        : { ...gridKwh, value: costOf(bySlot), previous: gridKwh.previous === null ? null : costOf(before) },
    pumpKwh,
    kwhPerM3: derive([pumpKwh, volumesOf(compared, network.pumps)], ratio),
    co2Kg: tariff === null ? NO_FIGURE : derive([gridKwh], (bought) => bought * tariff.emissionKgPerKwh),
    bySlot,
    solarSaved: tariff === null || !solarKwh.value ? null : costOf(priced(compared.current.sunSlots, tariff)),
  }
}

/** Every meter: energy, peak of the 5-minute means, power factor; of a pump what its energy cost. */
export const metersOf = (compared: Compared, network: Network, tariff: Tariff | null): KpiBody['meters'] =>
  [...network.grid, ...network.solar, ...network.pumps].map((node) => {
    const peak = compared.current.peaks.get(seriesOf(node, 'power_kw') ?? -1)
    const factor = seriesOf(node, 'power_factor')
    const slots = compared.current.motorSlots.get(seriesOf(node, 'energy_kwh') ?? -1)
    return {
      device: node.device.id,
      energyKwh: energyOf(compared, [node]),
      peakKw: peak?.kw ?? null,
      peakAt: peak?.at ?? null,
      powerFactor: factor === undefined ? NO_FIGURE : powerFactorOf(compared, factor),
      ...(network.pumps.includes(node) && {
        cost: tariff === null || slots === undefined ? null : costOf(priced(slots, tariff)),
      }),
    }
  })

/** By the energy that it held for; of a meter through which nothing went there is none. */
const powerFactorOf = (compared: Compared, factor: number): Figure => {
  const side = (facts: Facts): number | null => {
    const found = facts.factors.get(factor)
    return found === undefined ? null : ratio(found.weighted, found.weight)
  }
  return {
    ...figureOf(compared, [factor], increment),
    value: side(compared.current),
    previous: side(compared.previous),
  }
}

const percentOf = (part: number, whole: number): number | null => {
  const share = ratio(part, whole)
  return share === null ? null : 100 * share
}

/** What energy by slot cost together, site currency; null: nothing was bought. */
export const costOf = (slots: readonly SlotKpi[]): number | null =>
  slots.length > 0 ? slots.reduce((sum, { cost }) => sum + cost, 0) : null

/** Energy and cost by time-of-use slot. */
export const priced = (slots: SlotEnergy, tariff: Tariff): SlotKpi[] =>
  [...slots].map(([slot, energyKwh]) => ({ slot, energyKwh, cost: energyKwh * tariff.pricePerKwh[slot] }))
