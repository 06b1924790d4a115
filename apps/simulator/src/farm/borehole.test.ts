import { HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { stepBorehole } from './borehole.ts'
import { nth } from './plan.ts'
import { planOf } from './sites.ts'
import { createFarm } from './state.ts'

const plan = nth(planOf('chaib').boreholes, 0)
const resting = nth(createFarm('chaib', 1, 'Africa/Casablanca', 0).boreholes, 0)
const order = { run: true, fromMs: 0, toMs: 60_000, clog: 1, deeperM: 0 }
const settled = (clog: number) => {
  let state = resting
  for (let minute = 0; minute < 600; minute += 1) state = stepBorehole(plan, state, { ...order, clog })
  return state
}

describe('a borehole', () => {
  test('settles at its rated flow with a clean filter, drawn down as its borehole does', () => {
    const state = settled(1)
    expect(state.flowM3h).toBeCloseTo(plan.ratedM3h, 3)
    expect(state.drawdownM).toBeCloseTo(plan.drawdownMPerM3h * plan.ratedM3h, 3)
  })

  test('takes ρ·g·Q·H ÷ η from the wire', () => {
    const { flowM3h, powerKw, drawdownM, wellheadM } = settled(1)
    const headM = plan.restDepthM + drawdownM + wellheadM
    expect(powerKw).toBeCloseTo((1_000 * 9.81 * (flowM3h / 3_600) * headM) / plan.efficiency / 1_000, 3)
  })

  test('pumps less, with more pressure lost over the filter, when the filter clogs', () => {
    const [clean, fouled] = [settled(1), settled(5)]
    expect(fouled.flowM3h).toBeLessThan(0.97 * clean.flowM3h)
    expect(fouled.wellheadM - fouled.filteredM).toBeGreaterThan(3 * (clean.wellheadM - clean.filteredM))
  })

  test('neither pumps nor takes power when stopped, and its borehole recovers', () => {
    const stopped = stepBorehole(plan, settled(1), { ...order, run: false, toMs: HOUR_MS })
    expect([stopped.flowM3h, stopped.powerKw]).toEqual([0, 0])
    expect(stopped.drawdownM).toBeLessThan(settled(1).drawdownM / 5)
  })
})
