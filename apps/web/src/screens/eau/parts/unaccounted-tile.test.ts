import { expect, test } from 'vitest'
import { plainFigure } from '@/widgets/kpi/figure'
import { unaccountedWords } from './unaccounted-tile.tsx'

const of = (volume: number | null, percent: number | null, capacityM3 = 0) =>
  unaccountedWords({
    water: { unaccountedM3: plainFigure(volume), unaccountedPct: plainFigure(percent) },
    storages: [{ capacityM3 }],
  })

test('[R10] water that is missing less than nothing was counted too often, and what meters may be wrong by says so', () => {
  expect(of(33.4, 12)).toBe('33,4\u00a0m³ non comptés')
  expect(of(-0.95, -0.3)).toBe('0,95\u00a0m³ de plus comptés en aval qu’en amont, dans la marge des compteurs')
  expect(of(3.34, 1.2)).toBe('3,34\u00a0m³ non comptés, dans la marge des compteurs')
  expect(of(null, null)).toBeUndefined()
})

test('[R10] of a young day every share that the gauges of the tanks may make up is within their margin, and says so each time', () => {
  for (const [volume, percent] of [
    [1.23, 1.9],
    [1.73, 2.7],
    [0.57, 0.9],
  ] as const)
    expect(of(volume, percent, 2_700)).toMatch(/, dans la marge des compteurs$/)
  expect(of(12, 2.7, 2_700)).toBe('12,0\u00a0m³ non comptés')
})
