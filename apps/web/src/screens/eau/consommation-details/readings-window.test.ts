import { expect, test } from 'vitest'
import { momentOf, pageLength, pagesBeside, pageUntil, parseAsked, parseClock, withAsked } from './readings-window.ts'

const ZONE = 'Africa/Casablanca'
const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const whole = { from: 0, to: 2.5 * QUARTER }

test('a page is as long as its readings take, in whole minutes', () => {
  expect(pageLength(5_000, '180')).toBe(QUARTER)
  expect(pageLength(5_000, '60')).toBe(5 * MINUTE)
  expect(pageLength(7_000, '60')).toBe(7 * MINUTE)
  expect(pageLength(60_000, '600')).toBe(600 * MINUTE)
})

test('pages of readings cover the period, the latest first and full, none twice', () => {
  const seen: unknown[] = []
  let until: number | null | undefined = null
  while (until !== undefined) {
    const shown = pageUntil(whole, until, QUARTER)
    seen.push(shown)
    until = pagesBeside(whole, shown, QUARTER).older
  }
  expect(seen).toEqual([
    { from: 1.5 * QUARTER, to: 2.5 * QUARTER },
    { from: 0.5 * QUARTER, to: 1.5 * QUARTER },
    { from: 0, to: 0.5 * QUARTER },
  ])
})

test('first and last page are a press away, and nothing lies beyond them', () => {
  const last = pageUntil(whole, null, QUARTER)
  expect(pagesBeside(whole, last, QUARTER)).toMatchObject({ newest: undefined, newer: undefined, oldest: QUARTER })
  const first = pageUntil(whole, QUARTER, QUARTER)
  expect(first).toEqual({ from: 0, to: QUARTER })
  expect(pagesBeside(whole, first, QUARTER)).toEqual({
    newest: null,
    newer: 2 * QUARTER,
    older: undefined,
    oldest: undefined,
  })
})

test('the newer page of one that nearly ends the period is the last', () => {
  const shown = pageUntil(whole, 2 * QUARTER, QUARTER)
  expect(pagesBeside(whole, shown, QUARTER).newer).toBeNull()
})

test('the address keeps the page, on the clock of the site', () => {
  const until = Date.UTC(2026, 6, 1, 12, 45)
  const address = withAsked(new URLSearchParams('periode=mois'), { until, rows: '60' }, ZONE)
  expect(String(address)).toBe('periode=mois&jusqua=2026-07-01T13%3A45&lignes=60')
  expect(parseAsked(address, ZONE)).toEqual({ until, rows: '60' })
  expect(momentOf(until, ZONE)).toBe('2026-07-01T13:45')
  expect(String(withAsked(address, { until: null, rows: '60' }, ZONE))).toBe('periode=mois&lignes=60')
})

test.each(['jusqua=hier', 'jusqua=2026-13-01T00:00', 'lignes=7', ''])(
  'what cannot be read in the address (%j) is as if it were not there',
  (search) => expect(parseAsked(new URLSearchParams(search), ZONE)).toEqual({ until: null, rows: '180' }),
)

test('a moment outside of the period shows its end', () => {
  expect(pageUntil(whole, 99 * QUARTER, QUARTER)).toEqual(pageUntil(whole, null, QUARTER))
  expect(pageUntil(whole, -1, QUARTER)).toEqual(pageUntil(whole, null, QUARTER))
})

test('a time of day is read as people type it', () => {
  expect(['13:45', '13h45', '1345', '9 h', ' 09.05 ', '0:00'].map(parseClock)).toEqual([
    '13:45',
    '13:45',
    '13:45',
    '09:00',
    '09:05',
    '00:00',
  ])
  expect(['24:00', '12:60', 'midi', ''].map(parseClock)).toEqual([null, null, null, null])
})
