import { DAY_MS, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { idlePoints } from './idle-days.ts'

setSiteTimeZone('Etc/UTC')
const FROM = Date.UTC(2026, 10, 1)
type Told = Parameters<typeof idlePoints>[0]
const figure = (value: number | null, previous: number | null = 0) => ({
  ...{ value, previous, completenessPct: 100, previousCompletenessPct: 100 },
})
const pump = (hours: number, before = 6): KpiBody['sources'][number] =>
  ({ device: 'forage-1', runningHours: figure(hours, before) }) as KpiBody['sources'][number]
const said = (body: Partial<Told>) =>
  idlePoints({
    period: { from: FROM, to: FROM + DAY_MS },
    until: FROM + 40 * DAY_MS,
    water: { producedM3: figure(63.2, 530), storedDeltaM3: figure(-506.3) } as KpiBody['water'],
    sources: [pump(0), pump(0)],
    buckets: [],
    ...body,
  }).map(({ title, proof }) => `${title} · ${proof}`.replaceAll(/[\u00a0\u202f]/g, ' '))

test('[R10] a day on which no pump ran says so, with what became of the stock and what came from elsewhere', () => {
  expect(said({})).toEqual(['Aucune pompe n’a tourné · stock −506 m³, 63,2 m³ produits sans pompe'])
  expect(said({ sources: [pump(0), pump(5)] })).toEqual([])
  // nor was there pumping before, or anything that tells of it
  expect(said({ sources: [pump(0, 0)] })).toEqual([])
  expect(said({ sources: [] })).toEqual([])
})

const days = (...made: readonly (number | null)[]): Partial<Told> => ({
  period: { from: FROM, to: FROM + made.length * DAY_MS },
  buckets: made.map((producedM3, day) => ({
    ...{ from: FROM + day * DAY_MS, to: FROM + (day + 1) * DAY_MS, producedM3 },
    ...{ consumedM3: null, gridKwh: null, solarKwh: null },
  })),
})

test('[R10] of many days those that made far less than the middle one are named', () => {
  expect(said(days(530, 520, 12, 540, 500, 510, 520, 63.2, 530, 550))).toEqual([
    '2 jours presque sans eau produite · 12,0 m³ le 03/11, 63,2 m³ le 08/11, d’ordinaire 520 m³ par jour',
  ])
})

test('[R10] days that are not over, a site that pumps now and then, and few days tell of none', () => {
  const running = days(530, 520, 540, 500, 510, 12)
  expect(said({ ...running, until: FROM + 5.5 * DAY_MS })).toEqual([])
  expect(said(days(530, 0, 0, 540, 0, 0, 510, 0))).toEqual([])
  expect(said(days(530, 10, 520, 510))).toEqual([])
  expect(said(days(null, null, null, null, null, null))).toEqual([])
})
