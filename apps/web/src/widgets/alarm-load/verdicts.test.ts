import type { AlarmLoad } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { judgementOf, type Limits, MEASURES, verdictOf } from './verdicts.ts'

const both: Limits = { acceptable: 150, manageable: 300 }
const one: Limits = { acceptable: 10 }
const strict: Limits = { acceptable: 1, strict: true }

test.each([
  [150, both, 'acceptable'],
  [300, both, 'manageable'],
  [300.1, both, 'excessive'],
  [10, one, 'acceptable'],
  [11, one, 'excessive'],
  [0.99, strict, 'acceptable'],
  [1, strict, 'excessive'],
  [null, both, null],
] as const)('%s against %j is %s', (value, limits, verdict) => {
  expect(verdictOf(value, limits)).toBe(verdict)
})

test('[R11.8] the share of the ten most frequent alarms is judged from a hundred alarms on, the others whatever there is', () => {
  const load = (raised: number) => ({ raised, topTenPct: 92, perDay: 400 }) as AlarmLoad
  const judged = (raised: number, measure: string) => {
    const one = MEASURES.find((each) => each.measure === measure)
    return one === undefined ? undefined : judgementOf(load(raised), one)
  }
  expect(judged(26, 'topTenPct')).toBeNull()
  expect(judged(100, 'topTenPct')).toBe('excessive')
  expect(judged(26, 'perDay')).toBe('excessive')
})
