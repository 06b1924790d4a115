// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react'
import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { FactsCard } from './facts-card.tsx'

afterEach(cleanup)

const made = (id: string, kind: 'energy' | 'pump', feeds: readonly string[], ...metrics: readonly MetricId[]): Device =>
  device.parse({
    id,
    site: 'chaib',
    kind,
    role: kind === 'pump' ? 'source' : 'energy',
    name: id,
    feeds,
    metrics: metrics.map((metric) => ({ id: metric, cadenceMs: 1_000 })),
  })
const METER = made('compteur', 'energy', ['centrale', 'pompe'], 'power_kw', 'energy_kwh')
const PLANT = made('centrale', 'energy', ['pompe'], 'power_kw', 'energy_kwh', 'irradiance_wm2')
const PUMP = made('pompe', 'pump', [], 'power_kw')

const show = (one: Device): void => {
  render(
    <MemoryRouter>
      <FactsCard device={one} devices={[METER, PLANT, PUMP]} />
    </MemoryRouter>,
  )
}
const said = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent

test('[12.16] a meter supplies what draws from it; what makes electricity is connected to it', () => {
  show(METER)
  expect([said('Alimente'), said('Production raccordée')]).toEqual(['pompe', 'centrale'])
})

test('[12.16] what makes electricity is not supplied by the meter that it is behind', () => {
  show(PLANT)
  expect([said('Raccordement'), said('Alimenté par'), said('Alimente')]).toEqual(['compteur', undefined, 'pompe'])
})

test('a pump is supplied by both', () => {
  show(PUMP)
  expect(said('Alimenté par')).toBe('compteurcentrale')
})
