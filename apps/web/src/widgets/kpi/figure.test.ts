import { describe, expect, it } from 'vitest'
import { changeOf, formatFigure, meetsTarget, partialBefore, plainFigure } from './figure.ts'

const figure = (value: number | null, previous: number | null) => ({ value, previous, completenessPct: null })

describe('a figure', () => {
  it('that is unknown is a dash, never zero', () => {
    expect(formatFigure(null, { unit: 'm³' })).toBe('–')
    expect(formatFigure(0, { unit: 'm³' })).toBe('0,00\u00a0m³')
  })

  it('keeps three digits that mean something, with its unit', () => {
    expect(formatFigure(1240.4, { unit: 'm³' })).toBe('1\u202f240\u00a0m³')
    expect(formatFigure(12.44, { unit: 'kWh' })).toBe('12,4\u00a0kWh')
    expect(formatFigure(3, { unit: '', decimals: 0 })).toBe('3')
  })
})

describe('its change', () => {
  it('is a share of what it was, and points for a percentage', () => {
    expect(changeOf(figure(110, 100), { unit: 'm³', better: 'less' })).toEqual({
      direction: 'up',
      good: false,
      words: '+10,0\u00a0%',
    })
    expect(changeOf(figure(97, 99), { unit: '%', better: 'more' })).toEqual({
      direction: 'down',
      good: false,
      words: '−2,0\u00a0pt',
    })
  })

  it('is not told without both sides, nor against nothing', () => {
    expect(changeOf(plainFigure(3), { unit: 'm³' })).toBeNull()
    expect(changeOf(figure(null, 3), { unit: 'm³' })).toBeNull()
    expect(changeOf(figure(3, 0), { unit: 'm³' })).toBeNull()
    expect(changeOf(figure(-0.3, 1.9), { unit: 'm³' })).toBeNull()
  })

  it('is stable when it rounds to nothing', () => {
    expect(changeOf(figure(100.01, 100), { unit: 'm³', better: 'more' })).toMatchObject({
      direction: 'flat',
      good: null,
    })
  })
})

it('a comparison says when the stretch before lacks data, and only then', () => {
  const known = { value: 3, previous: 2, completenessPct: 100 }
  expect(partialBefore({ ...known, previousCompletenessPct: 48 })).toBe(48)
  expect(partialBefore({ ...known, previousCompletenessPct: 99.8 })).toBeNull()
  expect(partialBefore(known)).toBeNull()
  expect(partialBefore({ ...known, previous: null, previousCompletenessPct: 0 })).toBeNull()
})

it('a target is met at its very value', () => {
  expect(meetsTarget(10, { value: 10, sense: 'atMost' })).toBe(true)
  expect(meetsTarget(9.9, { value: 10, sense: 'atLeast' })).toBe(false)
})
