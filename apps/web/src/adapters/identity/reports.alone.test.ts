import { FirebaseError } from 'firebase/app'
import type { Auth, User as FirebaseUser } from 'firebase/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { type IdentityReport, subscribeToReports } from './reports.ts'

const firebase = vi.hoisted(() => ({
  change: (_: unknown): void => undefined,
  beforeChange: (_: unknown): void => undefined,
  left: vi.fn<() => void>(),
  signOut: vi.fn(async () => undefined),
}))
vi.mock('firebase/auth', () => ({
  beforeAuthStateChanged: (_: Auth, listener: (user: unknown) => void) => {
    firebase.beforeChange = listener
    return firebase.left
  },
  onIdTokenChanged: (_: Auth, listener: (user: unknown) => void) => {
    firebase.change = listener
    return firebase.left
  },
  signOut: firebase.signOut,
}))
vi.mock('../storage.ts', () => ({ writeTokenExpiration: () => undefined }))

afterEach(() => void vi.useRealTimers())

const result = { claims: { role: 'operator', platforms: ['chaib'] }, expirationTime: '2026-11-21T15:00:00Z' }
const amina = (getIdTokenResult: () => Promise<unknown>) =>
  ({ uid: 'u-1', displayName: null, email: null, photoURL: null, getIdTokenResult }) as unknown as FirebaseUser

const listen = (isLeaving = false) => {
  const reports: IdentityReport[] = []
  const unsubscribe = subscribeToReports(
    {} as Auth,
    (report) => reports.push(report),
    () => isLeaving,
  )
  return { reports, unsubscribe }
}

test('[R1.2] a token that was renewed while it was read is reported once', async () => {
  const { reports } = listen()
  const user = amina(async () => {
    if (reading++ === 0) firebase.change(user)
    return result
  })
  let reading = 0
  firebase.change(user)
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  await Promise.resolve()
  expect(reports.map(({ type }) => type)).toEqual(['user.reported'])
})

test('[R1.2] who left while their token was read is not reported', async () => {
  const { reports, unsubscribe } = listen()
  const reads = Promise.withResolvers<unknown>()
  firebase.change(amina(() => reads.promise))
  firebase.change(null)
  unsubscribe()
  reads.resolve(result)
  await reads.promise
  expect(reports).toEqual([{ type: 'user.absent' }])
})

test('[R1.2] nobody is reported to who stopped listening while the token was read', async () => {
  const { reports, unsubscribe } = listen()
  const reads = Promise.withResolvers<unknown>()
  firebase.change(amina(() => reads.promise))
  unsubscribe()
  reads.resolve(result)
  await reads.promise
  await Promise.resolve()
  expect(reports).toEqual([])
})

test('[R7.4] a session that ends although nobody left is said to be rejected; leaving is not', () => {
  const lost = listen()
  firebase.beforeChange(null)
  firebase.change(null)
  expect(lost.reports.map(({ type }) => type)).toEqual(['session.rejected', 'user.absent'])
  const left = listen(true)
  firebase.beforeChange(null)
  firebase.change(null)
  expect(left.reports.map(({ type }) => type)).toEqual(['user.absent'])
})

const withoutNetwork = () => Promise.reject(new FirebaseError('auth/network-request-failed', 'no network'))

test('a token that could not be read for want of a network is not asked for again once the user has changed', async () => {
  vi.useFakeTimers()
  const { reports, unsubscribe } = listen()
  firebase.change(amina(withoutNetwork))
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(1)
  firebase.change(null)
  expect(vi.getTimerCount()).toBe(0)
  expect(reports).toEqual([{ type: 'user.absent' }])
  unsubscribe()
})

test('who listens no longer is told nothing, waits for nothing, and has left Firebase', async () => {
  vi.useFakeTimers()
  const { unsubscribe } = listen()
  firebase.change(amina(withoutNetwork))
  await vi.advanceTimersByTimeAsync(0)
  firebase.left.mockClear()
  unsubscribe()
  expect(vi.getTimerCount()).toBe(0)
  expect(firebase.left).toHaveBeenCalledTimes(2)
})

test('[R1.2] somebody whose token is refused is signed out, once', async () => {
  firebase.signOut.mockClear()
  const { reports, unsubscribe } = listen()
  firebase.change(amina(() => Promise.reject(new FirebaseError('auth/user-disabled', 'disabled'))))
  await vi.waitFor(() => expect(firebase.signOut).toHaveBeenCalledOnce())
  expect(reports).toEqual([])
  unsubscribe()
})
