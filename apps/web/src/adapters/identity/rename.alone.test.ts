import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import { rename } from './rename.ts'

const sdk = vi.hoisted(() => ({ updateProfile: vi.fn<(user: unknown, profile: unknown) => Promise<void>>() }))
vi.mock('firebase/auth', () => sdk)

const getIdToken = vi.fn<(fresh: boolean) => Promise<string>>()
const user = { getIdToken }
const auth = (currentUser: object | null) => ({ currentUser }) as unknown as Auth

beforeEach(() => {
  sdk.updateProfile.mockReset().mockResolvedValue()
  getIdToken.mockReset().mockResolvedValue('fresh')
})

test('a new name is set once, and told to all who listen by one fresh token', async () => {
  expect(await rename(auth(user), 'Amina B.')).toEqual({ ok: true })
  expect(sdk.updateProfile).toHaveBeenCalledExactlyOnceWith(user, { displayName: 'Amina B.' })
  expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true)
})

test('a name that cannot be set says why, and asks for no token; nobody has none to set', async () => {
  sdk.updateProfile.mockRejectedValue(new FirebaseError('auth/network-request-failed', 'no network'))
  expect(await rename(auth(user), 'Amina B.')).toEqual({ ok: false, code: 'network' })
  expect(getIdToken).not.toHaveBeenCalled()
  sdk.updateProfile.mockReset()
  expect(await rename(auth(null), 'Amina B.')).toEqual({ ok: false, code: 'unknown' })
  expect(sdk.updateProfile).not.toHaveBeenCalled()
})
