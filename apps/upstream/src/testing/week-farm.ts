import type { BirthMessage } from '@vigie/contracts/upstream'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const STEP = 10 * MINUTE

/** A site in Paris, as the sites file has it. */
export const WEEK_SITE = {
  slug: 'semaine',
  name: 'Semaine',
  link: 'http://semaine.test',
  timeZone: 'Europe/Paris',
  position: { lat: 48.8, lon: 2.3 },
  tariff: {
    pricePerKwh: { 'off-peak': 0.7, standard: 1.1, peak: 1.9 },
    rules: [
      { months: [10], fromHour: 7, toHour: 17, slot: 'standard' },
      { months: [10], fromHour: 17, toHour: 22, slot: 'peak' },
    ],
    emissionKgPerKwh: 0.6,
  },
} as const

const metrics = (...ids: readonly string[]) => ids.map((id) => ({ id, cadenceMs: STEP })) as BirthMessage['metrics']
const pump = (name: string, feeds: string): BirthMessage => ({
  kind: 'pump',
  role: 'source',
  name,
  feeds: [feeds],
  metrics: metrics('volume_m3', 'energy_kwh', 'power_kw', 'power_factor', 'running'),
})
const tank = (name: string, capacityM3: number, feeds: string[]): BirthMessage => ({
  kind: 'quantity',
  role: 'storage',
  name,
  feeds,
  capacityM3,
  heightM: 4,
  metrics: metrics('level_pct'),
})
const sector = (name: string, budgetM3PerMonth: number | null): BirthMessage => ({
  kind: 'flow-meter',
  role: 'consumption',
  name,
  budgetM3PerMonth,
  metrics: metrics('volume_m3', 'flow_m3h'),
})

/** What each device says it is. */
export const WEEK_DEVICES: Readonly<Record<string, BirthMessage>> = {
  'forage-1': pump('Forage 1', 'bassin-1'),
  'forage-2': pump('Forage 2', 'bassin-2'),
  reseau: { kind: 'flow-meter', role: 'source', name: 'Réseau', feeds: ['secteur-3'], metrics: metrics('volume_m3') },
  'bassin-1': tank('Bassin 1', 900, ['secteur-1']),
  'bassin-2': { ...tank('Bassin 2', 1_400, ['secteur-2', 'secteur-4']), reservePct: 5 },
  'secteur-1': sector('Secteur 1', 3_100),
  'secteur-2': sector('Secteur 2', 6_200),
  'secteur-3': sector('Secteur 3', null),
  'secteur-4': sector('Secteur 4', 930),
  compteur: {
    kind: 'energy',
    role: 'energy',
    name: 'Compteur',
    metrics: metrics('energy_kwh', 'power_kw', 'power_factor'),
  },
  solaire: {
    kind: 'energy',
    role: 'energy',
    name: 'Solaire',
    metrics: metrics('energy_kwh', 'power_kw', 'irradiance_wm2'),
  },
}

const at = (text: string) => Date.parse(`2026-10-${text}Z`)
/** Two weeks and some hours, the end of summer time (25 October) included. */
export const WEEK_FIRST = at('11T22:00:00')
export const WEEK_LAST = at('26T09:00:00')

/** Three devices without power; and the devices that were out of reach while they went on. */
export const CUT = { devices: ['forage-1', 'secteur-1', 'compteur'], from: at('21T08:02:00'), to: at('21T11:14:00') }
const GAP = { devices: ['secteur-2', 'bassin-1', 'forage-2'], from: at('23T13:30:00'), to: at('23T16:10:00') }
const RESET = { device: 'secteur-4', at: at('20T06:00:00') }

const TWICE: ReadonlySet<string> = new Set(['flow_m3h', 'power_kw'])

export type Point = { readonly ts: number; readonly value: number }

