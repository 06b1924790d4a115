import { DAY_MS, deviceId, type KpiBody, rateOf } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { heldBy } from '@/widgets/kpi/held'
import { type Ahead, aheadOf, budgetLimit, type Limit, lacksData, outlookOf, waterLimit } from './outlook.ts'
import { outlooksOf } from './outlooks.ts'

const NOTHING_OFF = heldBy([], new Set())

const november = (days: number, plan?: KpiBody['plan']) =>
  ({ period: { from: 0, to: 30 * DAY_MS }, until: days * DAY_MS, plan }) as KpiBody
const counted = (value: number | null, completenessPct = 100) => ({ value, completenessPct })
const running: Ahead = { isOpen: true, ratePerDay: 30, daysLeft: 15 }
const closed: Ahead = { isOpen: false, ratePerDay: null, daysLeft: null }
const budget = (days: number) => budgetLimit(1_000, november(days), 'month')

test('a running period is judged by what is there and the pace of the last days', () => {
  expect(outlookOf(counted(500), budget(15), running)).toMatchObject({ projected: 950, verdict: 'within', rhythm: 0 })
  expect(outlookOf(counted(580), budget(15), running)).toMatchObject({ projected: 1_030, verdict: 'close' })
  const ahead = outlookOf(counted(650), budget(15), running)
  expect(ahead).toMatchObject({ projected: 1_100, verdict: 'ahead' })
  expect(ahead.beyond).toBeCloseTo(0.1)
  expect(ahead.rhythm).toBeCloseTo(0.3)
})

test('what is over is over, by what is there and not by what may come, whatever the day and the data', () => {
  expect(outlookOf(counted(1_200, 40), budget(15), running)).toMatchObject({ verdict: 'over', projected: null })
  expect(outlookOf(counted(1_200), budget(15), running).beyond).toBeCloseTo(0.2)
})

test('a closed period is judged by what it came to, to the last drop', () => {
  expect(outlookOf(counted(990), budget(30), closed)).toMatchObject({ projected: null, verdict: 'within' })
  expect(outlookOf(counted(1_010), budget(30), closed)).toMatchObject({ projected: null, verdict: 'over' })
})

test('without a pace, a budget or enough data nothing is said of the end', () => {
  expect(outlookOf(counted(300), budget(15), { ...running, ratePerDay: null })).toMatchObject({
    projected: null,
    verdict: null,
  })
  expect(outlookOf(counted(300), null, running)).toMatchObject({ projected: 750, verdict: null, beyond: null })
  expect(outlookOf(counted(300, 79), budget(15), running)).toMatchObject({ projected: null, rhythm: null })
  expect(outlookOf(counted(null), budget(15), running)).toMatchObject({ projected: null, verdict: null })
})

test('a pace is of the days that are known, and of none when they lack too much', () => {
  const week = { period: { from: 0, to: 7 * DAY_MS }, until: 7 * DAY_MS }
  expect(rateOf(counted(70), week)).toBe(10)
  expect(rateOf(counted(30, 100 * (3 / 7)), { ...week, knownFrom: 4 * DAY_MS })).toBe(10)
  expect(rateOf(counted(30, 100 * (3 / 7)), week)).toBeNull()
  expect(rateOf(counted(5, 9), { ...week, knownFrom: 6.4 * DAY_MS })).toBeNull()
})

test('the hours of a day are not drawn evenly: without a usual day nothing is expected of them', () => {
  const plan = { basis: 'weekdays', byNow: 90, whole: 100, projected: null } as const
  const body = november(15, { producedM3: null, consumedM3: plan, cost: null, days: 4, buckets: [] })
  expect(budgetLimit(200, november(15), 'day').byNow).toBeNull()
  expect(budgetLimit(200, body, 'day').byNow).toBe(180)
  expect(aheadOf(november(15), 'day', null).daysLeft).toBeNull()
  expect(aheadOf(body, 'last-24h', null).daysLeft).toBeCloseTo(0.1)
  expect(aheadOf(body, 'month', null)).toEqual({ daysLeft: 15, restOfDay: 0 })
})

test('[R10] the rest of the day that runs adds what is usual of it, and only the days after it their mean', () => {
  // half of the sixteenth day is over
  const restOfDay = { to: november(1).period.from + 16 * DAY_MS, producedM3: null, consumedM3: 4, cost: null }
  const body = { ...november(15), until: november(1).period.from + 15.5 * DAY_MS, restOfDay }
  expect(aheadOf(body, 'month', 4)).toEqual({ daysLeft: 14, restOfDay: 4 })
  expect(aheadOf(body, 'month', null)).toEqual({ daysLeft: 14.5, restOfDay: 0 })
  const ahead = { isOpen: true, ratePerDay: 10, ...aheadOf(body, 'month', 4) }
  expect(outlookOf(counted(150), null, ahead).projected).toBe(150 + 4 + 140)
})

test('hours that are over have their rhythm against a budget, though no plan tells how they get there', () => {
  const limit = budgetLimit(200, november(30), 'last-24h')
  expect(limit.byNow).toBeNull()
  expect(outlookOf(counted(150), limit, { isOpen: false, ratePerDay: null, daysLeft: null }).rhythm).toBe(-0.25)
})

