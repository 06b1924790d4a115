import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { columnTicks, narrowTick } from './column-words.ts'
import { bucketsIn, columnsOf, missingIn, partOf } from './columns.ts'

const ZONE = 'Europe/Paris'
const at = (text: string) => Date.parse(`2026-11-${text}Z`)
const bucket = (from: number, gridKwh: number | null = 1) => ({
  ...{ from, producedM3: null, consumedM3: null, gridKwh, solarKwh: null },
})

test('[R10] a stretch that goes with the clock is divided at local hours and midnights, as its buckets are', () => {
  const from = at('19T13:25:00')
  const hours = columnsOf({ from, to: from + 24 * HOUR_MS }, 'hour', ZONE)
  expect(hours[0]).toEqual({ from, to: at('19T14:00:00') })
  expect(hours.at(-1)).toEqual({ from: at('20T13:00:00'), to: at('20T13:25:00') })
  expect(hours).toHaveLength(25)
  const buckets = [bucket(from), ...Array.from({ length: 24 }, (_, hour) => bucket(at('19T14:00:00') + hour * HOUR_MS))]
  expect(bucketsIn(hours, buckets).map((own) => own.length)).toEqual(hours.map(() => 1))
  const days = columnsOf({ from, to: from + 48 * HOUR_MS }, 'day', ZONE)
  // the site is an hour ahead of UTC
  expect(days.map((day) => day.from)).toEqual([from, at('19T23:00:00'), at('20T23:00:00')])
})

test('[R10] the weeks of a year are those of the calendar, to which a press on one leads', () => {
  const [from, to] = [Date.parse('2025-12-31T23:00:00Z'), Date.parse('2026-12-31T23:00:00Z')]
  const weeks = columnsOf({ from, to }, 'week', ZONE)
  // Thursday 1 January, then Mondays, in summer time too
  expect(weeks.slice(0, 2)).toEqual([
    { from, to: Date.parse('2026-01-04T23:00:00Z') },
    { from: Date.parse('2026-01-04T23:00:00Z'), to: Date.parse('2026-01-11T23:00:00Z') },
  ])
  expect(weeks.find((week) => week.to > Date.parse('2026-07-15T00:00:00Z'))?.from).toBe(
    Date.parse('2026-07-12T22:00:00Z'),
  )
  expect(weeks.at(-1)).toEqual({ from: Date.parse('2026-12-27T23:00:00Z'), to })
})

test('[R10] what is over without data is told from what is to come, and from what still runs', () => {
  const column = { from: at('19T10:00:00'), to: at('19T11:00:00') }
  expect(missingIn(column, [bucket(column.from)], column.to)).toBe(false)
  expect(missingIn(column, [bucket(column.from, null)], column.to)).toBe(true)
  expect(missingIn(column, [], column.to + MINUTE_MS)).toBe(true)
  expect(missingIn(column, [], column.to - MINUTE_MS)).toBe(false)
  expect(missingIn(column, [], column.from)).toBe(false)
})

test('[R10] the axis of a day names its hours as a clock does, and ends with 24:00', () => {
  setSiteTimeZone(ZONE)
  const from = at('18T23:00:00')
  const hours = columnsOf({ from, to: from + 24 * HOUR_MS }, 'hour', ZONE)
  expect(columnTicks(hours, 'hour').filter((tick) => tick !== '')).toEqual([
    '00:00',
    '06:00',
    '12:00',
    '18:00',
    '24:00',
  ])
  expect(['00:00', '24:00', 'mer. 18', '21'].map(narrowTick)).toEqual(['00', '24\u00a0h', '18', '21'])
})

test('[R10] a day that a rolling stretch leaves a part of out says so, as does one that still runs', () => {
  const to = at('20T13:25:00')
  const days = columnsOf({ from: to - 48 * HOUR_MS, to }, 'day', ZONE)
  expect(days.map((day) => partOf(day, 'day', to))).toEqual(['clipped', null, 'clipped'])
  const whole = columnsOf({ from: at('18T23:00:00'), to: at('20T23:00:00') }, 'day', ZONE)
  expect(whole.map((day) => partOf(day, 'day', to))).toEqual([null, 'running'])
  // a day of 23 hours is whole, and what is to come counts nothing yet
  const spring = { from: Date.parse('2026-03-28T23:00:00Z'), to: Date.parse('2026-03-29T22:00:00Z') }
  expect(partOf(spring, 'day', to)).toBeNull()
  expect(partOf({ from: to, to: to + HOUR_MS }, 'hour', to)).toBeNull()
})
