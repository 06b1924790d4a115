import { expect, test } from 'vitest'
import { createWallClock, dayOf } from './wall-clock.ts'

const ZONE = 'Africa/Casablanca'
const at = (text: string) => Date.parse(`${text}Z`)
const shown = (instant: string) => new Date(createWallClock(ZONE)(at(instant))).toISOString().slice(0, 16)

/** The same instants as the screens are held to (`apps/web/src/screens/eau/consommation-details/zone-rules.test.ts`). */
test.each([
  ['2026-02-15T01:45', '2026-02-15T02:45'],
  ['2026-02-15T02:00', '2026-02-15T02:00'],
  ['2026-03-22T01:45', '2026-03-22T01:45'],
  ['2026-03-22T02:00', '2026-03-22T03:00'],
])('[12.6] at %s UTC the clocks of the site show %s, in exports as on the screens', (instant, wall) => {
  expect(shown(instant)).toBe(wall)
})

test('[12.6] one clock that is asked from quarter to quarter follows the shifts of Ramadan as the platform tells them', () => {
  const clock = createWallClock(ZONE)
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
  for (let now = at('2026-02-10T00:00'); now < at('2026-03-30T00:00'); now += 15 * 60_000) {
    const wall = format.format(now)
    expect(new Date(clock(now)).toISOString().slice(0, 16).replace('T', ' ')).toBe(wall)
    expect(dayOf(clock, now)).toBe(wall.slice(0, 10))
  }
})
