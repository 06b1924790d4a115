import type { PublicConfig } from '@vigie/contracts/rest'
import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'

export type FirebaseSession = { readonly app: FirebaseApp; readonly auth: Auth }

/** Starts Firebase with the settings of this deployment. No pop-up sign-in: its code stays out of the page. */
export const createFirebaseSession = ({ identity, analytics }: Pick<PublicConfig, 'identity' | 'analytics'>) => {
  const { emulatorUrl, ...options } = identity
  const app = initializeApp({ ...options, ...(analytics ?? {}) })
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  auth.languageCode = 'fr'
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return { app, auth } satisfies FirebaseSession
}
