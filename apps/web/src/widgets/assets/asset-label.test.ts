import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { assetKind, assetLabel } from './asset-label.ts'

const made = (kind: Device['kind'], role: Device['role'], ...metrics: MetricId[]): Device =>
  device.parse({
    id: 'one',
    site: 'chaib',
    kind,
    role,
    name: 'Un',
    metrics: metrics.map((id) => ({ id, cadenceMs: 5_000 })),
  })

test.each([
  [made('quantity', 'storage', 'level_pct'), 'Bassin'],
  [{ ...made('sensor', 'storage', 'level_m'), capacityM3: 100 }, 'Bassin'],
  [made('flow-meter', 'consumption', 'flow_m3h'), 'Secteur'],
  [made('flow-meter', 'source', 'volume_m3'), 'Arrivée d’eau'],
  [made('energy', 'energy', 'energy_kwh', 'irradiance_wm2'), 'Production solaire'],
  [made('energy', 'energy', 'energy_kwh'), 'Compteur électrique'],
  [made('pump', 'source', 'flow_m3h'), 'pompe'],
  [made('pressure', 'consumption', 'pressure_bar'), 'Pression'],
  [made('sensor', 'energy', 'irradiance_wm2'), 'Mesure de l’ensoleillement'],
  [made('sensor', 'source', 'level_m'), 'Sonde de niveau'],
  [made('sensor', 'energy', 'frequency_hz'), 'Capteurs'],
])('a thing is called by what it is, else by the kind of its device, %#', (main, label) => {
  expect(assetLabel(main)).toBe(label)
})

test('[R8.1] where a thing is not called by the kind of its device, the kind stands beside', () => {
  expect(assetKind(made('quantity', 'storage', 'level_pct'))).toBe('Bassin · Quantité d’eau')
  expect(assetKind(made('quantity', 'consumption', 'flow_m3h'))).toBe('Quantité')
  expect(assetKind(made('flow-meter', 'consumption', 'flow_m3h'))).toBe('Secteur · Débitmètre')
  expect(assetKind(made('pump', 'source', 'flow_m3h'))).toBe('pompe')
})
