import type { Figure } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import {
  canCompare,
  changeOf,
  formatBare,
  formatCompleteness,
  formatFigure,
  formatSigned,
  meetsTarget,
  partialBefore,
  plainFigure,
  tooLittleBefore,
  verdictOf,
} from './figure.ts'
import { columnOf, formulaOf } from './formula.ts'

const figure = (value: number | null, previous: number | null) => ({ value, previous, completenessPct: null })

describe('a figure', () => {
  test('that is unknown is a dash, never zero', () => {
    expect(formatFigure(null, 'producedM3')).toBe('–')
    expect(formatFigure(0, 'producedM3')).toBe('0,00\u00a0m³')
  })

  test('keeps three digits that mean something, with its unit', () => {
    expect(formatFigure(1240.4, 'producedM3')).toBe('1\u202f240\u00a0m³')
    expect(formatFigure(12.44, 'gridKwh')).toBe('12,4\u00a0kWh')
    expect(formatSigned(-3.21, 'storedDeltaM3')).toBe('−3,21\u00a0m³')
  })

  test('keeps the decimals of the catalogue where it names them', () => {
    expect(formatFigure(3, 'starts')).toBe('3')
    expect(formatFigure(99.987, 'powerPct')).toBe('99,99\u00a0%')
  })

  test('of a share below 100 % never reaches it by rounding', () => {
    expect(formatFigure(99.9999, 'powerPct')).toBe('99,99\u00a0%')
    expect(formatFigure(99.97, 'levelPct')).toBe('99,9\u00a0%')
    expect(formatFigure(100, 'powerPct')).toBe('100,00\u00a0%')
  })

  test('in money is written in the currency of the site, a price per unit as well', () => {
    expect(formatFigure(1240.4, 'cost', 'MAD')).toBe('1\u202f240\u00a0MAD')
    expect(formatFigure(1.2, 'pricePerKwh', 'MAD')).toBe('1,20\u00a0MAD/kWh')
    expect(columnOf('cost', 'EUR').unit).toBe('EUR')
  })

  test('says how it is computed', () => {
    expect(formulaOf('producedM3')).toBe('Eau produite : somme des volumes comptés par les sources.')
  })
})

describe('its change', () => {
  test('is a share of what it was, and points for a percentage', () => {
    expect(changeOf(figure(110, 100), 'gridKwh')).toEqual({ direction: 'up', good: false, words: '+10,0\u00a0%' })
    expect(changeOf(figure(97, 99), 'powerPct')).toEqual({ direction: 'down', good: false, words: '−2,0\u00a0pt' })
  })

  test('goes neither way where it is less than meters waver by, and still says how much', () => {
    expect(changeOf(figure(1_001, 1_000), 'gridKwh')).toEqual({ direction: 'flat', good: null, words: '+0,1\u00a0%' })
    expect(changeOf(figure(100_001, 100_000), 'gridKwh')?.words).toBe('0,0\u00a0%')
    expect(changeOf(figure(994, 1_000), 'gridKwh')?.direction).toBe('down')
  })

  test('is neither good nor bad where the catalogue says no way is better', () => {
    expect(changeOf(figure(110, 100), 'producedM3')?.good).toBeNull()
  })

  test('is not told without both sides, nor against nothing', () => {
    expect(changeOf(plainFigure(3), 'producedM3')).toBeNull()
    // what is a change already has no share
    expect(changeOf(figure(121, 129), 'storedDeltaM3')).toBeNull()
    expect(changeOf(figure(null, 3), 'producedM3')).toBeNull()
    expect(changeOf(figure(3, 0), 'producedM3')).toBeNull()
    expect(changeOf(figure(-0.3, 1.9), 'storedDeltaM3')).toBeNull()
  })

  test('is not told against a stretch that lacks data, least of all as good news', () => {
    const sparse = { ...figure(60, 100), previousCompletenessPct: 20 }
    expect(changeOf(sparse, 'gridKwh')).toBeNull()
    expect(tooLittleBefore(sparse)).toBe(20)
    expect(tooLittleBefore({ ...sparse, previousCompletenessPct: 90 })).toBeNull()
    expect(changeOf({ ...figure(60, 100), completenessPct: 30, previousCompletenessPct: 100 }, 'gridKwh')).toBeNull()
  })

  test('there is nothing to compare when no device has enough data before', () => {
    const source = { volumeM3: { ...figure(60, 100), previousCompletenessPct: 20 } }
    const body = (volumeM3: Figure) => ({
      sources: [],
      meters: [],
      consumptions: [{ device: 'secteur', volumeM3, budgetM3: null, nightFlowM3h: plainFigure(null) }],
    })
    expect(canCompare(body(source.volumeM3))).toBe(false)
    expect(canCompare(body(figure(60, null)))).toBe(false)
    expect(canCompare(body(figure(60, 60)))).toBe(true)
  })

  test('is a multiple, not a percentage, on a base that is tiny beside it', () => {
    expect(changeOf(figure(24.7, 1), 'consumedM3')?.words).toBe('×\u00a025')
    expect(changeOf(figure(9.9, 1), 'consumedM3')?.words).toBe('+890\u00a0%')
  })

  test('is stable when it rounds to nothing', () => {
    expect(changeOf(figure(100.01, 100), 'solarKwh')).toMatchObject({ direction: 'flat', good: null })
  })
})

test('a comparison says when the stretch before lacks data, and only then', () => {
  const known = { value: 3, previous: 2, completenessPct: 100 }
  expect(partialBefore({ ...known, previousCompletenessPct: 48 })).toBe(48)
  expect(partialBefore({ ...known, previousCompletenessPct: 99.8 })).toBeNull()
  expect(partialBefore(known)).toBeNull()
  expect(partialBefore({ ...known, previous: null, previousCompletenessPct: 0 })).toBeNull()
})

test('a target is met at its very value', () => {
  expect(meetsTarget(10, { value: 10, sense: 'atMost' })).toBe(true)
  expect(meetsTarget(9.9, { value: 10, sense: 'atLeast' })).toBe(false)
})

test('a target is said to be met of closed periods only, and never while something is cut', () => {
  const target = { value: 99, sense: 'atLeast' } as const
  expect(verdictOf(99.59, target, { isOpen: false, isCut: false })).toBe('met')
  expect(verdictOf(98, target, { isOpen: false, isCut: false })).toBe('missed')
  expect(verdictOf(99.59, target, { isOpen: true, isCut: false })).toBeNull()
  expect(verdictOf(99.59, target, { isOpen: false, isCut: true })).toBeNull()
  expect(verdictOf(null, target, { isOpen: false, isCut: false })).toBeNull()
})

test('[R10] a share of the data is said in one way, and is never rounded up to all of it', () => {
  const plain = (percent: number) => formatCompleteness(percent).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(plain(99.94)).toBe('99,9 %')
  expect(plain(99.97)).toBe('99,9 %')
  expect(plain(100)).toBe('100 %')
})

test('a length of time has one form, in a column as in a sentence', () => {
  const said = [formatFigure(91.8, 'autonomyHours'), formatBare(91.8, 'autonomyHours')]
  expect(said).toEqual(['3\u00a0j 20\u00a0h', '3\u00a0j 20\u00a0h'])
  expect(formatBare(6.35, 'runningHours')).toBe('6\u00a0h 21\u00a0min')
  expect(columnOf('runningHours').unit).toBe('')
})
