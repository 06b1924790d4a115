import { expect, test } from 'vitest'
import type { ChartPoint } from '@/ui/charts/gaps'
import { countedToday, daySums, withCounted } from './last-days.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 26, 1, 30)
/** a site that is an hour ahead */
const dayOf = (at: number) => new Date(at + HOUR).toISOString().slice(0, 10)
const point = (at: number, value: number | null): ChartPoint => [at, value, value, value]

test('[R12.1] each of the last seven days has its sum by the clock on site; a day without data has none', () => {
  const midnight = Date.UTC(2026, 10, 25, 23)
  const sums = daySums(
    [point(midnight - 2 * HOUR, 3), point(midnight - HOUR, 4), point(midnight, 5), point(midnight + HOUR, null)],
    NOW,
    dayOf,
  )
  expect(sums.map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
  expect(sums.map(({ value }) => value)).toEqual([null, null, null, null, null, 7, 5])
})

test('[R12.1] today comes to what the figures beside it count, which end before the counter does', () => {
  const figure = (value: number | null) => ({ value, previous: null, completenessPct: null })
  const midnight = Date.UTC(2026, 10, 25, 23)
  const today = {
    period: { from: midnight, to: midnight + 24 * HOUR },
    meters: [{ device: 'compteur', energyKwh: figure(57.4) }],
    sources: [{ device: 'pompe', volumeM3: figure(3) }],
    consumptions: [{ device: 'secteur', volumeM3: figure(null) }],
  } as unknown as Parameters<typeof countedToday>[0]
  expect(countedToday(today, 'compteur' as never, 'energy_kwh')).toBe(57.4)
  expect(countedToday(today, 'pompe' as never, 'volume_m3')).toBe(3)
  expect(countedToday(today, 'secteur' as never, 'volume_m3')).toBeNull()
  const days = daySums([point(midnight - HOUR, 40), point(midnight, 57.9)], NOW, dayOf)
  const told = (value: number | null) => withCounted(days, { at: midnight, value }, dayOf).slice(-2)
  expect(told(57.4).map(({ value }) => value)).toEqual([40, 57.4])
  expect(told(null).map(({ value }) => value)).toEqual([40, 57.9])
})
