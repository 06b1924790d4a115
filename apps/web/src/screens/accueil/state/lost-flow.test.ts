import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import type { Cause } from '@/widgets/site-state/causes'
import { lostFlowOf } from './lost-flow.ts'

const CUT = Date.UTC(2026, 10, 19, 13, 47)
const [first, second, valve] = ['a', 'b', 'c'].map((id) =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name: id, metrics: [] }),
)
const cut = {
  kind: 'power',
  moments: [],
  id: 'x',
  severity: 'critical',
  since: CUT,
  devices: [first, second, valve],
  general: false,
  whole: false,
  power: { told: 4, on: 1 },
} as Cause

test('a cut takes away what its sources gave before it, and nothing of what was at rest or is no source', () => {
  const last: Readonly<Record<string, { ts: number; value: number }>> = {
    a: { ts: CUT - 4_000, value: 41.5 },
    b: { ts: CUT + 600_000, value: 12 },
    c: { ts: CUT - 4_000, value: 7 },
  }
  const read = (id: string) => last[id] ?? null
  expect(lostFlowOf([cut], [{ device: 'a' }, { device: 'b' }], read)).toBe(41.5)
  expect(lostFlowOf([], [{ device: 'a' }], read)).toBe(0)
})
