import { deviceId, type KpiBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { LimitBasis } from './lead.ts'
import { signOf } from './sign-of.ts'

const leaking = (days: number) => ({
  plan: {
    ...{ producedM3: null, consumedM3: null, cost: null, days: 4, buckets: [] },
    leaks: [{ device: deviceId.parse('secteur-1'), m3PerHour: 1.87, days }],
  } satisfies KpiBody['plan'],
})
const limit = (basis: LimitBasis, resting = false) => ({ limit: { basis }, resting })

test('[R10] below a habit that a leak is part of water stands in no green; beyond it the sign is as ever', () => {
  expect(signOf('within', 'consumedM3', limit('usual'), leaking(3)).tone).toBe('neutral')
  expect(signOf('over', 'consumedM3', limit('usual'), leaking(3)).tone).toBe('warn')
})

test('[R10] a habit without the leak, a budget, and money are judged as they are', () => {
  expect(signOf('within', 'consumedM3', limit('usual'), leaking(0)).tone).toBe('good')
  expect(signOf('within', 'consumedM3', limit('budget'), leaking(3)).tone).toBe('good')
  expect(signOf('within', 'cost', limit('usual'), leaking(3)).tone).toBe('good')
  expect(signOf('within', 'consumedM3', limit('usual'), { plan: null }).tone).toBe('good')
})

test('[R10] what stays below its habit because pumps stand earns no green; a budget is kept to all the same', () => {
  expect(signOf('within', 'cost', limit('usual', true), { plan: null }).tone).toBe('neutral')
  expect(signOf('over', 'cost', limit('usual', true), { plan: null }).tone).toBe('warn')
  expect(signOf('within', 'cost', limit('budget', true), { plan: null }).tone).toBe('good')
})

test('[R10] money that was not spent as hardly any water was made earns no green either, once no pumping is left to come', () => {
  const made = (counted: number) => ({
    plan: {
      ...{ consumedM3: null, cost: null, days: 4, buckets: [] },
      producedM3: {
        basis: 'weekdays',
        byNow: 507,
        whole: 513,
        projected: 47,
        closed: { at: 0, counted, expected: 502 },
      },
    } satisfies KpiBody['plan'],
  })
  expect(signOf('within', 'cost', limit('usual'), made(42)).tone).toBe('neutral')
  expect(signOf('within', 'cost', limit('usual'), made(480)).tone).toBe('good')
  expect(signOf('within', 'consumedM3', limit('usual'), made(42)).tone).toBe('good')
})
