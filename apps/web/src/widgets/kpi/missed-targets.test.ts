import { HOUR_MS, type KpiBody, MINUTE_MS, type Targets } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { autonomyLength } from './autonomy-length.ts'
import { formatFigure } from './figure.ts'
import { missedTargets } from './missed-targets.ts'

const FROM = Date.UTC(2026, 10, 21)
const figure = (value: number | null, completenessPct = 100) => ({ value, previous: null, completenessPct })
/** A day until two in the afternoon, of which nothing is known but what is given. */
const day = (more: { water?: object; energy?: object; powerPct?: object; plan?: object; until?: number }) =>
  ({
    period: { from: FROM, to: FROM + 24 * HOUR_MS },
    until: FROM + 14 * HOUR_MS,
    plan: null,
    powerPct: figure(null),
    storages: [],
    ...more,
    water: {
      autonomyHours: null,
      producedM3: figure(null),
      unaccountedM3: figure(null),
      unaccountedPct: figure(null),
      consumedM3: figure(null),
      ...more.water,
    },
    energy: {
      kwhPerM3: figure(null),
      solarSharePct: figure(null),
      gridKwh: figure(null),
      solarKwh: figure(null),
      cost: figure(null),
      ...more.energy,
    },
  }) as unknown as KpiBody
const site = (targets: Targets) => ({ targets, currency: 'MAD' })
const NOTHING = { water: false, cost: false, solar: false, resting: false }
const NOW = FROM + 14 * HOUR_MS
const OPEN = { isOpen: true, held: NOTHING, isOld: false, now: NOW }
const CLOSED = { ...OPEN, isOpen: false }
const said = (...args: Parameters<typeof missedTargets>) =>
  missedTargets(...args).map(({ title, proof }) => `${title} (${proof})`.replaceAll(/\s/g, ' '))

test('[R10] an autonomy below its target is told at once, unless its levels are not of now', () => {
  const body = day({ water: { autonomyHours: 7.7 } })
  expect(said(body, site({ autonomyHours: 24 }), OPEN)).toEqual([
    'Autonomie : objectif non atteint (7 h 45 min, objectif ≥ 24 h)',
  ])
  expect(said(body, site({ autonomyHours: 24 }), { ...OPEN, isOld: true })).toEqual([])
  expect(said(body, site({ autonomyHours: 6 }), OPEN)).toEqual([])
  expect(said(body, site({}), OPEN)).toEqual([])
  expect(said(body, site({ autonomyHours: 24 }), CLOSED)).toEqual([])
})

test('[R10] beside a missed target of autonomy its length is the very one that its tile tells', () => {
  // the figures of 13:55 say 64 and a half hours, to the hour 2 days and 17 hours; to the end that is told it is an hour less
  const water = { autonomyHours: 64.5, autonomyEndsAt: NOW - 5 * MINUTE_MS + 64.5 * HOUR_MS }
  const body = day({ water })
  const at = { ...OPEN, now: NOW + 2 * MINUTE_MS }
  expect(formatFigure(64.5, 'autonomyHours')).toBe('2\u00a0j 17\u00a0h')
  expect(autonomyLength(water, at.now)).toBe('2\u00a0j 16\u00a0h')
  expect(said(body, site({ autonomyHours: 72 }), at)).toEqual([
    'Autonomie : objectif non atteint (2 j 16 h, objectif ≥ 3 j)',
  ])
})

test('[R10] a share that may still change is judged once its period is over, and not by too little data', () => {
  const body = day({ water: { unaccountedPct: figure(9) }, energy: { kwhPerM3: figure(0.7) } })
  const aims = site({ unaccountedPct: 5, kwhPerM3: 0.5 })
  expect(said(body, aims, OPEN)).toEqual([])
  expect(said(body, aims, CLOSED)).toEqual([
    'Part non comptée : objectif non atteint (9,0 %, objectif ≤ 5 %)',
    'Énergie par m³ pompé : objectif non atteint (0,70 kWh/m³, objectif ≤ 0,50 kWh/m³)',
  ])
  expect(said(day({ water: { unaccountedPct: figure(9, 30) } }), aims, CLOSED)).toEqual([])
})

test('[R10] an availability is missed as soon as no rest of the day can save it', () => {
  const of = (value: number) => said(day({ powerPct: figure(value) }), site({ powerAvailabilityPct: 99 }), OPEN)
  // of 24 hours at 99 % 14.4 minutes may be off: so much is 1.7 % of 14 hours
  expect(of(98.5)).toEqual([])
  expect(of(98)).toEqual(['Disponibilité de l’alimentation : objectif non atteint (98,00 %, objectif ≥ 99 %)'])
})

test('[R10] what is beyond its budget of the day, or leads there by what is planned, is told; in a cut only what is', () => {
  const body = (value: number, projected: number) =>
    day({ energy: { cost: figure(value) }, plan: { cost: { projected }, buckets: [] } })
  const aims = site({ costPerDay: 400 })
  expect(said(body(412, 500), aims, OPEN)).toHaveLength(1)
  expect(said(body(300, 480), aims, OPEN)).toEqual([
    'Coût de l’énergie : objectif hors d’atteinte à ce rythme (300 MAD, ≈ 480 MAD en fin de journée, objectif ≤ 400 MAD)',
  ])
  expect(said(body(300, 390), aims, OPEN)).toEqual([])
  expect(said(body(300, 480), aims, { ...OPEN, held: { ...NOTHING, cost: true } })).toEqual([])
})

test('[R10] what no hour to come brings nearer is out of reach, at no pace', () => {
  const solar = (ahead: number) =>
    day({
      energy: { solarSharePct: figure(16.6), solarKwh: figure(16.6), gridKwh: figure(83.4) },
      plan: { buckets: [{ from: FROM, gridKwh: 10, solarKwh: ahead }] },
    })
  const title = (ahead: number) => said(solar(ahead), site({ solarSharePct: 30 }), OPEN)[0]
  expect(title(0)).toMatch(/^Part du solaire : objectif hors d’atteinte \(16,6 %/)
  expect(title(9)).toMatch(/^Part du solaire : objectif hors d’atteinte à ce rythme \(/)
})

test('[R10] while pumps stand that usually work, what is planned of their energy says that they have to work again', () => {
  const body = day({ energy: { cost: figure(300) }, plan: { cost: { projected: 480 }, buckets: [] } })
  expect(said(body, site({ costPerDay: 400 }), { ...OPEN, held: { ...NOTHING, resting: true } })).toEqual([
    'Coût de l’énergie : objectif hors d’atteinte à ce rythme (300 MAD, ≈ 480 MAD en fin de journée si les pompes reprennent, objectif ≤ 400 MAD)',
  ])
})
