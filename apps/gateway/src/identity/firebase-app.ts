import type { ErrorCode } from '@vigie/contracts/errors'
import { type AppOptions, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'

/** Which identity service, and how it is reached. */
export type IdentityOptions = {
  readonly projectId: string
  /** host:port of the identity emulator; null: the real service */
  readonly emulatorHost: string | null
  /** credentials and an outbound agent, where not the default ones */
  readonly app?: Pick<AppOptions, 'credential' | 'httpAgent'>
}

const ANSWER_WITHIN_MS = 8_000

/** A client of the identity service, apart from every other one in this process. */
export const createFirebaseApp = ({
  projectId,
  emulatorHost,
  app: options,
}: IdentityOptions): { auth: Auth; close: () => Promise<void> } => {
  if (emulatorHost !== null) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost
  const app = initializeApp({ ...options, projectId }, `gateway-${crypto.randomUUID()}`)
  return { auth: getAuth(app), close: () => deleteApp(app) }
}

/** The outcome of a call to the identity service; auth.unavailable when it takes longer than ANSWER_WITHIN_MS. */
export const attempt = async <T>(work: Promise<T>, codeOf: (error: unknown) => ErrorCode): Promise<Outcome<T>> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve(failed('auth.unavailable')), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([work.then(done), late])
  } catch (error) {
    return failed(codeOf(error))
  } finally {
    clearTimeout(timer)
  }
}

/** The code that firebase-admin put on an error; undefined on any other. */
export const firebaseCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
