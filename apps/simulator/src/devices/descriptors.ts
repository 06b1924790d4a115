import type { DeviceKind, DeviceMetric, DeviceRole, MetricId } from '@vigie/contracts/entities'
import type { BirthMessage } from '@vigie/contracts/upstream'
import {
  BOREHOLES,
  CAMERAS,
  FEEDERS,
  FILTER_GAUGES,
  GRID_METER,
  HEAD_GAUGES,
  LEVEL_PROBES,
  LINE_END_GAUGES,
  NETWORK_GAUGE,
  NETWORK_METER,
  nth,
  PV,
  QUALITY_METRICS,
  SECTORS,
  type SitePlan,
  SOLAR_STATION,
  TANK_GAUGES,
  TANKS,
} from '../farm/index.ts'
import { placesOf } from './places.ts'

/** A device's id, and the birth message by which it presents itself when it connects. */
export type Descriptor = { readonly id: string; readonly birth: BirthMessage }

/** Every device of a site with its birth message. Cadences are those of live operation. */
export const describeSite = (plan: SitePlan): Descriptor[] => {
  const asset = assetsOf(plan)
  return [
    ...plan.boreholes.flatMap((borehole, index) => {
      const part = asset(nth(BOREHOLES, index))
      return [
        device(plan, nth(BOREHOLES, index), 'pump', 'source', borehole.name, {
          ...part,
          feeds: [nth(TANKS, borehole.into)],
          metrics: metrics(LIVE_MS, PUMP_METRICS, {
            volume_m3: 2 * borehole.ratedM3h,
            energy_kwh: 2 * borehole.ratedM3h,
          }),
        }),
        device(plan, nth(LEVEL_PROBES, index), 'sensor', 'source', `Niveau ${borehole.name}`, {
          ...part,
          metrics: [{ id: 'level_m', cadenceMs: BOREHOLE_MS, max: borehole.probeDepthM }],
        }),
        gauge(plan, nth(FILTER_GAUGES, index), 'source', `Pression après filtre ${borehole.name}`, part),
      ]
    }),
    device(plan, NETWORK_METER, 'flow-meter', 'source', plan.network.name, {
      ...asset(NETWORK_METER),
      feeds: networkFeeds(plan),
      metrics: metrics(LIVE_MS, METER_METRICS, { volume_m3: 60 }),
    }),
    gauge(plan, NETWORK_GAUGE, 'source', `Pression ${plan.network.name}`, asset(NETWORK_METER)),
    ...plan.tanks.flatMap((tank, index) => {
      const part = asset(nth(TANKS, index))
      return [
        device(plan, nth(TANKS, index), 'quantity', 'storage', tank.name, {
          ...part,
          feeds: SECTORS.filter((_, sector) => nth(plan.sectors, sector).from === index),
          metrics: metrics(TANK_MS, ['level_m', 'level_pct']),
          capacityM3: tank.capacityM3,
          heightM: tank.heightM,
        }),
        gauge(plan, nth(TANK_GAUGES, index), 'storage', `Pression sortie ${tank.name}`, part),
      ]
    }),
    ...plan.sectors.flatMap((sector, index) => {
      const part = asset(nth(SECTORS, index))
      return [
        device(plan, nth(SECTORS, index), 'flow-meter', 'consumption', sector.name, {
          ...part,
          metrics: metrics(LIVE_MS, METER_METRICS, { volume_m3: 4 * sector.irrigationM3h }),
          budgetM3PerMonth: budgetOf(sector),
        }),
        gauge(plan, nth(HEAD_GAUGES, index), 'consumption', `Pression tête ${sector.name}`, part),
        gauge(plan, nth(LINE_END_GAUGES, index), 'consumption', `Pression bout de ligne ${sector.name}`, part),
      ]
    }),
    device(plan, GRID_METER, 'energy', 'energy', 'Compteur général', {
      ...asset(GRID_METER),
      // everything of a site hangs on it: the breakers in between are no devices
      feeds: FEEDERS.flat(),
      metrics: metrics(LIVE_MS, GRID_METRICS, { energy_kwh: 400 }),
    }),
    device(plan, PV, 'energy', 'energy', 'Centrale photovoltaïque', {
      ...asset(PV),
      feeds: [...BOREHOLES],
      metrics: metrics(LIVE_MS, ['power_kw', 'energy_kwh', 'irradiance_wm2'], { energy_kwh: 2 * plan.solarKwp }),
    }),
    device(plan, SOLAR_STATION, 'sensor', 'energy', 'Capteur d’ensoleillement', {
      ...asset(PV),
      metrics: metrics(TANK_MS, ['irradiance_wm2']),
    }),
    ...plan.cameras.map(({ name, of }, index) =>
      device(plan, nth(CAMERAS, index), 'camera', isTank(of) ? 'storage' : 'consumption', name, asset(of)),
    ),
  ]
}

