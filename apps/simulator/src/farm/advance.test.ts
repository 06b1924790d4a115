import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { beforeAll, describe, expect, test } from 'vitest'
import { advance, atPace, createFarm, type FarmState, nth, planOf, readings, walk } from './index.ts'

const ORIGIN = Date.parse('2026-03-22T00:00:00Z')
const END = ORIGIN + 90 * DAY_MS
const SITES = ['chaib', 'massa', 'tifnout']
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Totals that the test sums up from the steps, to compare with the farm's own counters. */
type Tally = {
  readonly end: FarmState
  readonly pumpKwh: number[]
  readonly gridKwh: number
  readonly solarKwh: number
  /** m³ through each sector */
  readonly drawn: number[]
  readonly pumped: number[]
  readonly network: number
  /** counters that went back: name → times */
  readonly back: Map<string, number>
  readonly nightSolar: number
  readonly fill: { lowest: number; highest: number }
}

const watch = (site: string): Tally => {
  const plan = planOf(site)
  let state = createFarm(site, 42, 'Africa/Casablanca', ORIGIN)
  let [gridKwh, solarKwh, network, nightSolar] = [0, 0, 0, 0]
  const pumpKwh = [0, 0, 0]
  const pumped = [0, 0, 0]
  const drawn = [0, 0, 0, 0, 0, 0]
  const back = new Map<string, number>()
  const fill = { lowest: 1, highest: 0 }
  for (const next of walk(state, END)) {
    const hours = (next.atMs - state.atMs) / HOUR_MS
    next.boreholes.forEach((borehole, index) => {
      pumpKwh[index] = nth(pumpKwh, index) + borehole.powerKw * hours
      pumped[index] = nth(pumped, index) + borehole.flowM3h * hours
    })
    next.sectors.forEach((sector, index) => {
      drawn[index] = nth(drawn, index) + sector.flowM3h * hours
    })
    gridKwh += next.grid.powerKw * hours
    solarKwh += next.pv.powerKw * hours
    network += next.network.flowM3h * hours
    const utcHour = (next.atMs / HOUR_MS) % 24
    if (utcHour > 21 || utcHour < 4) nightSolar += next.pv.powerKw + next.pv.irradianceWm2
    for (const [name, before, after] of counters(state, next)) {
      if (after < before) back.set(name, (back.get(name) ?? 0) + 1)
    }
    next.tanks.forEach(({ volumeM3 }, index) => {
      const share = volumeM3 / nth(plan.tanks, index).capacityM3
      fill.lowest = Math.min(fill.lowest, share)
      fill.highest = Math.max(fill.highest, share)
    })
    state = next
  }
  return { end: state, pumpKwh, pumped, drawn, gridKwh, solarKwh, network, back, nightSolar, fill }
}

const counters = (before: FarmState, after: FarmState): [string, number, number][] => [
  ...before.boreholes.map((one, index): [string, number, number] => [
    `borehole-${index}`,
    one.volumeM3,
    nth(after.boreholes, index).volumeM3,
  ]),
  ...before.boreholes.map((one, index): [string, number, number] => [
    `energy-${index}`,
    one.energyKwh,
    nth(after.boreholes, index).energyKwh,
  ]),
  ...before.sectors.map((one, index): [string, number, number] => [
    `sector-${index}`,
    one.volumeM3,
    nth(after.sectors, index).volumeM3,
  ]),
  ['network', before.network.volumeM3, after.network.volumeM3],
  ['grid', before.grid.energyKwh, after.grid.energyKwh],
  ['pv', before.pv.energyKwh, after.pv.energyKwh],
]

