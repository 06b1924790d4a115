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
  const unknown = () => null
  expect(lostFlowOf([cut], [{ device: 'a' }, { device: 'b' }], read, unknown)).toBe(41.5)
  expect(lostFlowOf([], [{ device: 'a' }], read, unknown)).toBe(0)
})

test('[R10] what is still measured after the cut of its own device is not lost, however soon after', () => {
  const lost = (ts: number) =>
    lostFlowOf(
      [cut],
      [{ device: 'a' }],
      () => ({ ts, value: 41.5 }),
      () => CUT,
    )
  expect([lost(CUT - 1), lost(CUT + 5_000)]).toEqual([41.5, 0])
})
