import type { Figure, KpiBody, KpiQuery, MetricId, NightKpi, PeriodUnit, Site } from '@vigie/contracts/entities'
import { type DeviceSettings, deviceSettings } from '../alarms/settings.ts'
import type { KnownDevice } from '../directory/directory.ts'
import { countActiveAlarms } from '../store/alarms.ts'
import { readLastOn } from '../store/rollups/last-on.ts'
import type { Database } from '../store/tables.ts'
import { HOUR_MS, type Stretch } from '../time.ts'
import { bucketsOfDays, bucketsOfHours, membersOf } from './buckets-over-time.ts'
import { createDayReader, type Facts, joinDays, type Wanted } from './days.ts'
import { largestDeviations } from './deviations.ts'
import { energyOf, metersOf, siteEnergy } from './energy.ts'
import { type Compared, derive, figureOf, increment, NO_FIGURE, ratio } from './figures.ts'
import { createHoursReader, dayFrom, WEEKS_BEFORE } from './hours-of-days.ts'
import { readKnownPeriod } from './known.ts'
import { createNightReader } from './last-nights.ts'
import { monthsIn } from './months.ts'
import { type Network, type Node, networkOf, seriesOf } from './network.ts'
import { planOf, restsOf } from './plan.ts'
import { restOfDayOf, runningDayOf } from './rest-of-day.ts'
import { serviceOf } from './service.ts'
import { storagesOf } from './storages.ts'
import { balanceOf, edgesOf, volumeOf, volumesOf } from './water.ts'

/** Reads everything the KPI screens show of one period of one site. */
export type KpiReader = (
  site: Site,
  devices: readonly KnownDevice[],
  query: KpiQuery,
  nowMs: number,
) => Promise<KpiBody>

/** How the alarms of a device of a site are set. */
export type AlarmsSet = (site: string, device: string) => DeviceSettings

/** Units whose course is told hour by hour, that of all others day by day. */
const HOURLY: ReadonlySet<PeriodUnit> = new Set<PeriodUnit>(['day', 'last-24h'])

/**
 * Figures from the rollups; days that are over are remembered from one reading to the next.
 * @param alarmsSet what tells by which rule a night is out of the ordinary; absent: as it follows from each device
 */
export const createKpiReader = (db: Database, alarmsSet?: AlarmsSet): KpiReader => {
  const daysOf = createDayReader(db)
  const nightsOf = createNightReader(db)
  const hoursOf = createHoursReader(db)
  return async (site, devices, query, nowMs) => {
    const network = networkOf(devices)
    const { period, first, watermark, settled, since } = await readKnownPeriod(db, site, query, nowMs)
    const stretches = [period.current, period.previous]
    const wanted = wantedOf(network)
    const [days = [], before = []] = await daysOf(site, wanted, stretches, first ?? nowMs, nowMs)
    const compared: Compared = { period, current: joinDays(days), previous: joinDays(before) }
    const counters = membersOf(network).map(([, id]) => id)
    const fourWeeks = weeksBefore(period.current, site.timeZone)
    const hours = await hoursOf(site, counters, fourWeeks, first ?? nowMs, nowMs)
    const hourly = HOURLY.has(query.unit) ? await hoursOf(site, counters, period.current, first ?? nowMs, nowMs) : null
    const { storages, storedDelta, autonomy } = await storagesOf(
      db,
      compared,
      // of a period that has not begun nothing is stored yet
      period.whole.from <= nowMs ? network : { ...network, storages: [] },
      hours,
      { timeZone: site.timeZone, settled },
    )
    const { availability, powerPct, alarmsRaised } = await serviceOf(db, site.slug, period, since)
    const producedM3 = volumesOf(compared, network.sources)
    const consumedM3 = volumesOf(compared, network.consumptions)
    const sources = sourcesOf(compared, network, await readLastOn(db, wanted.states, fourWeeks))
    const byDevice = new Map(devices.map(({ device }) => [device.id, device]))
    const nightOf = await nightsOf(site, network, Math.min(period.whole.to, nowMs), nowMs, (id) => {
      const own = byDevice.get(id)
      return alarmsSet?.(site.slug, id) ?? (own === undefined ? new Map() : deviceSettings(own))
    })
    // what is projected of a day, or of the day that runs in a longer period, rests on the hours of the days like it
    const day = query.unit === 'day' ? period : runningDayOf(period, site.timeZone, nowMs)
    const restOf = day === null ? () => null : restsOf(site, network, day, hours, nightOf)
    const consumptions = consumptionsOf(compared, network, site.timeZone, nightOf, restOf, query.unit === 'day')
    const meters = metersOf(compared, network, site.tariff)
    const energy = siteEnergy(compared, network, site.tariff)
    const buckets = hourly === null ? bucketsOfDays(network, days, site.tariff) : bucketsOfHours(network, hourly, site)
    return {
      period: period.whole,
      until: period.current.to,
      knownFrom: since(period.current).from,
      recordedFrom: first,
      previous: period.previous,
      comparedWith: query.compare ?? 'previous',
      previousWatermark: latestOf(compared.previous),
      watermark,
      water: {
        producedM3,
        consumedM3,
        storedDeltaM3: storedDelta,
        ...balanceOf(producedM3, consumedM3, storedDelta, network.storages.length > 0),
        storedM3: addUp(storages.map(({ volumeM3 }) => volumeM3)),
        ...autonomy,
      },
      energy,
      powerPct,
      activeAlarms: await countActiveAlarms(db, site.slug),
      alarmsRaised,
      sources,
      storages,
      consumptions,
      meters,
      availability,
      flows: edgesOf(compared, network, 'value'),
      deviations: largestDeviations({ sources, consumptions, meters, availability }),
      buckets,
      plan:
        query.unit === 'day'
          ? planOf(
              site,
              network,
              period,
              hours,
              { producedM3: producedM3.value, consumedM3: consumedM3.value, cost: energy.cost.value },
              nightOf,
              buckets,
            )
          : null,
      restOfDay: query.unit === 'day' || day === null ? null : restOfDayOf(site, network, day, hours, nightOf),
    }
  }
}

