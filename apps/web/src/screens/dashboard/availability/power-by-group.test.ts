import { deviceRole } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { powerByGroup } from './power-by-group.ts'

test('[R10] cuts and time off of the groups add up to those of the site, and a group without such devices has no row', () => {
  const one = (device: string, value: number | null, outages: number, offMs: number) => ({
    ...{ device, outages, offMs },
    powerPct: { value, previous: null, completenessPct: null },
  })
  const availability = [one('a', 100, 0, 0), one('b', 90, 2, 60_000), one('c', null, 0, 0), one('gone', 50, 1, 5)]
  const devices = [
    { id: 'a', role: 'source' },
    { id: 'b', role: 'source' },
    { id: 'c', role: 'energy' },
  ] as const
  expect(powerByGroup(availability, devices, deviceRole.options, new Set(['a', 'gone']))).toEqual([
    { role: 'source', count: 2, sharePct: 95, outages: 2, offMs: 60_000, cutNow: 1, uncounted: 1 },
    { role: 'energy', count: 1, sharePct: null, outages: 0, offMs: 0, cutNow: 0, uncounted: 0 },
  ])
})

test('[12.2] a group is not 100 % under power while one of it is cut: its figures end before the cut', () => {
  const powerPct = { value: 100, previous: null, completenessPct: null }
  const availability = [{ device: 'a', outages: 0, offMs: 0, powerPct }]
  const devices = [{ id: 'a', role: 'source' }] as const
  expect(powerByGroup(availability, devices, deviceRole.options, new Set(['a']))).toMatchObject([
    { sharePct: null, cutNow: 1 },
  ])
  expect(powerByGroup(availability, devices, deviceRole.options, new Set())).toMatchObject([{ sharePct: 100 }])
})

test('[12.2] a cut that runs is told apart from those that are counted until the figures hold it', () => {
  const powerPct = { value: 99, previous: null, completenessPct: null }
  const availability = ['a', 'b'].map((device) => ({ device, outages: 0, offMs: 0, powerPct }))
  const devices = [
    { id: 'a', role: 'source' },
    { id: 'b', role: 'source' },
  ] as const
  const off = new Set(['a', 'b'])
  expect(powerByGroup(availability, devices, deviceRole.options, off, new Set(['b']))).toMatchObject([
    { cutNow: 2, uncounted: 1 },
  ])
})
