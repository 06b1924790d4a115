import { expect, test } from 'vitest'
import { grantableRoles, platformChoices, withPlatform } from './rights.ts'

test('only a superadmin may make a superadmin', () => {
  expect(grantableRoles('superadmin')).toContain('superadmin')
  expect(grantableRoles('admin')).not.toContain('superadmin')
  expect(grantableRoles('admin')).toContain('admin')
})

test('platforms of others are shown, and only a superadmin may change them', () => {
  const platforms = ['chaib', 'massa']
  expect(platformChoices({ userRole: 'admin', platforms }, ['massa', 'tifnout'])).toEqual([
    { slug: 'chaib', open: true },
    { slug: 'massa', open: true },
    { slug: 'tifnout', open: false },
  ])
  expect(platformChoices({ userRole: 'superadmin', platforms }, ['tifnout']).at(-1)?.open).toBe(true)
})

test('a platform is given once and taken alone', () => {
  expect(withPlatform(['massa'], 'massa', true)).toEqual(['massa'])
  expect(withPlatform(['massa', 'tifnout'], 'massa', false)).toEqual(['tifnout'])
})