describe.each(SITES)('%s over 90 days', (site) => {
  const start = createFarm(site, 42, 'Africa/Casablanca', ORIGIN)
  let tally: Tally
  beforeAll(() => {
    tally = watch(site)
  }, 120_000)

  test('makes and loses no water: each tank changes by what flows in less what flows out, to 1e-6 m³', () => {
    const plan = planOf(site)
    for (const [index, before] of start.tanks.entries()) {
      const after = nth(tally.end.tanks, index)
      const direct = sum(tally.drawn.filter((_, sector) => nth(plan.sectors, sector).from === 'network'))
      const inflow =
        sum(tally.pumped.filter((_, borehole) => nth(plan.boreholes, borehole).into === index)) +
        (plan.network.into === index ? tally.network - direct : 0)
      const outflow =
        sum(tally.drawn.filter((_, sector) => nth(plan.sectors, sector).from === index)) +
        after.evaporatedM3 +
        after.overflowM3
      expect(after.volumeM3 - before.volumeM3).toBeCloseTo(inflow - outflow, 6)
    }
  })

  test('counts on every volume meter the exact integral of its flow', () => {
    for (const [index, before] of start.boreholes.entries()) {
      expect(nth(tally.end.boreholes, index).volumeM3 - before.volumeM3).toBeCloseTo(nth(tally.pumped, index), 6)
    }
    for (const [index, before] of start.sectors.entries()) {
      if (index === start.faults.reset.sector) continue
      expect(nth(tally.end.sectors, index).volumeM3 - before.volumeM3).toBeCloseTo(nth(tally.drawn, index), 6)
    }
    expect(tally.end.network.volumeM3 - start.network.volumeM3).toBeCloseTo(tally.network, 6)
  })

  test('counts on every energy meter the exact integral of its power', () => {
    for (const [index, before] of start.boreholes.entries()) {
      expect(nth(tally.end.boreholes, index).energyKwh - before.energyKwh).toBeCloseTo(nth(tally.pumpKwh, index), 6)
    }
    expect(tally.end.grid.energyKwh - start.grid.energyKwh).toBeCloseTo(tally.gridKwh, 6)
    expect(tally.end.pv.energyKwh - start.pv.energyKwh).toBeCloseTo(tally.solarKwh, 6)
  })

  test('has one counter go back, once: the meter that was reset', () => {
    expect([...tally.back]).toEqual([[`sector-${start.faults.reset.sector}`, 1]])
  })

  test('makes no solar power at night', () => {
    expect(tally.nightSolar).toBe(0)
    expect(tally.solarKwh).toBeGreaterThan(90 * 2 * planOf(site).solarKwp)
  })

  test('keeps its tanks between dry and spilling', () => {
    expect(tally.fill.lowest).toBeGreaterThan(0.1)
    expect(tally.fill.highest).toBeLessThan(1)
  })
})

describe('a farm', () => {
  const farm = createFarm('chaib', 42, 'Africa/Casablanca', ORIGIN)
  const fingerprint = (state: FarmState) =>
    createHash('sha256')
      .update(JSON.stringify([state, [...readings(state)]]))
      .digest('hex')

  test('tells the same story for the same seed and another for another', () => {
    const after = (seed: number) =>
      fingerprint(advance(createFarm('chaib', seed, 'Africa/Casablanca', ORIGIN), 3 * DAY_MS))
    expect(after(42)).toBe(after(42))
    expect(after(43)).not.toBe(after(42))
  })

  test('comes to the same counters whether it is advanced at once or in pieces', () => {
    const whole = advance(farm, DAY_MS)
    let pieces = farm
    for (let hour = 0; hour < 24; hour += 1) pieces = advance(pieces, HOUR_MS)
    expect(pieces).toEqual(whole)
  })

  test('survives being written down and read back', () => {
    const kept: FarmState = JSON.parse(JSON.stringify(advance(farm, DAY_MS)))
    expect(fingerprint(advance(kept, DAY_MS))).toBe(fingerprint(advance(farm, 2 * DAY_MS)))
  })

  test('leaves the state it was given as it was', () => {
    const before = fingerprint(farm)
    advance(atPace(farm, 'live'), DAY_MS)
    expect(fingerprint(farm)).toBe(before)
  })
})
