import { HOUR_MS, type MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Hour, SiteHistory } from './history.ts'
import { stuckSensorsOf } from './sensors.ts'
import { inTown, TOWN } from './town.fixtures.ts'

const [HOURS, STUCK_FROM, READING] = [24 * 10, 24 * 8, 37.145]
const PROBE = inTown({ id: 'niveau-1', kind: 'sensor', role: 'source', name: 'Niveau 1' }, 'level_m')
/** The mean of an hour of one reading, which its sum puts a hair beside it. */
const MEAN = Array.from({ length: 120 }, () => READING).reduce((sum, value) => sum + value, 0) / 120

test('[R13.2] what a stuck sensor reads is kept to the digit it reads, not as the mean of an hour of it', () => {
  expect(MEAN).not.toBe(READING)
  const hours = Array.from({ length: HOURS }, (_, place): Hour => {
    if (place >= STUCK_FROM) return { at: place * HOUR_MS, value: MEAN, min: READING, max: READING }
    const value = 30 + (place % 24) / 10
    return { at: place * HOUR_MS, value, min: value - 0.1, max: value + 0.1 }
  })
  const series = new Map([[PROBE.id, new Map<MetricId, readonly Hour[]>([['level_m', hours]])]])
  const history: SiteHistory = { site: TOWN, devices: [PROBE], series, until: HOURS * HOUR_MS }
  const [found] = stuckSensorsOf(history)
  expect(found).toMatchObject({ since: STUCK_FROM * HOUR_MS, usual: READING, present: READING })
  expect(found?.evidence.at(-1)?.value).toBe(READING)
})
