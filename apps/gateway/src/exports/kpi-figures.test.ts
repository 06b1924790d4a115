import { site } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { kpiSample } from '../testing/kpi-sample.ts'
import { figureRows } from './kpi-figures.ts'

const SITE = site.parse({ slug: 'chaib', name: 'Chaib', link: 'http://chaib.test', position: { lat: 30, lon: -9 } })
const changeOf = (value: number, previous: number): unknown => {
  const body = kpiSample('a')
  const storedDeltaM3 = { value, previous, completenessPct: 100 }
  const rows = figureRows(SITE, { ...body, water: { ...body.water, storedDeltaM3 } })
  return rows.find(([name]) => name === 'Variation du stock')?.[4]
}

test('a change across zero, or of what is negative, has no percentage: as on screen', () => {
  expect(changeOf(12, 10)).toBe(20)
  expect(changeOf(0, 10)).toBe(-100)
  expect(changeOf(-5, 10)).toBeNull()
  expect(changeOf(5, -10)).toBeNull()
  expect(changeOf(-20, -10)).toBeNull()
  expect(changeOf(5, 0)).toBeNull()
})
