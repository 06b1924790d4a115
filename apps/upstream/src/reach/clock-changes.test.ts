import { TZDate } from '@date-fns/tz'
import { expect, test } from 'vitest'
import { onCallAt, quietUntil } from './weekly.ts'

// The days on which the clock on the site's wall is set: in Morocco it is put back for Ramadan, and forward after it.

const [MINUTE, HOUR] = [60_000, 3_600_000]
const EVERY = [1, 2, 3, 4, 5, 6, 7]
const contacts = ['a', 'b', 'c'].map((id) => ({ id, name: id, email: `${id}@example.test` }))
/** Handovers within, at the edges of and far from the hour that is left out or comes twice. */
const ROTAS = [
  ['02:30', '10:30', '18:30'],
  ['02:15', '02:45', '12:00'],
  ['02:00', '03:00', '22:00'],
] as const

test.each([
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
])('[R11.7] somebody is on call at every minute in %s on %s, and nobody twice', (zone, date) => {
  const from = Date.parse(`${date}T00:00:00Z`) - 3 * HOUR
  for (const rota of ROTAS) {
    const shifts = rota.map((begins, n) => ({ from: begins, to: rota[(n + 1) % 3] ?? '', contact: 'abc'[n] ?? '' }))
    const onCall = shifts.map((shift) => ({ ...shift, days: EVERY }))
    const given = shifts.map((shift) => ({ ...shift, date }))
    for (let ms = from; ms < from + 8 * HOUR; ms += 5 * MINUTE)
      for (const exceptions of [[], given])
        expect(`${ms} ${onCallAt({ onCall, exceptions, contacts }, zone, ms).length}`).toBe(`${ms} 1`)
  }
})

test.each([
  ['Europe/Paris', '2026-03-28T22:00:00Z', '2026-03-29T04:00:00Z'],
  ['Europe/Paris', '2026-10-24T21:00:00Z', '2026-10-25T05:00:00Z'],
  ['Africa/Casablanca', '2026-02-14T22:00:00Z', '2026-02-15T06:00:00Z'],
  ['Africa/Casablanca', '2026-03-21T23:00:00Z', '2026-03-22T05:00:00Z'],
])('[R11.7] quiet hours in %s from %s end at six by the clock on the wall', (zone, within, until) => {
  const quietHours = { days: EVERY, from: '22:00', to: '06:00', passing: ['critical' as const] }
  expect(quietUntil({ quietHours }, 'high', zone, Date.parse(within))).toBe(Date.parse(until))
  expect(new TZDate(Date.parse(until), zone).getHours()).toBe(6)
  expect(quietUntil({ quietHours }, 'high', zone, Date.parse(until))).toBeNull()
})
