import { expect, it } from 'vitest'
import { grantableRoles, platformChoices, withPlatform } from './rights.ts'

it('only a superadmin may make a superadmin', () => {
  expect(grantableRoles('superadmin')).toContain('superadmin')
  expect(grantableRoles('admin')).not.toContain('superadmin')
  expect(grantableRoles('admin')).toContain('admin')
})

it('platforms of others are shown, not to be changed', () => {
  expect(platformChoices(['chaib', 'massa'], ['massa', 'tifnout'])).toEqual([
    { slug: 'chaib', mine: true },
    { slug: 'massa', mine: true },
    { slug: 'tifnout', mine: false },
  ])
})

it('a platform is given once and taken alone', () => {
  expect(withPlatform(['massa'], 'massa', true)).toEqual(['massa'])
  expect(withPlatform(['massa', 'tifnout'], 'massa', false)).toEqual(['tifnout'])
})
