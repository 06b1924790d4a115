import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { createIdentity } from './index.ts'

const firebase = vi.hoisted(() => ({
  auth: {
    currentUser: null as {
      getIdToken: () => Promise<string>
      getIdTokenResult: () => Promise<{ expirationTime: string }>
    } | null,
  },
  subscribe: (_: (said: { type: string }) => void, _isLeaving: () => boolean) => () => undefined as undefined,
  count: vi.fn<(app: unknown, site: unknown) => void>(),
  start: (): object => ({}),
  reset: vi.fn<(auth: unknown, email: string) => Promise<void>>(),
  signOut: async (): Promise<void> => undefined,
}))
vi.mock('firebase/auth', () => ({ signOut: () => firebase.signOut(), sendPasswordResetEmail: firebase.reset }))
vi.mock('./firebase-session.ts', () => ({
  createFirebaseSession: () => ({ app: firebase.start(), auth: firebase.auth }),
}))
vi.mock('./analytics.ts', () => ({ enableAnalytics: firebase.count }))
vi.mock('./reports.ts', () => ({
  subscribeToReports: (_: unknown, report: (said: { type: string }) => void, isLeaving: () => boolean) =>
    firebase.subscribe(report, isLeaving),
}))

const CONFIG = {
  site: 'chaib',
  identity: { apiKey: 'k', authDomain: 'a', projectId: 'demo', emulatorUrl: null },
  analytics: null,
}
const KEY = 'tokenExpirationTime'
const tell = vi.fn<typeof fetch>()
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  firebase.auth.currentUser = {
    getIdToken: async () => 'a-token',
    getIdTokenResult: async () => ({ expirationTime: '2026-11-21T15:00:00Z' }),
  }
  tell.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', tell)
  firebase.subscribe = (report) => {
    report({ type: 'user.reported' })
    return () => undefined
  }
  firebase.signOut = async () => undefined
  firebase.start = () => ({})
  firebase.count.mockReset()
  firebase.reset.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What is reported to the chart, until Firebase has said who is signed in. */
const reportsWith = async (hasUrlToken: boolean): Promise<string[]> => {
  const said: string[] = []
  const identity = createIdentity({ config: CONFIG, hasUrlToken, onUnavailable: () => undefined })
  identity.subscribe(({ type }) => said.push(type))
  await vi.waitFor(() => expect(said).toContain('user.reported'))
  return said
}

test('[R1.3] with a token in the address, a kept session without its entry in the storage is asked for first', async () => {
  expect(await reportsWith(true)).toEqual(['user.reported'])
})

test('[R1.8] without one, the sign-in page of a browser that keeps no entry waits for nothing', async () => {
  expect(await reportsWith(false)).toEqual(['user.absent', 'user.reported'])
})

test('[R1.3] [R1.6] a sign-out that fails leaves the entry of the session that goes on', async () => {
  firebase.signOut = () => Promise.reject(new Error('storage'))
  await expect(createFirebaseIdentity(CONFIG).signOut()).rejects.toThrow('storage')
  expect(tell).not.toHaveBeenCalled()
  expect(stored.get(KEY)).toBe('2026-11-21T15:00:00.000Z')
})

test('[R1.6] a sign-out that works leaves none', async () => {
  await createFirebaseIdentity(CONFIG).signOut()
  expect(stored.has(KEY)).toBe(false)
})

test('[R1.6] a sign-out tells the gateway which sign-in is over, and works without it too', async () => {
  tell.mockRejectedValue(new TypeError('no network'))
  await createFirebaseIdentity(CONFIG).signOut()
  await vi.waitFor(() =>
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      '/api/session/end',
      expect.objectContaining({ method: 'POST', keepalive: true, headers: { authorization: 'Bearer a-token' } }),
    ),
  )
})

test('a session says when its token ends, and nothing where nobody is signed in', async () => {
  const identity = createFirebaseIdentity(CONFIG)
  expect(await identity.getTokenExpiration()).toBe(Date.parse('2026-11-21T15:00:00Z'))
  firebase.auth.currentUser = null
  expect(await identity.getTokenExpiration()).toBeNull()
})

test('[R7.4] after a sign-out that failed, a session that is taken away is said to be rejected', async () => {
  const leaving: boolean[] = []
  firebase.subscribe = (_, isLeaving) => {
    leaving.push(isLeaving())
    return () => undefined
  }
  firebase.signOut = () => Promise.reject(new Error('storage'))
  const identity = createFirebaseIdentity(CONFIG)
  const left = identity.signOut()
  identity.subscribe(() => undefined)
  await expect(left).rejects.toThrow('storage')
  identity.subscribe(() => undefined)
  expect(leaving).toEqual([true, false])
})

test('[R9.1] visits are counted only where the deployment says by whom', () => {
  createFirebaseIdentity(CONFIG)
  expect(firebase.count).not.toHaveBeenCalled()
  createFirebaseIdentity({ ...CONFIG, analytics: { appId: 'a', measurementId: 'm' } })
  expect(firebase.count).toHaveBeenCalledExactlyOnceWith({}, 'chaib')
})

test('[R1.2] who stopped listening before the code of Firebase came is told nothing', async () => {
  const said: string[] = []
  const identity = createIdentity({ config: CONFIG, hasUrlToken: true, onUnavailable: () => undefined })
  identity.subscribe(({ type }) => said.push(type))()
  await identity.getIdToken()
  expect(said).toEqual([])
})

test('[R1.2] who stops listening afterwards has left Firebase', async () => {
  const left = vi.fn<() => undefined>()
  firebase.subscribe = () => left
  const identity = createIdentity({ config: CONFIG, hasUrlToken: true, onUnavailable: () => undefined })
  const stop = identity.subscribe(() => undefined)
  await identity.getIdToken()
  expect(left).not.toHaveBeenCalled()
  stop()
  expect(left).toHaveBeenCalledOnce()
})

test('identity that cannot be started is said to be so, once', async () => {
  const onUnavailable = vi.fn()
  firebase.start = () => {
    throw new Error('no code')
  }
  const identity = createIdentity({ config: CONFIG, hasUrlToken: true, onUnavailable })
  await expect(identity.getIdToken()).rejects.toThrow('no code')
  await vi.waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce())
})

test('[R1.5] a forgotten password is asked for once, and an unknown account is answered as a known one', async () => {
  const identity = createIdentity({ config: CONFIG, hasUrlToken: true, onUnavailable: () => undefined })
  expect(await identity.sendPasswordReset('amina@vigie.test')).toEqual({ ok: true })
  expect(firebase.reset).toHaveBeenCalledExactlyOnceWith(firebase.auth, 'amina@vigie.test')
  firebase.reset.mockRejectedValueOnce(new FirebaseError('auth/user-not-found', 'nobody'))
  expect(await identity.sendPasswordReset('personne@vigie.test')).toEqual({ ok: true })
  firebase.reset.mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', 'no network'))
  expect(await identity.sendPasswordReset('amina@vigie.test')).toEqual({ ok: false, code: 'network' })
})
