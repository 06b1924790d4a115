// The site that questions are asked of: a farm as the demo has it, on a day that does not pass.
import { type Device, type DeviceKind, type DeviceRole, device, type MetricId, site } from '@vigie/contracts/entities'

/** Wednesday 18 November 2026, 14:02 on site. */
export const NOW = Date.parse('2026-11-18T14:02:00Z')
export const TODAY = '2026-11-18'

export const SITE = site.parse({
  slug: 'chaib',
  name: 'Chaib',
  link: 'http://chaib.localhost:8080',
  position: { lat: 30.09, lon: -9.55 },
  tariff: {
    pricePerKwh: { 'off-peak': 0.74, standard: 1.01, peak: 1.42 },
    rules: [
      { months: [1, 2, 3, 10, 11, 12], fromHour: 7, toHour: 17, slot: 'standard' },
      { months: [1, 2, 3, 10, 11, 12], fromHour: 17, toHour: 22, slot: 'peak' },
      { months: [4, 5, 6, 7, 8, 9], fromHour: 7, toHour: 18, slot: 'standard' },
      { months: [4, 5, 6, 7, 8, 9], fromHour: 18, toHour: 23, slot: 'peak' },
    ],
    emissionKgPerKwh: 0.72,
  },
  targets: { kwhPerM3: 0.55, unaccountedPct: 10, autonomyHours: 12, solarSharePct: 30, powerAvailabilityPct: 99 },
})

const METER: MetricId[] = ['flow_m3h', 'volume_m3']
const PHASES: MetricId[] = [
  'voltage_l1_v',
  'voltage_l2_v',
  'voltage_l3_v',
  'current_l1_a',
  'current_l2_a',
  'current_l3_a',
]
const ELECTRIC: MetricId[] = ['power_kw', 'energy_kwh', ...PHASES, 'power_factor']
type Extra = {
  asset?: { id: string; name: string }
  capacityM3?: number
  heightM?: number
  budgetM3PerMonth?: number
  feeds?: string[]
}

const make = (
  id: string,
  kind: DeviceKind,
  role: DeviceRole,
  name: string,
  metrics: MetricId[],
  extra: Extra = {},
): Device =>
  device.parse({
    id,
    site: 'chaib',
    kind,
    role,
    name,
    metrics: metrics.map((metric) => ({ id: metric, cadenceMs: 5_000 })),
    ...extra,
  })

const BOREHOLES = ['Forage Aït Amira 1', 'Forage Aït Amira 2', 'Forage Sidi Bibi']
const SECTORS = [
  'Secteur agrumes nord',
  'Secteur agrumes sud',
  'Serre tomates A',
  'Serre tomates B',
  'Secteur avocatiers',
  'Pépinière',
]
const TANKS = [
  { name: 'Bassin haut', capacityM3: 1_800, heightM: 4.2 },
  { name: 'Bassin bas', capacityM3: 900, heightM: 3.5 },
]

export const DEVICES: readonly Device[] = [
  ...BOREHOLES.flatMap((name, index) => {
    const id = `forage-${index + 1}`
    const asset = { id, name }
    return [
      make(id, 'pump', 'source', name, [...METER, 'pressure_bar', 'running', ...ELECTRIC], {
        asset,
        feeds: [index === 2 ? 'bassin-2' : 'bassin-1'],
      }),
      make(`niveau-${id}`, 'sensor', 'source', `Niveau ${name}`, ['level_m'], { asset }),
      make(`pression-filtre-${index + 1}`, 'pressure', 'source', `Pression après filtre ${name}`, ['pressure_bar'], {
        asset,
      }),
    ]
  }),
  make('compteur-reseau', 'flow-meter', 'source', 'Arrivée réseau ORMVA', METER, {
    asset: { id: 'compteur-reseau', name: 'Arrivée réseau ORMVA' },
  }),
  make('pression-reseau', 'pressure', 'source', 'Pression Arrivée réseau ORMVA', ['pressure_bar'], {
    asset: { id: 'compteur-reseau', name: 'Arrivée réseau ORMVA' },
  }),
  ...TANKS.flatMap(({ name, ...size }, index) => {
    const id = `bassin-${index + 1}`
    const asset = { id, name }
    return [
      make(id, 'quantity', 'storage', name, ['level_m', 'level_pct'], {
        asset,
        ...size,
        feeds: SECTORS.flatMap((_, sector) => (sector % 2 === index ? [`secteur-${sector + 1}`] : [])),
      }),
      make(`pression-${id}`, 'pressure', 'storage', `Pression sortie ${name}`, ['pressure_bar'], { asset }),
    ]
  }),
  ...SECTORS.flatMap((name, index) => {
    const id = `secteur-${index + 1}`
    const asset = { id, name }
    return [
      make(id, 'flow-meter', 'consumption', name, METER, { asset, budgetM3PerMonth: 3_000 + 500 * index }),
      make(`pression-${id}`, 'pressure', 'consumption', `Pression tête ${name}`, ['pressure_bar'], { asset }),
      make(`pression-bout-${id}`, 'pressure', 'consumption', `Pression bout de ligne ${name}`, ['pressure_bar'], {
        asset,
      }),
    ]
  }),
  make('compteur-electrique', 'energy', 'energy', 'Compteur général', [...ELECTRIC, 'frequency_hz'], {
    asset: { id: 'compteur-electrique', name: 'Compteur général' },
  }),
  make('pv', 'energy', 'energy', 'Centrale photovoltaïque', ['power_kw', 'energy_kwh', 'irradiance_wm2'], {
    asset: { id: 'pv', name: 'Centrale photovoltaïque' },
  }),
  make('station-solaire', 'sensor', 'energy', 'Capteur d’ensoleillement', ['irradiance_wm2'], {
    asset: { id: 'pv', name: 'Centrale photovoltaïque' },
  }),
  make('camera-1', 'camera', 'storage', 'Caméra bassin haut', [], { asset: { id: 'bassin-1', name: 'Bassin haut' } }),
  make('camera-2', 'camera', 'consumption', 'Caméra entrée', []),
]