test('the days of a running period that are over are judged apart from the one that runs', () => {
  const days = { value: 460, completenessPct: 100, days: 14, share: 14 / 30 }
  const { rhythm, closed: over } = outlookOf(counted(470), budget(14.5), { ...running, closed: days })
  expect(over).toEqual({ days: 14, expected: (1_000 * 14) / 30 })
  expect(rhythm).toBeCloseTo(460 / ((1_000 * 14) / 30) - 1)
  expect(outlookOf(counted(470), budget(14.5), running).closed).toBeNull()
})

test('a day is held against what was planned, whatever the budgets of the sectors, as on the home screen', () => {
  const planned = { basis: 'weekdays', byNow: 424, whole: 540, projected: 559 } as const
  const figure = { value: 10, previous: null, completenessPct: 100 }
  const sector = { device: 'a', volumeM3: figure, budgetM3: 900, nightFlowM3h: figure }
  const body = (plan: KpiBody['plan']) => ({ ...november(15, plan), consumptions: [sector] })
  const plan = { producedM3: null, consumedM3: planned, cost: null, days: 4, buckets: [] }
  expect(waterLimit(body(plan), undefined, 'day')).toEqual({ whole: 540, byNow: 424, basis: 'usual' })
  expect(waterLimit(body(null), undefined, 'month')).toMatchObject({ whole: 900, basis: 'budget' })
})

test('[R10] nothing is projected, and nothing judged by where it leads, while the site is without power', () => {
  const limit = { whole: 1_000, byNow: 500, basis: 'budget' } as const
  const ahead = { isOpen: true, ratePerDay: 100, daysLeft: 5 }
  const known = { value: 400, completenessPct: 100 }
  expect(outlookOf(known, limit, ahead)).toMatchObject({ projected: 900, verdict: 'within' })
  expect(outlookOf(known, limit, { ...ahead, isHeld: true })).toMatchObject({ projected: null, verdict: null })
})

test('[R10] the sectors of a day lead to what the site leads to', () => {
  const figure = (value: number) => ({ value, previous: null, completenessPct: 100 })
  const sector = (device: string, value: number, projectedM3: number) => ({
    ...{ device, projectedM3, budgetM3: null, volumeM3: figure(value), nightFlowM3h: figure(0) },
  })
  const planned = { basis: 'weekdays', byNow: 280, whole: 524, projected: 544 } as const
  const body = {
    ...november(15, { producedM3: null, consumedM3: planned, cost: null, days: 4, buckets: [] }),
    consumptions: [sector('a', 200, 400), sector('b', 100, 144)],
    water: { consumedM3: figure(300) },
    energy: { cost: figure(9) },
  } as unknown as KpiBody
  const around = { isOpen: true, week: null, closed: null }
  const { water, sectors } = outlooksOf({ body, site: undefined, unit: 'day', around, held: NOTHING_OFF })
  expect(water.projected).toBe(544)
  expect(sectors.map(({ outlook }) => outlook.projected)).toEqual([400, 144])
})

test('[12.6] a quantity whose own meter is off is neither projected nor given a pace of today; the others are', () => {
  const figure = (value: number) => ({ value, previous: null, completenessPct: 100 })
  const of = (projected: number) => ({ basis: 'weekdays', byNow: 280, whole: 524, projected }) as const
  const sector = (device: string) => ({
    ...{ device, projectedM3: 300, budgetM3: null, volumeM3: figure(150), nightFlowM3h: figure(0) },
  })
  const body = {
    ...november(15, { producedM3: null, consumedM3: of(544), cost: of(600), days: 4, buckets: [] }),
    consumptions: [sector('a'), sector('b')],
    water: { consumedM3: figure(300) },
    energy: { cost: figure(120) },
  } as unknown as KpiBody
  const around = { isOpen: true, week: null, closed: null }
  const known = { body, site: undefined, unit: 'day', around } as const
  const meterOff = outlooksOf({ ...known, held: { ...NOTHING_OFF, cost: true } })
  expect(meterOff.cost).toMatchObject({ projected: null, verdict: null, rhythm: null, isHeld: true })
  expect(meterOff.water).toMatchObject({ projected: 544, isHeld: false })
  const off = new Set([deviceId.parse('a')])
  const sectorOff = outlooksOf({ ...known, held: { ...NOTHING_OFF, water: true, off } })
  expect(sectorOff.water).toMatchObject({ projected: null, isHeld: true })
  expect(sectorOff.sectors.map(({ outlook }) => outlook.projected)).toEqual([null, 300])
})

test('[R10] at 3 o’clock the projection of a day is its habit: it is no result, unless it is beyond that', () => {
  const early = { whole: 457, byNow: 23, basis: 'usual' } as const
  const at = (projected: number, limit: Parameters<typeof outlookOf>[1] = early) =>
    outlookOf(counted(23.2), limit, { ...running, planned: { projected } }).isHabit
  expect(at(457)).toBe(true)
  expect(at(520)).toBe(false)
  expect(at(457, { ...early, byNow: 200 })).toBe(false)
  expect(at(457, { ...early, basis: 'budget' })).toBe(false)
})

test('[R10] the pace of a running day is that of its hours that are over; before the first there is none', () => {
  const day: Limit = { whole: 521, byNow: 15.4, basis: 'usual', pace: { at: 4, counted: 13.7, expected: 11.5 } }
  const open = { isOpen: true, ratePerDay: null, daysLeft: null }
  const known = { value: 14.3, completenessPct: 100 }
  expect(outlookOf(known, day, open).rhythm).toBeCloseTo(13.7 / 11.5 - 1)
  const first = outlookOf(known, { ...day, pace: null }, open)
  expect(first.rhythm).toBeNull()
  expect(lacksData(first)).toBe(false)
})
