import { device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { isEmptySoon, levelMetricOf, tankRead } from './tank-read.ts'

const NOW = Date.UTC(2026, 10, 19, 14, 4)
const UNTIL = NOW - 4 * MINUTE_MS
const TANK = { levelPct: 50, volumeM3: 450, capacityM3: 900, levelAt: UNTIL }
const known = {
  latest: { metric: 'level_pct', ts: NOW - 5_000, value: 40 },
  device: { capacityM3: 900, heightM: null },
  isOpen: true,
  isOff: false,
  until: UNTIL,
  now: NOW,
} as const

test('[R10] what a tank holds now is its latest reading, not where the figures of the period end', () => {
  expect(tankRead(TANK, known)).toEqual({ levelPct: 40, volumeM3: 360, at: NOW - 5_000, isOld: false })
})

test('[R10] a period that is over tells what the tank held when it ended', () => {
  const over = { ...known, isOpen: false, until: UNTIL - 24 * HOUR_MS }
  const held = { ...TANK, levelAt: over.until - MINUTE_MS }
  expect(tankRead(held, over)).toEqual({ levelPct: 50, volumeM3: 450, at: over.until - MINUTE_MS, isOld: false })
})

test('[R10] a tank without power is dated at once, one that fell silent after a quarter of an hour', () => {
  expect(tankRead(TANK, { ...known, isOff: true })).toMatchObject({ levelPct: 40, at: NOW - 5_000, isOld: true })
  const silent = { ...known, latest: { ...known.latest, ts: NOW - 16 * MINUTE_MS } }
  expect(tankRead({ ...TANK, levelAt: NOW - 16 * MINUTE_MS }, silent)).toMatchObject({ isOld: true })
  expect(tankRead(TANK, { ...known, isOff: true, isOpen: false })).toMatchObject({ isOld: false })
})

test('[R10] a tank that measures its level twice is as full here as on its tile, whichever it names first', () => {
  const metrics = ['level_m', 'level_pct'].map((id) => ({ id, cadenceMs: 10_000 }))
  const tank = device.parse({ id: 't', site: 'chaib', kind: 'quantity', role: 'storage', name: 'Bassin', metrics })
  expect(levelMetricOf(tank)).toBe('level_pct')
  expect(levelMetricOf({ ...tank, metrics: tank.metrics.slice(0, 1) })).toBe('level_m')
})

test('[12.2] a tank has one length: until it is empty as things go, where that is a matter of hours, else without pumping', () => {
  expect(isEmptySoon({ emptyInHours: 2.5 })).toBe(true)
  expect(isEmptySoon({ emptyInHours: 10 })).toBe(false)
  expect(isEmptySoon({ emptyInHours: null })).toBe(false)
  expect(isEmptySoon({})).toBe(false)
})
