import { expect, test, vi } from 'vitest'
import { createFirebaseSession } from './firebase-session.ts'

const connect = vi.hoisted(() => vi.fn())
vi.mock('firebase/app', () => ({ initializeApp: (options: object) => ({ options }) }))
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local',
  indexedDBLocalPersistence: 'indexed',
  connectAuthEmulator: connect,
  initializeAuth: (_: unknown, settings: object) => ({ ...settings, languageCode: null }),
}))

const IDENTITY = { apiKey: 'k', authDomain: 'a', projectId: 'demo' }

test('the identity service writes its e-mails in French, and is that of the deployment', () => {
  const { auth } = createFirebaseSession({ identity: { ...IDENTITY, emulatorUrl: null }, analytics: null })
  expect(auth.languageCode).toBe('fr')
  expect(connect).not.toHaveBeenCalled()
  createFirebaseSession({ identity: { ...IDENTITY, emulatorUrl: 'http://127.0.0.1:9099' }, analytics: null })
  expect(connect).toHaveBeenCalledWith(expect.anything(), 'http://127.0.0.1:9099', expect.anything())
})