/** What was read, by `device/metric`, oldest first. */
export const weekReadings = (): ReadonlyMap<string, readonly Point[]> => {
  const raw = new Map<string, Point[]>()
  const counters = new Map<string, number>()
  const levels = new Map([
    ['bassin-1', 600],
    ['bassin-2', 700],
  ])
  for (let ts = WEEK_FIRST, step = 0; ts <= WEEK_LAST; ts += STEP, step += 1) {
    const hour = Math.floor(ts / HOUR) % 24
    const wave = (period: number, shift = 0) => 1 + Math.sin((2 * Math.PI * (step + shift)) / period)
    const put = (device: string, metric: string, value: number) => {
      const isAway = [CUT, GAP].some(({ devices, from, to }) => devices.includes(device) && ts > from && ts < to)
      if (isAway) return
      const key = `${device}/${metric}`
      const points = raw.get(key) ?? []
      points.push({ ts, value })
      // so that five minutes are the mean of more than one reading
      if (TWICE.has(metric) && ts < WEEK_LAST) points.push({ ts: ts + 2 * MINUTE, value: 1.3 * value })
      raw.set(key, points)
    }
    const count = (device: string, metric: string, more: number) => {
      const key = `${device}/${metric}`
      const isReset = key === `${RESET.device}/volume_m3` && ts === RESET.at
      counters.set(key, (isReset ? 0 : (counters.get(key) ?? 5_000)) + more)
      put(device, metric, counters.get(key) ?? 0)
    }
    const isCut = ts > CUT.from && ts < CUT.to
    const flows = [1, 2, 3, 4].map((n) => (hour >= 4 + n && hour < 9 + n ? 14 : 1.2) * n * wave(97, 31 * n) * 0.6)
    for (const [index, flow] of flows.entries()) {
      const id = `secteur-${index + 1}`
      const drawn = isCut && index === 0 ? 0 : flow
      put(id, 'flow_m3h', drawn)
      count(id, 'volume_m3', (drawn * STEP) / HOUR)
    }
    const [one = 0, two = 0, three = 0, four = 0] = flows
    for (const [n, tankId, used] of [
      [1, 'bassin-1', isCut ? 0 : one],
      [2, 'bassin-2', two + four],
    ] as const) {
      const level = levels.get(tankId) ?? 0
      const isOn = (step + 40 * n) % (90 + 20 * n) < 38 && !(n === 1 && isCut) && level < 850
      const made = isOn ? 17 * n + 2 * wave(53) : 0
      const kw = isOn ? 9 * n + wave(29) : 0
      count(`forage-${n}`, 'volume_m3', (made * STEP) / HOUR)
      count(`forage-${n}`, 'energy_kwh', (kw * STEP) / HOUR)
      put(`forage-${n}`, 'power_kw', kw)
      put(`forage-${n}`, 'power_factor', isOn ? 0.82 + 0.02 * wave(71) : 0)
      put(`forage-${n}`, 'running', isOn ? 1 : 0)
      levels.set(tankId, Math.max(100, level + ((made - used) * STEP) / HOUR))
      put(tankId, 'level_pct', (100 * (levels.get(tankId) ?? 0)) / (WEEK_DEVICES[tankId]?.capacityM3 ?? 1))
    }
    count('reseau', 'volume_m3', (three * 1.08 * STEP) / HOUR)
    const sun = Math.max(0, Math.sin((Math.PI * (hour - 6)) / 12)) * (0.6 + 0.2 * wave(400))
    const bought = isCut ? 0 : 6 + 9 * wave(41) - 4 * sun
    count('solaire', 'energy_kwh', (11 * sun * STEP) / HOUR)
    put('solaire', 'power_kw', 11 * sun)
    put('solaire', 'irradiance_wm2', 900 * sun)
    count('compteur', 'energy_kwh', (bought * STEP) / HOUR)
    put('compteur', 'power_kw', bought)
    put('compteur', 'power_factor', 0.9 + 0.03 * wave(67))
  }
  return raw
}
