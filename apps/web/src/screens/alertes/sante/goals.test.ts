import { type AlarmLoad, alarmLoad } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { missedUrgent } from './figures.ts'
import { healthSentence, healthVerdict, isSplitOpen, missedGoals } from './goals.ts'

const of = (given: Partial<AlarmLoad>): AlarmLoad => ({
  ...alarmLoad.parse({
    from: 0,
    to: 30 * 86_400_000,
    raised: 1_000,
    perDay: 33,
    perHour: 1,
    perTenMinutes: 0.2,
    peakTenMinutes: 4,
    floodPct: 0,
    topTenPct: 4,
    stale: 0,
    chattering: 0,
    indicative: false,
  }),
  priorities: { critical: 1, high: 4, medium: 15, low: 80 },
  raised: 100,
  mttaMs: 60_000,
  ...given,
})
const LOW = { critical: 0, high: 0, medium: 0, low: 2 }
const said = (load: AlarmLoad) => healthSentence(load).replaceAll('\u00a0', ' ')

test('[R11.8] with no goal missed the load is acceptable, and looks so', () => {
  expect([missedGoals(of({})), healthVerdict(of({})), said(of({}))]).toEqual([
    [],
    'acceptable',
    'La charge est acceptable',
  ])
})

test.each([
  [{ perDay: 151 }, '151 alarmes par jour (objectif ≤ 150)'],
  [{ perHour: 7 }, '7,00 par heure (objectif ≤ 6)'],
  [{ perTenMinutes: 1.5 }, '1,50 par 10 min (objectif ≤ 1)'],
  [{ peakTenMinutes: 11 }, 'pointe de 11 en 10 min (objectif ≤ 10)'],
  [{ floodPct: 1 }, '1,00 % du temps en avalanche (objectif < 1 %)'],
  [{ topTenPct: 37 }, 'dix conditions font 37,0 % des alarmes (objectif ≤ 5 %)'],
  [{ stale: 5 }, '5 actives depuis plus de 24 h (objectif < 5)'],
  [{ chattering: 1 }, '1 alarme battante (objectif 0)'],
  [
    { priorities: { critical: 2, high: 90, medium: 4, low: 4 } },
    'les priorités haute et critique font 92 % des alarmes (objectif 5 %)',
  ],
  [
    { priorities: { critical: 0, high: 0, medium: 30, low: 70 } },
    'la priorité moyenne fait 30 % des alarmes (objectif 15 %)',
  ],
] as const)(
  '[R11.8] a goal that is missed is named with what is aimed at, and nothing is green: %j',
  (given, words) => {
    const load = of(given)
    expect(missedGoals(load).map((one) => one.replaceAll('\u00a0', ' '))).toEqual([words])
    expect(healthVerdict(load)).not.toBe('acceptable')
  },
)

test('[R11.8] the worst is named, and the others are counted', () => {
  const load = of({
    ...{ perDay: 900, perHour: 37.5, perTenMinutes: 6.25, topTenPct: 45, stale: 6 },
    priorities: { critical: 2, high: 90, medium: 4, low: 4 },
  })
  expect(said(load)).toBe(
    'La charge est excessive : les priorités haute et critique font 92 % des alarmes (objectif 5 %) et 5 autres objectifs manqués',
  )
})

test('[R11.8] of less than a day the alarms are counted: nothing is called acceptable, and no rate is told', () => {
  const hours = { from: 0, to: 5 * 3_600_000, indicative: true, perDay: null, perHour: null, perTenMinutes: null }
  expect(said(of({ ...hours, raised: 29, peakTenMinutes: 29, topTenPct: null, priorities: LOW }))).toBe(
    '29 nouvelles alarmes en 5 h : pointe de 29 en 10 min (objectif ≤ 10)',
  )
  expect(said(of({ ...hours, raised: 2, topTenPct: null, priorities: LOW }))).toBe('2 nouvelles alarmes en 5 h')
})

test('[R11.8] without any new alarm, one that has been active for days is named all the same', () => {
  expect(said(of({ raised: 0, topTenPct: null, stale: 6 }))).toBe(
    'Aucune nouvelle alarme sur la période, mais 6 actives depuis plus de 24 h (objectif < 5)',
  )
})

test('[R11.8] beside a figure that is far off nothing is called acceptable first: the sentence follows the worst one', () => {
  const peak = of({ peakTenMinutes: 38 })
  expect(healthVerdict(peak)).toBe('excessive')
  expect(said(peak)).toBe('À corriger : pointe de 38 en 10 min (objectif ≤ 10)')
  const split = of({ priorities: { critical: 0, high: 0, medium: 30, low: 70 } })
  expect(healthVerdict(split)).toBe('manageable')
  expect(said(split)).toMatch(/^À améliorer : la priorité moyenne/)
})

test('[R11.8] a share is judged by so many alarms as that of the ten conditions: of fewer no goal is missed', () => {
  const split = { priorities: { critical: 2, high: 90, medium: 4, low: 4 } }
  expect(missedGoals(of({ ...split, raised: 99, topTenPct: 37 }))).toEqual([])
  expect(missedUrgent(of({ ...split, raised: 99 }))).toBeNull()
  expect(missedUrgent(of({ ...split, raised: 100 }))).toBe(0.92)
})

test('[R11.8] with fewer alarms than shares are judged by, only their number is called acceptable', () => {
  const few = of({ raised: 25, topTenPct: 52 })
  expect(isSplitOpen(few)).toBe(true)
  expect(said(few)).toBe('Le nombre d’alarmes est acceptable')
  expect(isSplitOpen(of({ raised: 100 }))).toBe(false)
  expect(isSplitOpen(of({ raised: 0 }))).toBe(false)
  expect(said(of({ raised: 0, topTenPct: null }))).toBe('Aucune nouvelle alarme sur la période')
})

test('[R11.8] that nobody acknowledged any alarm comes first, and is never called acceptable alone', () => {
  const few = of({ raised: 26, topTenPct: 52, mttaMs: null })
  expect(said(few)).toBe('Aucune des 26 alarmes n’a été acquittée en 30 jours')
  expect(said({ ...few, mttrMs: 60_000 })).toMatch(/en 30 jours : celles qui ont pris fin l’ont fait seules$/)
  expect(healthVerdict(few)).toBe('manageable')
  expect(said(of({ peakTenMinutes: 38, mttaMs: null }))).toMatch(
    /^Aucune des 100 alarmes n’a été acquittée en 30 jours\. À corriger : pointe de 38/,
  )
  expect(said(of({ raised: 26, topTenPct: 52, mttaMs: null, indicative: true }))).toBe(
    'Le nombre d’alarmes est acceptable',
  )
})
