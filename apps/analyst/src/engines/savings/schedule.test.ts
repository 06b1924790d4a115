import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOf, planPumps } from './schedule.ts'
import { type SiteDay, tariffShiftOf } from './tariff-shift.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Cheap at night, dear in the evening. */
const PRICES = HOURS.map((hour) => (hour < 7 || hour > 22 ? 0.8 : hour >= 18 && hour < 22 ? 2 : 1.2))
const NO_SUN = HOURS.map(() => 0)
const PUMPS = [
  { id: 'f1', into: 'haut', flowM3PerHour: 40, powerKw: 20 },
  { id: 'f2@b', into: 'bas', flowM3PerHour: 30, powerKw: 18 },
]
const LIMITS = { leastM3: 50, mostM3: 400 }
const tanksOf = (draws: readonly number[]) =>
  ['haut', 'bas'].map((id) => ({ id, ...LIMITS, nowM3: 200, endM3: 200, drawsM3: draws }))

describe('a schedule of pumps [R13.2]', () => {
  test('pumps in the cheap hours, never in the dear ones when the tanks allow it', () => {
    const plan = planPumps({ pumps: PUMPS, tanks: tanksOf(HOURS.map(() => 8)), prices: PRICES, freeKwh: NO_SUN })
    const dear = [...(plan?.runs.values() ?? [])].flatMap((row) => row.slice(18, 22))
    expect(dear.every((share) => share === 0)).toBe(true)
    expect(plan?.stocksM3.get('bas')?.at(-1)).toBeGreaterThanOrEqual(200 - 1e-6)
  })

  test('takes the sun before the cheapest hour of the grid', () => {
    const freeKwh = HOURS.map((hour) => (hour >= 10 && hour < 16 ? 38 : 0))
    const plan = planPumps({ pumps: PUMPS, tanks: tanksOf(HOURS.map(() => 7)), prices: PRICES, freeKwh })
    expect(plan?.cost).toBeCloseTo(0, 6)
  })

  test('says how much of the sun to spare it takes, and what share of the energy of each hour that is [R13.2]', () => {
    const freeKwh = HOURS.map((hour) => (hour === 10 ? 5 : hour === 11 ? 50 : hour === 12 ? 9 : 0))
    const runs = new Map<string, readonly number[]>([
      ['f1', HOURS.map((hour) => (hour === 10 || hour === 11 || hour === 16 ? 1 : 0))],
      ['f2@b', HOURS.map((hour) => (hour === 11 ? 0.5 : 0))],
    ])
    const plan = planOf({ pumps: PUMPS, tanks: tanksOf(HOURS.map(() => 0)), prices: PRICES, freeKwh }, runs)
    // 20 kW of which 5, 29 kW of which all; what is to spare while no pump works is not taken
    expect(plan.sunKwh).toBeCloseTo(5 + 29, 6)
    expect(plan.sunShares.map((share, hour) => [hour, share]).filter(([, share]) => share !== 0)).toEqual([
      [10, 0.25],
      [11, 1],
    ])
  })

  test('no plan where the pumps cannot keep up', () => {
    const input = { pumps: PUMPS, tanks: tanksOf(HOURS.map(() => 100)), prices: PRICES, freeKwh: NO_SUN }
    expect(planPumps(input)).toBeNull()
  })

  test('a plan keeps the tanks within their limits, whatever is drawn and whatever it costs', () => {
    const list = (max: number, min = 0) =>
      fc.array(fc.double({ min, max, noNaN: true }), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(list(40), list(3, 0.1), list(30), (draws, prices, freeKwh) => {
        const plan = planPumps({ pumps: PUMPS, tanks: tanksOf(draws), prices, freeKwh })
        if (plan === null) return
        for (const stock of [...plan.stocksM3.values()].flat()) {
          expect(stock).toBeGreaterThanOrEqual(LIMITS.leastM3 - 1e-4)
          expect(stock).toBeLessThanOrEqual(LIMITS.mostM3 + 1e-4)
        }
        for (const share of [...plan.runs.values()].flat()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('pumping shifted to the cheap hours [R13.2]', () => {
  /** Days that pump what is drawn in the hour it is drawn, so at every price; `flat`: one price all day. */
  const daysOf = (flat: boolean): readonly SiteDay[] =>
    Array.from({ length: 20 }, (_, index) => {
      const drawsM3 = HOURS.map((hour) => 8 + (index % 3) + (hour % 2))
      return {
        day: `2026-01-${String(index + 1).padStart(2, '0')}`,
        prices: flat ? PRICES.map(() => 1) : PRICES,
        freeKwh: NO_SUN,
        runs: new Map(PUMPS.map(({ id, flowM3PerHour }) => [id, drawsM3.map((draw) => draw / flowM3PerHour)])),
        tanks: new Map(['haut', 'bas'].map((id) => [id, { drawsM3, stockM3: 200 }])),
      }
    })
  const shiftOf = (days: readonly SiteDay[]) =>
    tariffShiftOf({ pumps: PUMPS, tanks: ['haut', 'bas'].map((id) => ({ id, ...LIMITS })), days })

  test('saves what is then stated, with a plan drawn against today', () => {
    const shift = shiftOf(daysOf(false))
    expect(shift.isStated).toBe(true)
    expect(shift.saving.low).toBeGreaterThan(0)
    expect(shift.days).toHaveLength(13)
    expect(shift.shown?.plan.stocksM3.get('haut')).toHaveLength(24)
    expect(shift.shown?.cost).toBeGreaterThan(shift.shown?.shiftedCost ?? Number.POSITIVE_INFINITY)
  })

  test('[R13.2] a day on which no pump ran is not compared: the one shown is the last that pumped', () => {
    const days = daysOf(false)
    const idle = days.map((day, index) => {
      if (index < 18) return day
      return { ...day, runs: new Map(PUMPS.map(({ id }) => [id, HOURS.map(() => 0)])) }
    })
    const shift = shiftOf(idle)
    expect(shift.shown?.day).toBe('2026-01-18')
    expect(shift.days.map(({ day }) => day)).not.toContain('2026-01-19')
    expect(shift.days).toHaveLength(11)
  })

  test('[R13.2] the day shown begins at its own levels and has its own draws, as it was and as planned', () => {
    const shown = shiftOf(daysOf(false)).shown
    const pumpedInto = (runs: ReadonlyMap<string, readonly number[]> | undefined, hour: number) =>
      40 * (runs?.get('f1')?.[hour] ?? 0)
    const [first] = daysOf(false).at(-1)?.tanks.get('haut')?.drawsM3 ?? []
    for (const plan of [shown?.was, shown?.plan])
      expect(plan?.stocksM3.get('haut')?.[0]).toBeCloseTo(200 + pumpedInto(plan?.runs, 0) - (first ?? 0), 6)
  })

  test('[R13.2] a day that leaves its tanks emptier is not planned to fill them: both pump the same water', () => {
    const days = daysOf(false).map((day) => {
      const runs = PUMPS.map(({ id }): [string, number[]] => [id, HOURS.map((hour) => (hour === 12 ? 1 : 0))])
      const drawn = { drawsM3: HOURS.map(() => 4), stockM3: 200 }
      return { ...day, runs: new Map(runs), tanks: new Map(['haut', 'bas'].map((id) => [id, drawn])) }
    })
    const { shown } = shiftOf(days)
    expect(shown?.plan.pumpedM3).toBeCloseTo(shown?.was.pumpedM3 ?? Number.NaN, 6)
    expect(shown?.plan.stocksM3.get('haut')?.at(-1)).toBeCloseTo(200 + 40 - 96, 6)
    // an hour at noon against an hour at night
    expect(shown?.cost).toBeCloseTo(38 * 1.2, 6)
    expect(shown?.shiftedCost).toBeCloseTo(38 * 0.8, 6)
  })

  test('[R13.2] where no pump ran on any day, nothing is compared and nothing stated', () => {
    const shift = shiftOf(daysOf(false).map((day) => ({ ...day, runs: new Map() })))
    expect(shift).toMatchObject({ days: [], shown: null, isStated: false })
  })

  test('too few days state nothing', () => {
    expect(shiftOf(daysOf(false).slice(0, 8)).isStated).toBe(false)
  })

  test('one price all day leaves nothing to shift', () => {
    const shift = shiftOf(daysOf(true))
    expect(Math.abs(shift.saving.value)).toBeLessThan(1e-6)
    expect(shift.isStated).toBe(false)
  })
})
