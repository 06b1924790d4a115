import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { noneRan, restSentence } from './rest.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const figure = (value: number, previous: number | null, completenessPct = 100) => ({
  value,
  previous,
  completenessPct,
  previousCompletenessPct: 100,
})
const source = (hours: number, before: number | null, completenessPct = 100) => ({
  volumeM3: figure(0, before === null ? null : before * 44.6, completenessPct),
  runningHours: figure(hours, before, completenessPct),
  starts: figure(hours > 0 ? 1 : 0, before),
  energyKwh: figure(0, before),
})
const plain = (words: string | null) => words?.replaceAll(/\s/g, ' ')

test('[R10] a pump that did not run says so once, with what it did by then the day before', () => {
  expect(plain(restSentence(source(0, 3.5667), { unit: 'day' }, true))).toBe(
    'Pas de marche aujourd’hui ; hier à cette heure, 3 h 34 min et 159 m³',
  )
  expect(plain(restSentence(source(0, 0), { unit: 'day' }, true))).toBe(
    'Pas de marche aujourd’hui, ni hier à cette heure',
  )
  expect(plain(restSentence(source(0, null), { unit: 'day' }, true))).toBe('Pas de marche aujourd’hui')
})

test('[R10] a pump that did not run the day before either says when it last did', () => {
  const at = Date.UTC(2026, 10, 25, 15, 35)
  const said = (before: number | null, isOpen = true) =>
    plain(restSentence({ ...source(0, before), lastRanAt: at }, { unit: 'day' }, isOpen))
  expect(said(0)).toBe('Dernière marche le 25/11, jusqu’à 15:35')
  expect(said(null)).toBe('Dernière marche le 25/11, jusqu’à 15:35')
  expect(said(2)).toMatch(/^Pas de marche aujourd’hui ; hier/)
  expect(said(0, false)).toBe('Pas de marche sur cette période, ni sur la même durée avant')
})

test('[R10] of another period, or against last year, it is compared with the same stretch', () => {
  expect(plain(restSentence(source(0, 2), { unit: 'week' }, true))).toMatch(
    /^Pas de marche sur cette période ; sur la même durée avant, 2 h/,
  )
  expect(plain(restSentence(source(0, 2), { unit: 'day', compare: 'year' }, true))).toMatch(/sur la même durée avant/)
})

test('[R10] a pump that ran, or of which data lack, keeps its figures', () => {
  expect(restSentence(source(1, 2), { unit: 'day' }, true)).toBeNull()
  expect(restSentence(source(0, 2, 80), { unit: 'day' }, true)).toBeNull()
})

test('[R10] the figures of pumps that all rest are kept where they had run before', () => {
  const body = (...hours: [number, number | null][]) =>
    ({ sources: hours.map(([hour, before]) => source(hour, before)) }) as unknown as Parameters<typeof noneRan>[0]
  expect(noneRan(body([0, 0], [0, null]))).toBe(true)
  expect(noneRan(body([0, 0], [0, 3.5]))).toBe(false)
  expect(noneRan(body([1, 0]))).toBe(false)
  expect(noneRan(null)).toBe(false)
})
