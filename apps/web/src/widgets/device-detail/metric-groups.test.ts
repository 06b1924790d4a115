import type { MetricId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { detail } from '@/text/detail'
import { metricGroups } from './metric-groups.ts'

const specs = (...ids: readonly MetricId[]) => ids.map((id) => ({ id, cadenceMs: 5_000 }))
const idsOf = (metrics: readonly { readonly id: MetricId }[]) => metrics.map(({ id }) => id)
const ELECTRIC = ['voltage_l1_v', 'voltage_l2_v', 'current_l1_a', 'power_factor'] as const

test('what a pump does now comes before what it counted and how it is fed', () => {
  const { first, rest } = metricGroups(
    specs('power_kw', 'running', 'pressure_bar', 'volume_m3', 'energy_kwh', ...ELECTRIC),
  )
  expect(idsOf(first)).toEqual(['power_kw', 'running', 'pressure_bar'])
  expect(rest.map(({ title, metrics }) => [title, idsOf(metrics)])).toEqual([
    [detail.counters, ['volume_m3', 'energy_kwh']],
    [detail.supply, [...ELECTRIC]],
  ])
})

test('few values, and values of one kind, stay together', () => {
  expect(metricGroups(specs('power_kw', 'volume_m3')).rest).toEqual([])
  const fed = specs(...ELECTRIC, 'voltage_l3_v', 'current_l2_a', 'current_l3_a', 'frequency_hz')
  expect(metricGroups(fed)).toEqual({ first: fed, rest: [] })
})