type Part = Pick<BirthMessage, 'asset'>

/** What the parts of a thing say of it: its main device's id, and the name people call it by. */
const assetsOf = (plan: SitePlan): ((main: string | null) => Part) => {
  const names = new Map<string | null, string>([
    ...BOREHOLES.map((id, index) => [id, nth(plan.boreholes, index).name] as const),
    ...TANKS.map((id, index) => [id, nth(plan.tanks, index).name] as const),
    ...SECTORS.map((id, index) => [id, nth(plan.sectors, index).name] as const),
    [NETWORK_METER, plan.network.name],
    [GRID_METER, 'Compteur général'],
    [PV, 'Centrale photovoltaïque'],
  ])
  return (id) => {
    const name = names.get(id)
    return id === null || name === undefined ? {} : { asset: { id, name } }
  }
}

const isTank = (id: string | null): boolean => TANKS.some((tank) => tank === id)

const gauge = (plan: SitePlan, id: string, role: DeviceRole, name: string, part: Part): Descriptor =>
  device(plan, id, 'pressure', role, name, { ...part, metrics: metrics(LIVE_MS, ['pressure_bar']) })

const LIVE_MS = 5_000
const TANK_MS = 10_000
const BOREHOLE_MS = 30_000

const METER_METRICS = ['flow_m3h', 'volume_m3'] as const satisfies readonly MetricId[]
const ELECTRIC_METRICS = ['power_kw', 'energy_kwh', ...QUALITY_METRICS] as const
const PUMP_METRICS = [...METER_METRICS, 'pressure_bar', 'running', ...ELECTRIC_METRICS] as const
const GRID_METRICS = [...ELECTRIC_METRICS, 'frequency_hz'] as const

type Place = Pick<BirthMessage, 'feeds' | 'capacityM3' | 'heightM' | 'budgetM3PerMonth' | 'asset'> & {
  metrics?: DeviceMetric[]
}

const device = (
  plan: SitePlan,
  id: string,
  kind: DeviceKind,
  role: DeviceRole,
  name: string,
  { metrics = [], feeds = [], ...size }: Place,
): Descriptor => ({
  id,
  birth: { kind, role, name, feeds, metrics, position: placesOf(plan).get(id) ?? null, ...size },
})

/** What a month of the sector's schedule takes, m³, rounded to tens. */
const budgetOf = ({ irrigationM3h, baseM3h, windows }: SitePlan['sectors'][number]): number => {
  const hours = windows.reduce((sum, window) => sum + window.hours, 0)
  return Math.round((30 * (irrigationM3h * hours + baseM3h * 24)) / 10) * 10
}

/** Metrics at one cadence; `perHour` gives counters the most they can count in an hour. */
const metrics = (
  cadenceMs: number,
  ids: readonly MetricId[],
  perHour: Partial<Record<MetricId, number>> = {},
): DeviceMetric[] =>
  ids.map((id) => {
    const maxRatePerHour = perHour[id]
    return maxRatePerHour === undefined ? { id, cadenceMs } : { id, cadenceMs, maxRatePerHour }
  })

const networkFeeds = (plan: SitePlan): string[] => [
  ...(plan.network.into === null ? [] : [nth(TANKS, plan.network.into)]),
  ...SECTORS.filter((_, sector) => nth(plan.sectors, sector).from === 'network'),
]
