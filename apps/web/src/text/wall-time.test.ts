import { afterAll, expect, test } from 'vitest'
import { setSiteTimeZone, siteTimeZone } from './format-time.ts'
import { instantOfWall, wallTimeOf } from './wall-time.ts'

const before = siteTimeZone()
afterAll(() => setSiteTimeZone(before))

test.each(['Africa/Casablanca', 'Europe/Paris', 'America/New_York'])(
  '[R8.3] a time of the clocks of %s is an instant',
  (zone) => {
    setSiteTimeZone(zone)
    for (const wall of ['2026-01-15T08:30', '2026-07-15T23:59', '2026-03-29T12:00'])
      expect(wallTimeOf(instantOfWall(wall) ?? 0)).toBe(wall)
    expect(instantOfWall('')).toBeNull()
  },
)
