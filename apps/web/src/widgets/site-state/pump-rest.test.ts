import { DAY_MS, deviceId, HOUR_MS } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { PATHS } from '@/paths'
import { setSiteTimeZone } from '@/text'
import { plainFigure } from '../kpi/figure.ts'
import { pumpRestCauses } from './pump-rest.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const MIDNIGHT = Date.UTC(2026, 10, 26)
const UNTIL = MIDNIGHT + 17.5 * HOUR_MS
const known = (value: number, previous: number) => ({
  ...{ value, previous, completenessPct: 100, previousCompletenessPct: 100 },
})
const pump = (id: string, ran: number, before: number, lastRanAt?: number | null) => ({
  device: deviceId.parse(id),
  volumeM3: known(20 * ran, 20 * before),
  runningHours: known(ran, before),
  starts: plainFigure(null),
  energyKwh: plainFigure(null),
  kwhPerM3: plainFigure(null),
  ...(lastRanAt !== undefined && { lastRanAt }),
})
type Today = NonNullable<Parameters<typeof pumpRestCauses>[0]>
const today = (...pumps: readonly ReturnType<typeof pump>[]) =>
  ({
    ...{ until: UNTIL, period: { from: MIDNIGHT }, previous: { from: MIDNIGHT - DAY_MS }, sources: pumps, plan: null },
    water: { producedM3: known(0, 0) },
  }) as unknown as Today
const STANDS = { isRunning: false, off: new Set<never>() }
const said = (...args: Parameters<typeof pumpRestCauses>) =>
  pumpRestCauses(...args).map(({ missed }) => `${missed.title} (${missed.proof})`.replaceAll(/\s/g, ' '))
const YESTERDAY = MIDNIGHT - 7 * HOUR_MS + 4 * 60_000

test('[R10] that no pump worked since the day before, while they had by this hour, is a point to watch, with its moment', () => {
  const day = today(pump('a', 0, 8, YESTERDAY - HOUR_MS), pump('b', 0, 7, YESTERDAY))
  expect(said(day, STANDS)).toEqual([
    'Aucune pompe n’a tourné depuis hier 17:04 (300 m³ pompés hier à la même heure. Toutes sont alimentées : vérifier leurs commandes.)',
  ])
  expect(pumpRestCauses(day, STANDS)[0]?.missed.to).toBe(PATHS.sources)
})

test('[R10] what to do stands with it, and until when the stock lasts where the levels tell of now', () => {
  const day = today(pump('a', 0, 8, YESTERDAY))
  const ending = (autonomyEndsAt: number) =>
    ({ ...day, water: { ...day.water, autonomyEndsAt } }) as unknown as typeof day
  const proof = (of: typeof day, isOld = false) =>
    pumpRestCauses(of, { ...STANDS, isOld })[0]?.missed.proof.replaceAll(/\s/g, ' ')
  const lasting = ending(MIDNIGHT + 3 * DAY_MS + 10 * HOUR_MS)
  expect(proof(lasting)).toMatch(
    /\. Toutes sont alimentées : vérifier leurs commandes ; le stock suffit jusqu’au 29\/11 vers 10:00\.$/,
  )
  // the page of a tank tells of its own
  expect(pumpRestCauses(lasting, STANDS)[0]?.missed.brief).toMatch(/vérifier leurs commandes\.$/)
  expect(proof(lasting, true)).toMatch(/\. Toutes sont alimentées : vérifier leurs commandes\.$/)
  expect(proof(ending(UNTIL))).toMatch(/\. Toutes sont alimentées : vérifier leurs commandes\.$/)
})

test('[R10] the last of them tells since when, whichever day that was on', () => {
  expect(said(today(pump('a', 1, 8, MIDNIGHT + HOUR_MS)), STANDS)[0]).toContain('depuis 01:00 (')
  const usual = { basis: 'weekdays', byNow: 600, whole: 900, projected: null }
  const second = { ...today(pump('a', 0, 0, YESTERDAY - DAY_MS)), plan: { producedM3: usual } } as unknown as Today
  expect(said(second, STANDS)).toEqual([
    'Aucune pompe n’a tourné depuis le 24/11 à 17:04 (600 m³ produits d’habitude à cette heure. Toutes sont alimentées : vérifier leurs commandes.)',
  ])
})

test('[R10] of pumps of which nobody says when they last ran, a day without any is told from midnight on', () => {
  expect(said(today(pump('a', 0, 8)), STANDS)[0]).toContain('depuis minuit (')
  expect(said(today(pump('a', 0.1, 8)), STANDS)).toEqual([])
})

test('[R10] in the night, when none works anyway, a whole day that passed without any run is told, and a usual evening is not', () => {
  const usual = { basis: 'weekdays', byNow: 0, whole: 503, projected: null }
  const night = (lastRanAt: number, whole = 503) =>
    ({
      ...today(pump('a', 0, 0, lastRanAt)),
      until: MIDNIGHT + 3 * HOUR_MS,
      plan: { producedM3: { ...usual, whole } },
    }) as unknown as Today
  expect(said(night(MIDNIGHT - DAY_MS - 9 * HOUR_MS), STANDS)).toEqual([
    'Aucune pompe n’a tourné depuis le 24/11 à 15:00 (503 m³ produits d’habitude sur un tel jour. Toutes sont alimentées : vérifier leurs commandes.)',
  ])
  expect(said(night(YESTERDAY), STANDS)).toEqual([])
  // of a site that makes no water on such days
  expect(said(night(MIDNIGHT - DAY_MS - 9 * HOUR_MS, 0), STANDS)).toEqual([])
})

test('[R10] a run of half a minute ends the rest at once, before the figures know of it', () => {
  const day = today(pump('a', 0, 8, YESTERDAY))
  expect(said(day, { ...STANDS, ranAt: UNTIL - 30_000 })).toEqual([])
  expect(said(day, { ...STANDS, ranAt: null })).toHaveLength(1)
})

test('[R10] nothing is told while one runs, after a short rest, where they had not worked by now, or of pumps that all are cut', () => {
  const day = today(pump('a', 0, 8, YESTERDAY))
  expect(said(day, { ...STANDS, isRunning: true })).toEqual([])
  expect(said(today(pump('a', 1, 8, UNTIL - 2 * HOUR_MS)), STANDS)).toEqual([])
  expect(said(today(pump('a', 0, 0, YESTERDAY)), STANDS)).toEqual([])
  expect(said(today(pump('a', 0, 8, null)), STANDS)).toEqual([])
  expect(said(day, { ...STANDS, off: new Set([deviceId.parse('a')]) })).toEqual([])
  expect(said(undefined, STANDS)).toEqual([])
})
