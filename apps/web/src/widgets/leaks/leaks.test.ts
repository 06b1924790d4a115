import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { leakProof } from './leak-words.ts'
import { leaksOf, toldByNights } from './leaks.ts'

const AT = Date.UTC(2026, 10, 22, 4)
const DAY = 86_400_000
const DEVICES = ['a', 'b'].map((id) =>
  device.parse({ id, site: 'chaib', kind: 'flow-meter', role: 'consumption', name: id, metrics: [] }),
)
const sector = (id: string, night: readonly [number, number | null, number | null] | null) => ({
  device: id,
  volumeM3: { value: null, previous: null, completenessPct: null },
  budgetM3: null,
  // the mean over the nights of a period is not what a leak is told by
  nightFlowM3h: { value: 1.65, previous: 0.23, completenessPct: 100, previousCompletenessPct: 100 },
  night: night && { flowM3h: night[0], usualM3h: night[1], leakSince: night[2], at: AT, recentM3h: [] },
})
const found = (...consumptions: ReturnType<typeof sector>[]) => leaksOf(DEVICES, { consumptions })

test('a leak is what the last night was judged to be, the largest first; a mean of nights says nothing', () => {
  const leaks = found(sector('a', [2.12, 0.24, AT - 23 * DAY]), sector('b', [3.4, 0.4, AT]))
  expect(leaks.map(({ device: { id }, flow, usual }) => [id, flow, usual])).toEqual([
    ['b', 3.4, 0.4],
    ['a', 2.12, 0.24],
  ])
  expect(found(sector('a', [0.3, 0.24, null]), sector('b', null))).toEqual([])
})

test('nothing is called a leak that is not known, nor of a device that is not there', () => {
  expect(found(sector('elsewhere', [3.4, 0.4, AT]))).toEqual([])
  expect(leaksOf(DEVICES, undefined)).toEqual([])
})

test('its proof names the night, what is usual, since when, and what it comes to in a day', () => {
  const [leak] = found(sector('a', [2.12, 0.24, AT - 23 * DAY]))
  if (leak === undefined) throw new Error('a leak')
  expect(leakProof(leak)).toBe(
    'Débit minimum nocturne : 2,12\u00a0m³/h la nuit du 22/11, 0,24\u00a0m³/h d’ordinaire, soit 45,1\u00a0m³ de plus par jour à ce débit. Depuis la nuit du 30/10.',
  )
  const [fresh] = found(sector('a', [2.12, 0.24, AT]))
  expect(fresh && leakProof(fresh)).toMatch(/à ce débit\.$/)
})

test('a finding of a leak has the figures of its nights, and its own where nobody judges them', () => {
  const leaks = found(sector('a', [2.12, 0.24, AT]))
  const finding = { kind: 'leak', device: 'a', usual: 0.22, present: 2.15, unit: 'm³/h' } as const
  expect(toldByNights(finding, leaks)).toEqual({ ...finding, usual: 0.24, present: 2.12 })
  expect(toldByNights({ ...finding, device: 'b' }, leaks)).toMatchObject({ usual: 0.22, present: 2.15 })
  expect(toldByNights({ ...finding, kind: 'clogged-filter' }, leaks)).toMatchObject({ usual: 0.22 })
})
