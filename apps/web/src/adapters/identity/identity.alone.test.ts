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
  subscribe: (_: (said: { type: string }) => void) => () => undefined as undefined,
  signOut: async (): Promise<void> => undefined,
}))
vi.mock('firebase/auth', () => ({ signOut: () => firebase.signOut() }))
vi.mock('./firebase-session.ts', () => ({ createFirebaseSession: () => ({ app: {}, auth: firebase.auth }) }))
vi.mock('./reports.ts', () => ({
  subscribeToReports: (_: unknown, report: (said: { type: string }) => void) => firebase.subscribe(report),
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