/** From the beginning of the last known day four weeks before to where a stretch ends. */
const weeksBefore = ({ from, to }: Stretch, timeZone: string): Stretch => ({
  from: dayFrom(Math.max(from, to - 1), -7 * WEEKS_BEFORE, timeZone).from,
  to,
})

/** The time of the latest reading that the sums of a stretch use; null: none. */
const latestOf = ({ sums }: Facts): number | null =>
  sums.size > 0 ? Math.max(...[...sums.values()].map(({ lastTs }) => lastTs)) : null

const wantedOf = (network: Network): Wanted => {
  const all = (nodes: readonly Node[], ...metrics: readonly MetricId[]): number[] =>
    nodes.flatMap((node) => metrics.flatMap((metric) => seriesOf(node, metric) ?? []))
  return {
    sums: [
      ...all(network.nodes, 'volume_m3', 'energy_kwh', 'running', 'power_factor'),
      ...all(network.consumptions, 'flow_m3h'),
    ],
    flows: all(network.consumptions, 'flow_m3h'),
    powers: all([...network.grid, ...network.solar, ...network.pumps], 'power_kw'),
    states: all(network.sources, 'running'),
    meters: all(network.grid, 'energy_kwh'),
    suns: all(network.solar, 'energy_kwh'),
    motors: all(network.pumps, 'energy_kwh'),
    factors: [...network.grid, ...network.solar, ...network.pumps].flatMap((node) => {
      const factor = seriesOf(node, 'power_factor')
      return factor === undefined ? [] : [{ factor, power: seriesOf(node, 'power_kw') ?? null }]
    }),
  }
}

const sourcesOf = (compared: Compared, network: Network, lastOn: ReadonlyMap<number, number>): KpiBody['sources'] =>
  network.sources.map((node) => {
    const state = seriesOf(node, 'running')
    const volumeM3 = volumeOf(compared, node)
    const energyKwh = energyOf(compared, [node])
    return {
      device: node.device.id,
      volumeM3,
      runningHours:
        state === undefined ? NO_FIGURE : derive([figureOf(compared, [state], increment)], (ms) => ms / HOUR_MS),
      starts: sideBySide(compared, state, ({ starts }, id) => starts.get(id)?.count),
      lastRanAt: state === undefined ? null : (lastOn.get(state) ?? null),
      energyKwh,
      kwhPerM3: derive([energyKwh, volumeM3], ratio),
    }
  })

const consumptionsOf = (
  compared: Compared,
  network: Network,
  timeZone: string,
  nightOf: (node: Node) => NightKpi | null,
  restOf: (node: Node) => number | null,
  isDay: boolean,
): KpiBody['consumptions'] => {
  const months = monthsIn(compared.period.whole, timeZone)
  return network.consumptions.map((node) => {
    const volumeM3 = volumeOf(compared, node)
    const rest = restOf(node)
    return {
      device: node.device.id,
      volumeM3,
      projectedM3: isDay && rest !== null ? (volumeM3.value ?? 0) + rest : null,
      restOfDayM3: isDay ? null : rest,
      budgetM3: node.device.budgetM3PerMonth === null ? null : node.device.budgetM3PerMonth * months,
      nightFlowM3h: sideBySide(compared, seriesOf(node, 'flow_m3h'), ({ nights }, id) => nights.get(id)),
      night: nightOf(node),
    }
  })
}

/** What only one fact of a series tells, as complete as its readings are. */
const sideBySide = (
  compared: Compared,
  series: number | undefined,
  read: (facts: Facts, series: number) => number | undefined,
): Figure =>
  series === undefined
    ? NO_FIGURE
    : {
        ...figureOf(compared, [series], increment),
        value: read(compared.current, series) ?? null,
        previous: read(compared.previous, series) ?? null,
      }

const addUp = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => value ?? [])
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}
