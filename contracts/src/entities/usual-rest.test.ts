import { expect, test } from 'vitest'
import type { KpiBody } from './kpi.ts'
import { isPumpingOver } from './usual-rest.ts'

const planOf = (byNow: number) => ({ producedM3: { byNow, whole: 600 } }) as unknown as KpiBody['plan']

test('[R10] once a usual day has made all of its water nothing of its end hangs on the pumps, of a longer period it does', () => {
  const today = { from: 0, to: 24 * 3_600_000 }
  const at = (byNow: number, period: typeof today | undefined = today) =>
    isPumpingOver({ plan: planOf(byNow), period: today }, period)
  expect(at(300)).toBe(false)
  expect(at(598)).toBe(true)
  expect(at(598, { from: 0, to: 30 * today.to })).toBe(false)
  expect(isPumpingOver({ plan: null, period: today }, today)).toBe(false)
})
