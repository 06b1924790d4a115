import { TZDate } from '@date-fns/tz'
import type { Figure, KpiBody, Tariff, TariffSlot } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import { int4Array } from '../store/arrays.ts'
import { RES } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import { type Compared, derive, figureOf, increment, mean, NO_FIGURE, ratio } from './figures.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import type { Stretch } from './period.ts'
import { volumesOf } from './water.ts'

type SlotKpi = KpiBody['energy']['bySlot'][number]

/** Energy a device counted, kWh. */
export const energyOf = (compared: Compared, nodes: readonly Node[]): Figure =>
  figureOf(
    compared,
    nodes.flatMap((node) => seriesOf(node, 'energy_kwh') ?? []),
    increment,
  )

/** The site's energy: bought, made, paid, and what a cubic metre takes. */
export const readEnergy = async (
  db: Database,
  compared: Compared,
  network: Network,
  site: { readonly timeZone: string; readonly tariff: Tariff | null },
): Promise<KpiBody['energy']> => {
  const gridKwh = energyOf(compared, network.grid)
  const solarKwh = energyOf(compared, network.solar)
  const pumpKwh = energyOf(compared, network.pumps)
  const grid = network.grid.flatMap((node) => seriesOf(node, 'energy_kwh') ?? [])
  const slots = (stretch: Stretch) => readSlots(db, grid, stretch, site.timeZone, site.tariff)
  const [bySlot, before] = [await slots(compared.period.current), await slots(compared.period.previous)]
  const tariff = site.tariff
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
  }
}

/** Every meter: energy, peak of the 5-minute means, power factor. */
export const readMeters = async (db: Database, compared: Compared, network: Network): Promise<KpiBody['meters']> => {
  const nodes = [...network.grid, ...network.solar, ...network.pumps]
  const power = nodes.flatMap((node) => seriesOf(node, 'power_kw') ?? [])
  const peaks = await readPeaks(db, power, compared.period.current)
  return nodes.map((node) => {
    const peak = peaks.get(seriesOf(node, 'power_kw') ?? -1)
    const factor = seriesOf(node, 'power_factor')
    return {
      device: node.device.id,
      energyKwh: energyOf(compared, [node]),
      peakKw: peak?.mean ?? null,
      peakAt: peak?.start ?? null,
      powerFactor: factor === undefined ? NO_FIGURE : figureOf(compared, [factor], mean),
    }
  })
}

const percentOf = (part: number, whole: number): number | null => {
  const share = ratio(part, whole)
  return share === null ? null : 100 * share
}

const costOf = (slots: readonly SlotKpi[]): number | null =>
  slots.length > 0 ? slots.reduce((sum, { cost }) => sum + cost, 0) : null

/** Energy and cost by time-of-use slot, by the hour on the site's clock. */
const readSlots = async (
  db: Database,
  series: readonly number[],
  stretch: Stretch,
  timeZone: string,
  tariff: Tariff | null,
): Promise<SlotKpi[]> => {
  if (tariff === null || series.length === 0) return []
  const { rows } = await sql<{ start: number; kwh: number }>`
    select (r.start / ${HALF_HOUR_MS}) * ${HALF_HOUR_MS} as start, sum(r.delta) as kwh from rollups r
    where r.res = ${RES['5min']} and r.series_id = any(${int4Array(series)}::int4[])
      and r.start >= ${stretch.from} and r.start < ${stretch.to}
    group by 1`.execute(db)
  const energy = new Map<TariffSlot, number>()
  for (const { start, kwh } of rows) {
    const local = new TZDate(start, timeZone)
    const slot = slotAt(tariff, local.getMonth() + 1, local.getHours())
    energy.set(slot, (energy.get(slot) ?? 0) + kwh)
  }
  return [...energy].map(([slot, energyKwh]) => ({ slot, energyKwh, cost: energyKwh * tariff.pricePerKwh[slot] }))
}

/** Zones differ from UTC by halves of an hour at the finest that matters to a tariff. */
const HALF_HOUR_MS = 1_800_000

/** The slot of a local hour; hours that no rule names are `creuses`. */
export const slotAt = ({ rules }: Pick<Tariff, 'rules'>, month: number, hour: number): TariffSlot =>
  rules.find(({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour)?.slot ??
  'creuses'

const readPeaks = async (db: Database, series: readonly number[], { from, to }: Stretch) => {
  if (series.length === 0) return new Map<number, { start: number; mean: number }>()
  const { rows } = await sql<{ series_id: number; start: number; mean: number }>`
    select distinct on (r.series_id) r.series_id, r.start, r.sum / r.count as mean from rollups r
    where r.res = ${RES['5min']} and r.series_id = any(${int4Array(series)}::int4[])
      and r.start >= ${from} and r.start < ${to}
    order by r.series_id, r.sum / r.count desc, r.start`.execute(db)
  return new Map(rows.map(({ series_id, ...peak }) => [series_id, peak]))
}
