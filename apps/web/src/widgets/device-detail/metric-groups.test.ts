import type { MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { metricGroups } from './metric-groups.ts'

const specs = (...ids: readonly MetricId[]) => ids.map((id) => ({ id, cadenceMs: 5_000 }))
const idsOf = (metrics: readonly { readonly id: MetricId }[]) => metrics.map(({ id }) => id)
const ELECTRIC = ['voltage_l1_v', 'voltage_l2_v', 'current_l1_a', 'power_factor'] as const

test('what a pump does now stands apart from what it counted and how it is fed', () => {
  const { work, counters, supply } = metricGroups(
    specs('power_kw', 'running', 'pressure_bar', 'volume_m3', 'energy_kwh', ...ELECTRIC),
  )
  expect(idsOf(work)).toEqual(['power_kw', 'running', 'pressure_bar'])
  expect(idsOf(counters)).toEqual(['volume_m3', 'energy_kwh'])
  expect(idsOf(supply)).toEqual([...ELECTRIC])
})
