import { expect, test } from 'vitest'
import { HOUR_MS } from '../time.ts'
import { bucketAt, bucketInstantOf, dayAt, RES } from './buckets.ts'

const at = (text: string) => Date.parse(text)

test('five minutes and hours follow UTC', () => {
  expect(bucketAt(RES['5min'], at('2026-03-01T10:07:30Z'), 'Asia/Kolkata')).toEqual({
    start: at('2026-03-01T10:05:00Z'),
    end: at('2026-03-01T10:10:00Z'),
  })
  expect(bucketAt(RES.hour, at('2026-03-01T10:59:59.999Z'), 'Asia/Kolkata').start).toBe(at('2026-03-01T10:00:00Z'))
})

test.each([
  ['Europe/Paris', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', 25],
  ['Europe/Paris', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z', 23],
  ['Asia/Kolkata', '2026-03-01T12:00:00Z', '2026-02-28T18:30:00Z', 24],
  ['Etc/UTC', '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z', 24],
])('a day of %s is that of its clock, also where that shifts (%s)', (timeZone, ts, start, hours) => {
  expect(dayAt(at(ts), timeZone)).toEqual({ start: at(start), end: at(start) + hours * HOUR_MS })
})

test('what a counter counted up to the end of a bucket belongs to that bucket', () => {
  expect(bucketInstantOf({ nature: 'counter' }, HOUR_MS)).toBe(HOUR_MS - 1)
  expect(bucketInstantOf({ nature: 'gauge' }, HOUR_MS)).toBe(HOUR_MS)
})
