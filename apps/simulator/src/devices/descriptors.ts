import type { DeviceKind, DeviceMetric, DeviceRole, MetricId, Position } from '@vigie/contracts/entities'
import type { BirthMessage } from '@vigie/contracts/upstream'
import {
  BASSINS,
  BOUTS,
  CAMERAS,
  COMPTEUR_ELECTRIQUE,
  COMPTEUR_RESEAU,
  FILTRES,
  FORAGES,
  nth,
  PRESSION_RESEAU,
  PV,
  SECTEURS,
  type SitePlan,
  SONDES,
  SORTIES,
  STATION_SOLAIRE,
  TETES,
} from '../farm/index.ts'

/** What a device says of itself when it connects, and the id it says it under. */
export type Descriptor = { readonly id: string; readonly birth: BirthMessage }

/** Every device of a site, as it presents itself. Cadences are those of live operation. */
export const describeSite = (plan: SitePlan): Descriptor[] => [
  ...plan.forages.flatMap((forage, index) => [
    device(plan, nth(FORAGES, index), 'pump', 'source', forage.name, {
      feeds: [nth(BASSINS, forage.into)],
      metrics: metrics(LIVE_MS, PUMP_METRICS, { volume_m3: 2 * forage.ratedM3h, energy_kwh: 2 * forage.ratedM3h }),
    }),
    device(plan, nth(SONDES, index), 'sensor', 'source', `Niveau ${forage.name}`, {
      metrics: [{ id: 'level_m', cadenceMs: BOREHOLE_MS, max: forage.probeDepthM }],
    }),
    device(plan, nth(FILTRES, index), 'pressure', 'source', `Pression après filtre ${forage.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
  ]),
  device(plan, COMPTEUR_RESEAU, 'flow-meter', 'source', plan.reseau.name, {
    feeds: networkFeeds(plan),
    metrics: metrics(LIVE_MS, METER_METRICS, { volume_m3: 60 }),
  }),
  device(plan, PRESSION_RESEAU, 'pressure', 'source', `Pression ${plan.reseau.name}`, {
    metrics: metrics(LIVE_MS, ['pressure_bar']),
  }),
  ...plan.bassins.flatMap((bassin, index) => [
    device(plan, nth(BASSINS, index), 'quantity', 'storage', bassin.name, {
      feeds: SECTEURS.filter((_, secteur) => nth(plan.secteurs, secteur).from === index),
      metrics: metrics(BASSIN_MS, ['level_m', 'level_pct']),
      capacityM3: bassin.capacityM3,
      heightM: bassin.heightM,
    }),
    device(plan, nth(SORTIES, index), 'pressure', 'storage', `Pression sortie ${bassin.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
  ]),
  ...plan.secteurs.flatMap((secteur, index) => [
    device(plan, nth(SECTEURS, index), 'flow-meter', 'consumption', secteur.name, {
      metrics: metrics(LIVE_MS, METER_METRICS, { volume_m3: 4 * secteur.irrigationM3h }),
      budgetM3PerMonth: budgetOf(secteur),
    }),
    device(plan, nth(TETES, index), 'pressure', 'consumption', `Pression tête ${secteur.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
    device(plan, nth(BOUTS, index), 'pressure', 'consumption', `Pression bout de ligne ${secteur.name}`, {
      metrics: metrics(LIVE_MS, ['pressure_bar']),
    }),
  ]),
  device(plan, COMPTEUR_ELECTRIQUE, 'energy', 'energy', 'Compteur électrique général', {
    feeds: [...FORAGES],
    metrics: metrics(LIVE_MS, GRID_METRICS, { energy_kwh: 400 }),
  }),
  device(plan, PV, 'energy', 'energy', 'Centrale photovoltaïque', {
    feeds: [...FORAGES],
    metrics: metrics(LIVE_MS, ['power_kw', 'energy_kwh', 'irradiance_wm2'], { energy_kwh: 2 * plan.solarKwp }),
  }),
  device(plan, STATION_SOLAIRE, 'sensor', 'energy', "Capteur d'ensoleillement", {
    metrics: metrics(BASSIN_MS, ['irradiance_wm2']),
  }),
  ...plan.cameras.map((name, index) =>
    device(plan, nth(CAMERAS, index), 'camera', index === 0 ? 'storage' : 'consumption', name, {}),
  ),
]

const LIVE_MS = 5_000
const BASSIN_MS = 10_000
const BOREHOLE_MS = 30_000

const METER_METRICS = ['flow_m3h', 'volume_m3'] as const satisfies readonly MetricId[]
const ELECTRIC_METRICS = [
  'power_kw',
  'energy_kwh',
  'voltage_l1_v',
  'voltage_l2_v',
  'voltage_l3_v',
  'current_l1_a',
  'current_l2_a',
  'current_l3_a',
  'power_factor',
] as const satisfies readonly MetricId[]
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
const budgetOf = ({ irrigationM3h, baseM3h, windows }: SitePlan['secteurs'][number]): number => {
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
  ...(plan.reseau.into === null ? [] : [nth(BASSINS, plan.reseau.into)]),
  ...SECTEURS.filter((_, secteur) => nth(plan.secteurs, secteur).from === 'reseau'),
]

/** Devices of one number stand together: forages in one ring around the middle of the farm, bassins and sectors in others. */
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
