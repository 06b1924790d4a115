import { TZDate } from '@date-fns/tz'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt } from '../series/buckets.ts'
import { DAY_MS, type Stretch } from '../time.ts'
import { monthsIn } from './months.ts'
import { daysSince } from './remembered-days.ts'

const ZONES = ['Etc/UTC', 'Africa/Casablanca', 'Europe/Paris', 'America/St_Johns'] as const
const instant = (from: string, to: string) => fc.integer({ min: Date.parse(from), max: Date.parse(to) })
const stretches = (from: string, to: string): fc.Arbitrary<Stretch> =>
  fc
    .tuple(instant(from, to), instant(from, to))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))

/** The days of a stretch by going through each of them. */
const everyDay = ({ from, to }: Stretch, timeZone: string): Stretch[] => {
  const days: Stretch[] = []
  for (let day = dayAt(from, timeZone); day.start < to && from < to; day = dayAt(day.end, timeZone))
    days.push({ from: Math.max(from, day.start), to: Math.min(to, day.end) })
  return days
}

test('a period from before the first reading costs the days since it, whatever the period', () => {
  fc.assert(
    fc.property(
      stretches('0001-01-01T00:00Z', '2027-01-01T00:00Z'),
      instant('2026-06-01T00:00Z', '2027-01-01T00:00Z'),
      fc.constantFrom(...ZONES),
      (stretch, first, timeZone) => {
        const days = daysSince(first, stretch, timeZone)
        expect(days.length).toBeLessThanOrEqual(Math.max(0, Math.ceil((stretch.to - first) / DAY_MS)) + 2)
      },
    ),
  )
})

test('they are the days gone through one by one, without those that end before the first reading', () => {
  fc.assert(
    fc.property(
      stretches('2026-01-01T00:00Z', '2027-01-01T00:00Z'),
      instant('2026-01-01T00:00Z', '2027-01-01T00:00Z'),
      fc.constantFrom(...ZONES),
      (stretch, first, timeZone) => {
        const known = everyDay(stretch, timeZone).filter(({ to }) => to > first)
        expect(daysSince(first, stretch, timeZone)).toEqual(known)
      },
    ),
  )
})

test('months by arithmetic are the sum of the shares of the days', () => {
  fc.assert(
    fc.property(stretches('2024-01-01T00:00Z', '2027-06-01T00:00Z'), fc.constantFrom(...ZONES), (stretch, timeZone) => {
      const shares = everyDay(stretch, timeZone).map(({ from, to }) => {
        const day = dayAt(from, timeZone)
        return (to - from) / (day.end - day.start) / getDaysInMonth(new TZDate(from, timeZone))
      })
      expect(monthsIn(stretch, timeZone)).toBeCloseTo(
        shares.reduce((sum, share) => sum + share, 0),
        9,
      )
    }),
  )
})
