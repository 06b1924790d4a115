import { FirebaseError } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { beforeEach, describe, expect, it as test, vi } from 'vitest'
import { changePassword } from './password-change.ts'

const calls: string[] = []
const firebase = vi.hoisted(() => ({
  reauthenticate: vi.fn<(user: unknown, credential: unknown) => Promise<void>>(),
  update: vi.fn<(user: unknown, password: string) => Promise<void>>(),
}))
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  reauthenticateWithCredential: firebase.reauthenticate,
  updatePassword: firebase.update,
}))

const authOf = (currentUser: { readonly email: string | null } | null) => ({ currentUser }) as unknown as Auth
const amina = { email: 'amina@vigie.test' }
const change = { current: 'Ancien-2026!', next: 'Nouveau-2026!' }

beforeEach(() => {
  calls.length = 0
  firebase.reauthenticate.mockReset().mockImplementation(async () => void calls.push('reauthenticate'))
  firebase.update.mockReset().mockImplementation(async () => void calls.push('update'))
})

describe('changing the password', () => {
  test("rejects with 'No user is signed in' without a user [R5.1]", async () => {
    await expect(changePassword(authOf(null), change)).rejects.toThrow(/^No user is signed in$/)
    expect(calls).toEqual([])
  })

  test("rejects with 'User email is not available' without an e-mail [R5.1]", async () => {
    await expect(changePassword(authOf({ email: null }), change)).rejects.toThrow(/^User email is not available$/)
    expect(calls).toEqual([])
  })

  test('proves the current password, then sets the new one [R5.1]', async () => {
    await expect(changePassword(authOf(amina), change)).resolves.toEqual({ ok: true })
    expect(calls).toEqual(['reauthenticate', 'update'])
    expect(firebase.reauthenticate).toHaveBeenCalledWith(amina, { email: amina.email, password: change.current })
    expect(firebase.update).toHaveBeenCalledWith(amina, change.next)
  })

  test('a wrong current password sets nothing [R5.1]', async () => {
    firebase.reauthenticate.mockRejectedValue(new FirebaseError('auth/wrong-password', 'no'))
    await expect(changePassword(authOf(amina), change)).resolves.toEqual({ ok: false, code: 'credentials' })
    expect(calls).toEqual([])
  })

  test('a password the service finds too weak is told as such [R5.1]', async () => {
    firebase.update.mockRejectedValue(new FirebaseError('auth/weak-password', 'no'))
    await expect(changePassword(authOf(amina), change)).resolves.toEqual({ ok: false, code: 'weak-password' })
  })
})
