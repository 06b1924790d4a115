import { expect, test } from 'vitest'
import type { IdentityService } from './identity.ts'
import { withWalls } from './with-walls.ts'

const person = { email: null, name: null, platforms: ['chaib'], hasSecondFactor: false, expiresAt: 0 }
const identity = {
  verify: async (token: string) => (token === 'bad' ? 'invalid' : { ...person, uid: token, role: 'wall' }),
} as Partial<IdentityService> as IdentityService

test('[R12.1] the account of a wall reads nothing once the wall is revoked, whether it is gone or not', async () => {
  const paired = new Set(['kept'])
  const { verify } = withWalls(identity, async (id) => paired.has(id))
  expect(await verify('wall-kept')).toMatchObject({ uid: 'wall-kept' })
  expect(await verify('wall-revoked')).toBe('invalid')
  paired.delete('kept')
  expect(await verify('wall-kept')).toBe('invalid')
  expect([await verify('somebody'), await verify('bad')]).toEqual([
    expect.objectContaining({ uid: 'somebody' }),
    'invalid',
  ])
})
