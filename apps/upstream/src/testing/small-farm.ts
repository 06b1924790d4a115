import { type Device, device, type Site, site } from '@vigie/contracts/entities'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const PARIS: Site = site.parse({
  slug: 'paris',
  name: 'Paris',
  link: 'http://paris.test',
  timeZone: 'Europe/Paris',
  position: { lat: 48.8, lon: 2.3 },
  tariff: {
    pricePerKwh: { 'off-peak': 1, standard: 2, peak: 5 },
    rules: [{ months: [10], fromHour: 18, toHour: 22, slot: 'peak' }],
    emissionKgPerKwh: 0.5,
  },
})
const every = { cadenceMs: 5 * MINUTE }
export const FARM_DEVICES: readonly Device[] = [
  {
    id: 'pompe',
    kind: 'pump',
    role: 'source',
    name: 'Pompe',
    feeds: ['bassin'],
    metrics: ['volume_m3', 'energy_kwh', 'running'].map((id) => ({ id, ...every })),
  },
  {
    id: 'bassin',
    kind: 'quantity',
    role: 'storage',
    name: 'Bassin',
    feeds: ['secteur'],
    capacityM3: 200,
    heightM: 4,
    metrics: [{ id: 'level_pct', ...every }],
  },
  {
    id: 'secteur',
    kind: 'flow-meter',
    role: 'consumption',
    name: 'Secteur',
    budgetM3PerMonth: 310,
    metrics: ['volume_m3', 'flow_m3h'].map((id) => ({ id, ...every })),
  },
  { id: 'reseau', kind: 'energy', role: 'energy', name: 'Réseau', metrics: [{ id: 'energy_kwh', ...every }] },
].map((one) => device.parse({ ...one, site: 'paris' }))

export type FarmReading = { readonly ts: number; readonly value: number }
type Raw = Record<string, FarmReading[]>

export const DAY_START = Date.parse('2026-10-24T22:00:00Z')
export const UNTIL = Date.parse('2026-10-25T16:40:00Z')

/** Two days of a small farm around the end of summer time, with a counter reset, a gap, and a day cut short. */
export const farmReadings = (): Raw => {
  const raw: Raw = {}
  const put = (key: string, ts: number, value: number): void => {
    raw[key] = [...(raw[key] ?? []), { ts, value }]
  }
  let [made, used, kwh, grid, stored, step] = [900, 50, 0, 7_000, 120, 0]
  for (let ts = DAY_START - 30 * HOUR; ts <= UNTIL; ts += 5 * MINUTE, step += 1) {
    const isOn = step % 24 < 9
    const flow = 2 + (step % 7)
    if (isOn) {
      made += 1.5
      kwh += 0.6
      stored += 1.5
    }
    used += flow / 12
    stored -= flow / 12
    grid += 0.25 + (step % 3) / 10
    if (ts === DAY_START + 5 * HOUR) used = 0
    const isGap = ts > DAY_START + 9 * HOUR && ts < DAY_START + 11.5 * HOUR
    if (isGap) continue
    put('pompe/volume_m3', ts, made)
    put('pompe/energy_kwh', ts, kwh)
    put('pompe/running', ts, isOn ? 1 : 0)
    put('secteur/volume_m3', ts, used)
    put('secteur/flow_m3h', ts, flow)
    put('reseau/energy_kwh', ts, grid)
    put('bassin/level_pct', ts, stored / 2)
  }
  return raw
}
