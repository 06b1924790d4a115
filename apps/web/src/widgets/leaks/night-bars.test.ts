import { expect, test } from 'vitest'
import { nightColumns } from './night-columns.ts'

const AT = Date.UTC(2026, 10, 26, 4)
const DAY = 86_400_000
const night = (recentM3h: (number | null)[], leakSince: number | null, unusualFromM3h?: number) => ({
  at: AT,
  flowM3h: recentM3h.at(-1) ?? 0,
  usualM3h: 0.24,
  leakSince,
  recentM3h,
  ...(unusualFromM3h === undefined ? {} : { unusualFromM3h }),
})
const unusual = (of: Parameters<typeof nightColumns>[0]) =>
  nightColumns(of).map(({ said }) => said.includes('bien plus'))

test('a night is judged by what is usual, not by whether it lies before the finding [R13.2]', () => {
  expect(unusual(night([0.24, 0.8, 0.3, 0.9, 2.1], AT - DAY, 0.74))).toEqual([false, true, false, true, true])
  expect(unusual(night([0.24, 0.8, null, 0.25], null, 0.74))).toEqual([false, true, false, false])
})

test('where no limit is known, the nights since the finding are what it says', () => {
  expect(unusual(night([0.24, 0.8, 0.9, 2.1], AT - DAY))).toEqual([false, false, true, true])
})

test('a night between what is usual and what the alarm calls far more is told as more than usual [R13.2]', () => {
  const [usual, above, far] = nightColumns(night([0.26, 0.67, 0.9], null, 0.74)).map(({ said }) => said)
  expect(usual).not.toContain('ordinaire')
  expect(above).toMatch(/, plus que d’ordinaire$/)
  expect(far).toMatch(/bien plus que d’ordinaire$/)
})
