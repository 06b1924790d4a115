import { role } from '@vigie/contracts/entities'
import { expect, it } from 'vitest'
import { PATHS } from '@/paths'
import { destinationsOf } from './destinations.ts'

const pathsOf = (one: Parameters<typeof destinationsOf>[0]) => destinationsOf(one).map(({ path }) => path)

it('only administrators are led to the accounts [R2]', () => {
  for (const one of [...role.options, null]) {
    expect(pathsOf(one).includes(PATHS.users)).toBe(one === 'admin' || one === 'superadmin')
  }
})

it('every screen that needs no device is one press away', () => {
  const plain = Object.values(PATHS).filter((path) => !path.includes(':') && !path.startsWith('/auth/'))
  expect(pathsOf('superadmin').toSorted()).toEqual(plain.toSorted())
})
