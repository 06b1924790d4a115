import type { KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { plainFigure } from '@/widgets/kpi/figure'
import { energyRows, waterRows } from './rows.ts'

const none = plainFigure(null)
const body = {
  water: {
    producedM3: none,
    consumedM3: none,
    storedDeltaM3: none,
    unaccountedM3: none,
    unaccountedPct: none,
    storedM3: 900,
    autonomyHours: 71,
  },
  energy: { kwhPerM3: none, pumpKwh: none, cost: plainFigure(22), co2Kg: none, bySlot: [] },
  powerPct: none,
  alarmsRaised: none,
  storages: [],
  period: { from: 0, to: 10 },
  until: 5,
} as unknown as KpiBody

test('[R10] the other figures repeat neither how long the water lasts nor what the energy cost, which stand above', () => {
  const ids = [...waterRows(body, undefined), ...energyRows(body, undefined, undefined)].map(({ id }) => id)
  expect(ids).toContain('storedM3')
  expect(ids).not.toContain('autonomyHours')
  expect(ids).not.toContain('cost')
})
