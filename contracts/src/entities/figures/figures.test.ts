import { expect, test } from 'vitest'
import { FIGURE_FORMULAS } from '../../figure-formulas.ts'
import { deviationKpi } from '../kpi.ts'
import { FIGURES, type FigureId, figureSpec, isComparable, unitOf } from './index.ts'

const ids = Object.keys(FIGURES) as FigureId[]

test('each figure has a name of its own', () => {
  expect(new Set(ids.map((id) => figureSpec(id).name)).size).toBe(ids.length)
})

test.each(ids)('%s says how it is computed, without a capital and without a full stop', (id) => {
  expect(FIGURE_FORMULAS[id]).toMatch(/^\p{Ll}.*[^.]$/u)
})

test('figures in money are written in the currency of the site, alone or in a price', () => {
  expect(unitOf('cost', 'MAD')).toBe('MAD')
  expect(unitOf('pricePerKwh', 'EUR')).toBe('EUR/kWh')
  expect(unitOf('producedM3', 'MAD')).toBe('m³')
})

test('each figure that a deviation may name is in the catalogue', () => {
  expect(ids).toEqual(expect.arrayContaining(deviationKpi.shape.figure.options))
})

test('a figure is compared when both sides are there, each of at least 80 % of its data where that is said', () => {
  const known = { value: 3, previous: 2, completenessPct: null }
  expect(isComparable(known)).toBe(true)
  expect(isComparable({ ...known, previous: null })).toBe(false)
  expect(isComparable({ ...known, completenessPct: 100, previousCompletenessPct: 80 })).toBe(true)
  expect(isComparable({ ...known, completenessPct: 100, previousCompletenessPct: 79.9 })).toBe(false)
  expect(isComparable({ ...known, completenessPct: 40, previousCompletenessPct: 100 })).toBe(false)
})
