import { DAY_MS, device, deviceId, type KpiBody } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { heldBy } from '../kpi/held.ts'
import { budgetCausesOf } from './budget-causes.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const FROM = Date.UTC(2026, 10, 1)
const DEVICES = ['nord', 'sud'].map((id) =>
  device.parse({ id, site: 'chaib', kind: 'flow-meter', role: 'consumption', name: `Secteur ${id}`, metrics: [] }),
)
const figure = (value: number) => ({ value, previous: null, completenessPct: 100 })
const of = (volumes: Readonly<Record<string, number>>, from: number, to: number, until = to) =>
  ({
    period: { from, to },
    until,
    consumptions: Object.entries(volumes).map(([id, volume]) => ({
      device: deviceId.parse(id),
      volumeM3: figure(volume),
      budgetM3: 1_000,
      nightFlowM3h: figure(0),
    })),
  }) as unknown as KpiBody
/** What is to be watched on the morning after so many days of November, which took so much in all and in the last week. */
const look = (
  days: number,
  month: Readonly<Record<string, number>>,
  week: Readonly<Record<string, number>>,
  off = '',
) => {
  const until = FROM + days * DAY_MS
  const figures = {
    month: of(month, FROM, FROM + 30 * DAY_MS, until),
    week: of(week, until - 7 * DAY_MS, until),
  }
  const held = { ...heldBy([], new Set()), off: new Set(off === '' ? [] : [deviceId.parse(off)]) }
  return budgetCausesOf(DEVICES, figures, held).map(({ missed: { title, proof } }) =>
    `${title} (${proof})`.replaceAll(/[\u00a0\u202f]/g, ' '),
  )
}

test('[12.6] a sector at 97 % of its budget is watched when days are to come, and not on the last one', () => {
  expect(look(25, { nord: 970 }, { nord: 280 })).toEqual([
    'Secteur nord : budget du mois dépassé à ce rythme (97 % de 1 000 m³ utilisés au 25/11, à ce rythme 117 % le 30/11)',
  ])
  expect(look(29.9, { nord: 970 }, { nord: 280 })).toEqual([])
})

test('[12.6] what is used up is told as such, the worst first', () => {
  expect(look(25, { nord: 970, sud: 1_120 }, { nord: 70, sud: 70 })).toEqual([
    'Secteur sud : budget du mois dépassé (112 % de 1 000 m³ utilisés au 25/11, à ce rythme 117 % le 30/11)',
  ])
})

test('[12.6] a budget that is used up and ends within a point of that tells its end no more', () => {
  expect(look(29.9, { nord: 1_135 }, { nord: 280 })).toEqual([
    'Secteur nord : budget du mois dépassé (114 % de 1 000 m³ utilisés au 30/11)',
  ])
})

test('[12.6] a sector without power is not led ahead; what it used already stands', () => {
  expect(look(25, { nord: 970 }, { nord: 280 }, 'nord')).toEqual([])
  expect(look(25, { nord: 1_120 }, { nord: 280 }, 'nord')).toEqual([
    'Secteur nord : budget du mois dépassé (112 % de 1 000 m³ utilisés au 25/11)',
  ])
})

test('[12.6] of a sector that leaks it is said that the leak is in what it used', () => {
  const [until, leaking] = [FROM + 25 * DAY_MS, new Set([deviceId.parse('nord')])]
  const figures = { month: of({ nord: 1_120, sud: 1_050 }, FROM, FROM + 30 * DAY_MS, until), week: null }
  const proofs = budgetCausesOf(DEVICES, figures, heldBy([], new Set()), leaking).map(({ missed }) => missed.proof)
  expect(proofs.map((proof) => proof.includes('fuite comprise'))).toEqual([true, false])
})

test('[12.6] before the figures are read nothing is watched', () => {
  expect(budgetCausesOf(DEVICES, { month: undefined, week: null }, heldBy([], new Set()))).toEqual([])
})
