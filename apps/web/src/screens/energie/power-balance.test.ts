import { type Device, device, type MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { idleMotors, powerBalance, sumOf, unknownOf } from './power-balance.ts'

const made = (id: string, kind: 'energy' | 'pump', ...metrics: readonly MetricId[]): Device =>
  device.parse({
    id,
    site: 'chaib',
    kind,
    role: kind === 'pump' ? 'source' : 'energy',
    name: id,
    metrics: metrics.map((metric) => ({ id: metric, cadenceMs: 1_000 })),
  })
const GRID = made('grid', 'energy', 'power_kw', 'energy_kwh')
const SUN = made('sun', 'energy', 'power_kw', 'energy_kwh', 'irradiance_wm2')
const PUMP = made('pump', 'pump', 'power_kw', 'energy_kwh')
const WORDS = { grid: 'Réseau électrique', solar: 'Solaire', other: 'Autres usages' }
const balance = (
  kw: Readonly<Record<string, number | null>>,
  devices = [GRID, SUN, PUMP],
  cut: readonly string[] = [],
) =>
  powerBalance(
    devices,
    ({ id }) => kw[id] ?? null,
    ({ id }) => cut.includes(id),
    WORDS,
  )

test('what no pump takes of the power that comes in is said as other uses', () => {
  const found = balance({ grid: 15, sun: 2, pump: 9 })
  expect(found?.from.map(({ name, kw }) => [name, kw])).toEqual([
    ['Réseau électrique', 15],
    ['Solaire', 2],
  ])
  expect(found?.to.map(({ name, kw }) => [name, kw])).toEqual([
    ['pump', 9],
    ['Autres usages', 8],
  ])
  expect([found?.total, sumOf(found?.from ?? []), sumOf(found?.to ?? [])]).toEqual([17, 17, 17])
})

test('[R10] other uses that take nothing are told as nothing; where the pumps take more than comes in they are not known', () => {
  expect(balance({ grid: 9, sun: 0, pump: 9 })?.to.at(-1)?.kw).toBe(0)
  expect(balance({ grid: 8, sun: 0, pump: 9 })?.to.at(-1)?.kw).toBeNull()
})

test('while one of them is not known, nothing is said of the rest', () => {
  expect(balance({ grid: 15, sun: null, pump: 9 })?.to.at(-1)?.kw).toBeNull()
  expect(balance({ grid: 15, sun: null, pump: 9 })?.total).toBeNull()
  expect(balance({ grid: 15, sun: 2, pump: null })?.to.at(-1)?.kw).toBeNull()
})

test('[R12.3] a pump without power draws nothing, whatever it said last: the rest is known', () => {
  const found = balance({ grid: 10.6, sun: 0, pump: 9 }, undefined, ['pump'])
  expect(found?.to.map(({ kw }) => kw)).toEqual([0, 10.6])
  expect(unknownOf(found?.to ?? [])).toEqual([])
})

test('[R12.3] what runs through a meter without power is not known', () => {
  const found = balance({ grid: 10.6, sun: 2, pump: 9 }, undefined, ['grid'])
  expect(found?.total).toBeNull()
  expect(found?.from.map(({ kw }) => kw)).toEqual([null, 2])
})

test('[R10] what comes in stays known while a pump says nothing, and the pump is named as what is not', () => {
  const found = balance({ grid: 10.6, sun: 0, pump: null })
  expect(found?.total).toBe(10.6)
  expect(unknownOf(found?.to ?? []).map(({ name }) => name)).toEqual(['pump'])
  expect(unknownOf(found?.from ?? [])).toEqual([])
})

test('[R10] while no pump draws anything they are told together; one that does, is cut or says nothing is told by itself', () => {
  const idle = (pump: number | null, cut: readonly string[] = []) =>
    idleMotors(balance({ grid: 17, sun: 0, pump }, undefined, cut)?.to ?? [], ({ id }) => cut.includes(id))
  expect(idle(0)).toBe(1)
  expect(idle(9)).toBeNull()
  expect(idle(null)).toBeNull()
  expect(idle(0, ['pump'])).toBeNull()
  // where it comes from has no motors
  expect(idleMotors(balance({ grid: 17, sun: 0, pump: 0 })?.from ?? [], () => false)).toBeNull()
})

test('without a meter of the grid there is no balance', () => {
  expect(balance({ sun: 2 }, [SUN, PUMP])).toBeNull()
})
