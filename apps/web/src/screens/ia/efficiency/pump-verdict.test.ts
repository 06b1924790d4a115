import { deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { trustOf, verdictOf } from './pump-verdict.ts'

const names = { nameOf: (id: string) => `Forage ${id}` }
const pump = (device: string, savingKwh: number | null, cvRmse: number | null = 0.005) => ({
  device,
  cvRmse,
  savingKwh: savingKwh === null ? null : { value: savingKwh, low: savingKwh, high: savingKwh },
})
const said = (...pumps: Parameters<typeof verdictOf>[0][number][]) => verdictOf(pumps, names).replaceAll('\u00a0', ' ')

test('[R13.2] a pump that takes more than it used to is named, and that the others do not', () => {
  expect(said(pump('1', -250), pump('2', null), pump('3', null))).toBe(
    'Forage 1 a consommé 250 kWh de plus que son habitude depuis l’apprentissage. Les 2 autres pompes consomment ce qui est attendu.',
  )
})

test('[R13.2] a finding of a pump counts from its own beginning, and what that comes to is told with what the pump took since', () => {
  const finding = {
    device: deviceId.parse('1'),
    since: Date.UTC(2026, 9, 15, 9),
    energyKwh: { value: 224, low: 175, high: 273 },
  }
  expect(
    verdictOf([pump('1', -250)], names, [finding, { ...finding, device: deviceId.parse('2') }]).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toBe(
    'Forage 1 a consommé 250 kWh de plus que son habitude depuis l’apprentissage (224 kWh depuis le début du constat, le 15/10/2026).',
  )
  expect(verdictOf([pump('1', -250)], names, [{ ...finding, energyKwh: null }])).not.toContain('constat')
})

test('[R13.2] how far the baselines are right is told by the least sure of them, in percent of the consumption', () => {
  expect(trustOf([pump('1', null, 0.005), pump('2', null, 0.012), pump('3', null, null)])).toMatch(
    /^Le calcul suit leur consommation à ±\s1,2\s% près\.$/,
  )
  expect(trustOf([pump('1', null, null)])).toBeNull()
})

test('[R13.2] a pump that takes less than it used to is not told as taking what is expected', () => {
  expect(said(pump('1', 120), pump('2', null))).toBe(
    'Forage 1 a consommé 120 kWh de moins que son habitude depuis l’apprentissage. L’autre pompe consomme ce qui est attendu.',
  )
  expect(said(pump('1', null), pump('2', null))).toMatch(/^Chaque pompe consomme ce qui est attendu\./)
})

test('[R13.2] of pumps without a baseline nothing is said but that', () => {
  expect(said(pump('1', null, null))).toBe('Trop peu d’heures de marche pour connaître l’habitude.')
})
