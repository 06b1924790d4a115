import { expect, test } from 'vitest'
import { leakCost, leakLoss } from './leak-cost.ts'

const estimate = (value: number) => ({ value, low: 0.9 * value, high: 1.1 * value })
const said = (...of: Parameters<typeof leakCost>) => leakCost(...of)?.replaceAll('\u00a0', ' ')

test('[R13.2] a leak costs so much a day, at the price that its water has had since it began', () => {
  expect(said({ cost: estimate(491.2), volumeM3: estimate(1_003) }, 44.9, 'MAD')).toBe(
    '≈ 22 MAD par jour, 491 MAD depuis le début (coût d’énergie)',
  )
})

test('[R13.2] where what it draws in a day is not known its whole cost is told, and nothing where it has no price', () => {
  const total = '491 MAD depuis le début (coût d’énergie)'
  expect(said({ cost: estimate(491.2), volumeM3: estimate(1_003) }, null, 'MAD')).toBe(total)
  expect(said({ cost: estimate(491.2), volumeM3: null }, 44.9, 'MAD')).toBe(total)
  expect(leakCost({ cost: null, volumeM3: estimate(1_003) }, 44.9, 'MAD')).toBeNull()
})

test('[R13.2] the page of a sector tells what its leak took since it began, in water and in energy', () => {
  const since = Date.parse('2026-11-03T12:00:00Z')
  const told = leakLoss({ cost: estimate(488), volumeM3: estimate(1_012), since }, 44.9, 'MAD')
  expect(told.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    '1 012 m³ perdus depuis le 03/11 · ≈ 22 MAD par jour, 488 MAD depuis le début (coût d’énergie)',
  )
  const month = { from: Date.parse('2026-11-01T00:00:00Z'), volumeM3: 5_186, budgetM3: 4_570 }
  const beside = (change: object) =>
    leakLoss({ cost: null, volumeM3: estimate(1_008), since }, 44.9, 'MAD', { ...month, ...change })
  expect(beside({}).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    '1 008 m³ perdus depuis le 03/11 · sans elle, ≈ 91 % du budget du mois',
  )
  // within its budget, or of a leak that began before the month
  expect(beside({ volumeM3: 4_000 })).not.toContain('sans elle')
  expect(beside({ from: since + 1 })).not.toContain('sans elle')
  expect(leakLoss({ cost: null, volumeM3: null, since }, 44.9, 'MAD')).toBe('')
})
