import type { ManagedUser } from '@vigie/contracts/rest'
import { expect, test } from 'vitest'
import { changeOf } from './account-change.ts'

const user: ManagedUser = {
  uid: 'u1',
  email: 'amina@vigie.test',
  displayName: 'Amina',
  role: 'operator',
  platforms: ['chaib', 'massa'],
  disabled: false,
  createdAt: null,
  lastSignInAt: null,
  editable: true,
}
const same = { displayName: 'Amina', role: 'operator', platforms: ['massa', 'chaib'] } as const

test('only what changed is sent, so that nothing else is overwritten', () => {
  expect(changeOf(user, { ...same, platforms: [...same.platforms] })).toBeNull()
  expect(changeOf(user, { ...same, platforms: ['massa', 'chaib'], role: 'viewer' })).toEqual({ role: 'viewer' })
  expect(changeOf(user, { ...same, displayName: 'Amina N.', platforms: ['massa'] })).toEqual({
    displayName: 'Amina N.',
    platforms: ['massa'],
  })
})
