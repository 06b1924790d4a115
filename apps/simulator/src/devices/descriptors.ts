import type { DeviceKind, DeviceMetric, DeviceRole, MetricId, Position } from '@vigie/contracts/entities'
import type { BirthMessage } from '@vigie/contracts/upstream'
import {
  BOREHOLES,
  CAMERAS,
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

/** A device's id, and the birth message by which it presents itself when it connects. */
export type Descriptor = { readonly id: string; readonly birth: BirthMessage }

/** Every device of a site with its birth message. Cadences are those of live operation. */
export const describeSite = (plan: SitePlan): Descriptor[] => [
  ...plan.boreholes.flatMap((borehole, index) => [
    device(plan, nth(BOREHOLES, index), 'pump', 'source', borehole.name, {
      feeds: [nth(TANKS, borehole.into)],
      metrics: metrics(LIVE_MS, PUMP_METRICS, { volume_m3: 2 * borehole.ratedM3h, energy_kwh: 2 * borehole.ratedM3h }),
    }),
    device(plan, nth(LEVEL_PROBES, index), 'sensor', 'source', `Niveau ${borehole.name}`, {
      metrics: [{ id: 'level_m', cadenceMs: BOREHOLE_MS, max: borehole.probeDepthM }],
    }),
    device(plan, nth(FILTER_GAUGES, index), 'pressure', 'source', `Pression après filtre ${borehole.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
  ]),
  device(plan, NETWORK_METER, 'flow-meter', 'source', plan.network.name, {
    feeds: networkFeeds(plan),
    metrics: metrics(LIVE_MS, METER_METRICS, { volume_m3: 60 }),
  }),
  device(plan, NETWORK_GAUGE, 'pressure', 'source', `Pression ${plan.network.name}`, {
    metrics: metrics(LIVE_MS, ['pressure_bar']),
  }),
  ...plan.tanks.flatMap((tank, index) => [
    device(plan, nth(TANKS, index), 'quantity', 'storage', tank.name, {
      feeds: SECTORS.filter((_, sector) => nth(plan.sectors, sector).from === index),
      metrics: metrics(TANK_MS, ['level_m', 'level_pct']),
      capacityM3: tank.capacityM3,
      heightM: tank.heightM,
    }),
    device(plan, nth(TANK_GAUGES, index), 'pressure', 'storage', `Pression sortie ${tank.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
  ]),
  ...plan.sectors.flatMap((sector, index) => [
    device(plan, nth(SECTORS, index), 'flow-meter', 'consumption', sector.name, {
      metrics: metrics(LIVE_MS, METER_METRICS, { volume_m3: 4 * sector.irrigationM3h }),
      budgetM3PerMonth: budgetOf(sector),
    }),
    device(plan, nth(HEAD_GAUGES, index), 'pressure', 'consumption', `Pression tête ${sector.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
    device(plan, nth(LINE_END_GAUGES, index), 'pressure', 'consumption', `Pression bout de ligne ${sector.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
  ]),
  device(plan, GRID_METER, 'energy', 'energy', 'Compteur électrique général', {
    feeds: [...BOREHOLES],
    metrics: metrics(LIVE_MS, GRID_METRICS, { energy_kwh: 400 }),
  }),
  device(plan, PV, 'energy', 'energy', 'Centrale photovoltaïque', {
    feeds: [...BOREHOLES],
    metrics: metrics(LIVE_MS, ['power_kw', 'energy_kwh', 'irradiance_wm2'], { energy_kwh: 2 * plan.solarKwp }),
  }),
  device(plan, SOLAR_STATION, 'sensor', 'energy', "Capteur d'ensoleillement", {
    metrics: metrics(TANK_MS, ['irradiance_wm2']),
  }),
  ...plan.cameras.map((name, index) =>
    device(plan, nth(CAMERAS, index), 'camera', index === 0 ? 'storage' : 'consumption', name, {}),
  ),
]

const LIVE_MS = 5_000
const TANK_MS = 10_000
const BOREHOLE_MS = 30_000

const METER_METRICS = ['flow_m3h', 'volume_m3'] as const satisfies readonly MetricId[]
const ELECTRIC_METRICS = ['power_kw', 'energy_kwh', ...QUALITY_METRICS] as const
const PUMP_METRICS = [...METER_METRICS, 'pressure_bar', 'running', ...ELECTRIC_METRICS] as const
const GRID_METRICS = [...ELECTRIC_METRICS, 'frequency_hz'] as const

type Place = Pick<BirthMessage, 'feeds' | 'capacityM3' | 'heightM' | 'budgetM3PerMonth'> & { metrics?: DeviceMetric[] }

const device = (
  plan: SitePlan,
  id: string,
  kind: DeviceKind,
  role: DeviceRole,
  name: string,
  { metrics = [], feeds = [], ...size }: Place,
): Descriptor => ({ id, birth: { kind, role, name, feeds, metrics, position: positionOf(plan.position, id), ...size } })

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

/**
 * Where a device stands on the map: boreholes, tanks and sectors each on a ring of their own around the site's
 * position, at an angle set by the number in their id, so that the gauges of a borehole stand beside it.
 */
const positionOf = ({ lat, lon }: Position, id: string): Position => {
  const number = Number(id.match(/\d+$/)?.[0] ?? 0)
  const ring = RINGS.find(({ word }) => id.includes(word)) ?? { radius: 0.0006, turn: 0 }
  const angle = ring.turn + number * (ring.radius > 0.004 ? Math.PI / 3 : 2.1)
  const nudge = id.startsWith('pression-bout') ? 1.25 : id.startsWith('pression') || id.startsWith('niveau') ? 1.06 : 1
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return {
    lat: round(lat + ring.radius * nudge * Math.sin(angle)),
    lon: round(lon + ring.radius * nudge * Math.cos(angle)),
  }
}

const RINGS = [
  { word: 'secteur', radius: 0.006, turn: 0.2 },
  { word: 'forage', radius: 0.0034, turn: 0.7 },
  { word: 'filtre', radius: 0.0034, turn: 0.75 },
  { word: 'bassin', radius: 0.002, turn: 1.9 },
  { word: 'camera', radius: 0.0021, turn: 1.95 },
  { word: 'reseau', radius: 0.0038, turn: 4.4 },
  { word: 'pv', radius: 0.0012, turn: 5.3 },
  { word: 'solaire', radius: 0.0014, turn: 5.4 },
]
