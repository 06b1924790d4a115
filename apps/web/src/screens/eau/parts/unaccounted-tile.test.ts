import { expect, test } from 'vitest'
import { plainFigure } from '@/widgets/kpi/figure'
import { unaccountedWords } from './unaccounted-tile.tsx'

const of = (volume: number | null, percent: number | null) =>
  unaccountedWords({ unaccountedM3: plainFigure(volume), unaccountedPct: plainFigure(percent) })

test('[R10] water that is missing less than nothing was counted too often, and what meters may be wrong by says so', () => {
  expect(of(33.4, 12)).toBe('33,4\u00a0m³ non comptés')
  expect(of(-0.95, -0.3)).toBe('0,95\u00a0m³ de plus comptés en aval qu’en amont, dans la marge des compteurs')
  expect(of(3.34, 1.2)).toBe('3,34\u00a0m³ non comptés, dans la marge des compteurs')
  expect(of(null, null)).toBeUndefined()
})
