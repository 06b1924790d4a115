import { expect, test } from 'vitest'
import { formatDate, formatMinute, localDay, setSiteTimeZone } from '@/text'
import { instantOfWall, wallTimeOf } from '@/text/wall-time'
import { zoneOffset } from '@/ui/charts/time-ticks'
import { momentOf } from './readings-window.ts'

const ZONE = 'Africa/Casablanca'
const QUARTER = 15 * 60_000
const at = (text: string) => Date.parse(`${text}Z`)
setSiteTimeZone(ZONE)

/** Morocco puts its clocks back for Ramadan, and on again after it. */
const SHIFTS: readonly (readonly [instant: string, wall: string])[] = [
  ['2026-02-15T01:45', '2026-02-15T02:45'],
  ['2026-02-15T02:00', '2026-02-15T02:00'],
  ['2026-03-22T01:45', '2026-03-22T01:45'],
  ['2026-03-22T02:00', '2026-03-22T03:00'],
]

test.each(SHIFTS)('[12.6] at %s UTC the clocks of the site show %s, on the screens as in exports', (instant, wall) => {
  expect(wallTimeOf(at(instant))).toBe(wall)
})

test('[12.6] every way to a time on the site’s clock agrees across the shifts of Ramadan', () => {
  const offsetAt = zoneOffset(ZONE)
  for (let now = at('2026-02-10T00:00'); now < at('2026-03-30T00:00'); now += QUARTER) {
    const wall = new Date(now + offsetAt(now)).toISOString()
    expect(wallTimeOf(now)).toBe(wall.slice(0, 16))
    expect(momentOf(now, ZONE)).toBe(wall.slice(0, 16))
    expect(formatMinute(now)).toBe(wall.slice(11, 16))
    expect(localDay(now, ZONE)).toBe(wall.slice(0, 10))
    expect(formatDate(now).split('/').reverse().join('-')).toBe(wall.slice(0, 10))
  }
})

test('[12.6] a time that is typed leads to an instant at which the clocks show it, unless they skip it', () => {
  for (let now = at('2026-02-10T00:00'); now < at('2026-03-30T00:00'); now += QUARTER) {
    const wall = wallTimeOf(now)
    expect(wallTimeOf(instantOfWall(wall) ?? 0)).toBe(wall)
  }
})
