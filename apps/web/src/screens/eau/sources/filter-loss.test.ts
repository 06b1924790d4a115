import { expect, test } from 'vitest'
import { filterLoss } from './filter-loss.tsx'

const found = {
  kind: 'clogged-filter' as const,
  device: 'forage-1',
  present: 1.27,
  unit: 'bar',
  endedAt: null,
  feedback: null,
}

test('[R8.2] what a filter takes while its pump runs is told, also while it stands and both pressures are alike', () => {
  expect(filterLoss([found], 'forage-1')?.replaceAll('\u00a0', ' ')).toBe('filtre : −1,27 bar en marche')
})

test('[R8.2] nothing is told of another pump, of a filter that was cleaned, or of what was rejected', () => {
  expect(filterLoss([found], 'forage-2')).toBe(null)
  expect(filterLoss([{ ...found, endedAt: 1 }], 'forage-1')).toBe(null)
  expect(filterLoss([{ ...found, kind: 'leak', unit: 'm³/h' }], 'forage-1')).toBe(null)
  expect(filterLoss([{ ...found, feedback: { verdict: 'rejected', at: 1, by: 'a' } as never }], 'forage-1')).toBe(null)
})
