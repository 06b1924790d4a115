import { HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { powerAhead, solarAhead, standingOf } from './standing.ts'

const target = { value: 99, sense: 'atLeast' } as const
const open = { id: 'powerPct', isOpen: true, isCut: false } as const
const day = { period: { from: 0, to: 24 * HOUR_MS }, until: 12 * HOUR_MS, knownFrom: 0 }
const words = (value: number | null, known: Parameters<typeof standingOf>[2]) =>
  standingOf(value, target, known).words.replaceAll(/\s/g, ' ')

test('[R10] a period that is over has reached its target or not; nothing is said in green while something is cut', () => {
  expect(standingOf(99.5, target, { ...open, isOpen: false })).toEqual({ verdict: 'met', words: 'atteint' })
  expect(standingOf(98, target, { ...open, isOpen: false })).toEqual({ verdict: 'missed', words: 'non atteint' })
  expect(standingOf(99.5, target, { ...open, isOpen: false, isCut: true })).toEqual({
    verdict: null,
    words: 'pas jugé pendant une coupure',
  })
})

test('[R10] of a period that runs it is said how it stands so far, without a verdict', () => {
  expect(standingOf(99.5, target, open)).toEqual({ verdict: null, words: 'tenu jusqu’ici' })
  expect(standingOf(98, target, open)).toEqual({ verdict: null, words: 'pas tenu jusqu’ici' })
  expect(words(null, open)).toBe('en fin de période')
})

test('[R10] availability says how long power may still be off, and when that is used up the target is missed for good', () => {
  // 1 % of a day is 14.4 minutes, of which 7.2 are used after 12 hours at 99 %
  expect(powerAhead({ value: 99 }, target, day)).toEqual({
    kind: 'margin',
    best: 99.5,
    leftMs: expect.closeTo(7.2 * MINUTE_MS, 3),
    isMean: true,
  })
  expect(words(99, { ...open, ahead: powerAhead({ value: 99 }, target, day) })).toBe('marge : 7 min 12 s par appareil')
  expect(words(99, { ...open, ahead: powerAhead({ value: 99 }, target, day, false) })).toBe(
    'marge : 7 min 12 s de coupure',
  )
  expect(standingOf(97, target, { ...open, ahead: powerAhead({ value: 97 }, target, day) })).toEqual({
    verdict: 'missed',
    words: 'non atteint, même sans autre coupure',
  })
  expect(powerAhead({ value: null }, target, day)).toBeUndefined()
})

test('[R10] the share of the sun leads where the planned rest of the day takes it', () => {
  const unknown = { value: null, previous: null, completenessPct: null }
  const energy = { gridKwh: { ...unknown, value: 60 }, solarKwh: { ...unknown, value: 40 } }
  const bucket = (hour: number, gridKwh: number | null, solarKwh: number) => ({
    ...{ from: hour * HOUR_MS, producedM3: null, consumedM3: null, gridKwh, solarKwh },
  })
  const body = (grid: number | null) => ({
    ...day,
    energy: energy as KpiBody['energy'],
    plan: { buckets: [bucket(0, null, 9), bucket(12, 20, 10), bucket(18, grid, 0)] } as unknown as KpiBody['plan'],
  })
  expect(solarAhead(body(70))).toMatchObject({ kind: 'leads', value: 25, resting: false })
  expect(solarAhead(body(70), true)).toMatchObject({ resting: true })
  expect(solarAhead(body(null))).toBeUndefined()
  const leads = (value: number) => words(40, { ...open, id: 'solarSharePct', ahead: { kind: 'leads', value } })
  expect(leads(99)).toBe('≈ 99,0 % en fin de journée')
  expect(leads(25)).toBe('≈ 25,0 % en fin de journée, ne sera pas atteint à ce rythme')
  expect(words(40, { ...open, id: 'solarSharePct', ahead: { kind: 'leads', value: 25, resting: true } })).toBe(
    '≈ 25,0 % en fin de journée si les pompes reprennent, ne sera pas atteint à ce rythme',
  )
})

test('[R10] before sunrise there is no pace of the sun: nothing is out of reach yet', () => {
  const unknown = { previous: null, completenessPct: null }
  const energy = { gridKwh: { ...unknown, value: 12 }, solarKwh: { ...unknown, value: 0 } } as KpiBody['energy']
  const plan = { buckets: [{ from: 0, producedM3: null, consumedM3: null, gridKwh: 90, solarKwh: 10 }] }
  expect(solarAhead({ ...day, energy, plan: plan as unknown as KpiBody['plan'] })).toBeUndefined()
})

test('[R10] before sunrise the target of the sun is not missed so far: there is no sun yet', () => {
  const unknown = { previous: null, completenessPct: null }
  const energy = { gridKwh: { ...unknown, value: 12 }, solarKwh: { ...unknown, value: 0 } } as KpiBody['energy']
  const plan = {
    buckets: [0, 0.02, 4].map((solarKwh, hour) => ({ from: (hour + 5) * HOUR_MS, gridKwh: 9, solarKwh })),
  } as unknown as KpiBody['plan']
  const at = (until: number) => solarAhead({ ...day, until, energy, plan })
  const ahead = at(3 * HOUR_MS)
  expect(words(0, { ...open, id: 'solarSharePct', ahead })).toMatch(/^pas de soleil avant \d\d:00 environ$/)
  expect(words(0, { ...open, id: 'solarSharePct', ahead: at(7.1 * HOUR_MS) })).toBe('en fin de période')
  expect(at(8 * HOUR_MS)).toBeUndefined()
})
