import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type TokenClaims, tokenClaims } from '@vigie/contracts/entities'
import type { ErrorCode } from '@vigie/contracts/errors'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import ky, { HTTPError } from 'ky'
import { done, type Outcome } from '../outcome.ts'
import { attempt, createFirebaseApp, firebaseCode, type IdentityOptions } from './firebase-app.ts'

// accounts of the identity service, listed and changed; who may do so is decided elsewhere

/** An account as it is administered. */
export type ManagedAccount = {
  readonly uid: string
  readonly email: string | null
  readonly displayName: string | null
  readonly claims: TokenClaims
  /** every custom claim as stored, those unknown to us included */
  readonly customClaims: Readonly<Record<string, unknown>>
  readonly disabled: boolean
  /** ms since 1970 */
  readonly createdAt: number | null
  readonly lastSignInAt: number | null
}
/** A name that is null is taken away. */
export type AccountChange = { readonly displayName?: string | null; readonly disabled?: boolean }

/** Errors of all: user.not-found, user.exists, claims.too-large, request.invalid, auth.unavailable. */
export type IdentityAccounts = {
  list: () => Promise<Outcome<ManagedAccount[]>>
  get: (uid: string) => Promise<Outcome<ManagedAccount>>
  /** Makes an account with a password that nobody knows: its person chooses one by the reset e-mail. */
  create: (account: { email: string; displayName: string }) => Promise<Outcome<ManagedAccount>>
  /** Makes an account that nobody signs in to with a password, unless there is one of this uid. */
  ensure: (uid: string, displayName: string) => Promise<Outcome<unknown>>
  /** A token that signs an account in once. */
  customToken: (uid: string) => Promise<Outcome<string>>
  update: (uid: string, change: AccountChange) => Promise<Outcome<unknown>>
  /** Replaces all custom claims. */
  setClaims: (uid: string, customClaims: Readonly<Record<string, unknown>>) => Promise<Outcome<unknown>>
  remove: (uid: string) => Promise<Outcome<unknown>>
  /** Ends every sign-in until now. */
  revoke: (uid: string) => Promise<Outcome<unknown>>
  /** Sends the identity service's own e-mail, in French. */
  sendReset: (email: string) => Promise<Outcome<unknown>>
  close: () => Promise<void>
}

const PAGE = 1_000
const RESET_WITHIN_MS = 8_000

export const createIdentityAccounts = (options: IdentityOptions & { apiKey: string }): IdentityAccounts => {
  const { auth, close } = createFirebaseApp(options)
  const toolkit = ky.create({ prefix: toolkitOf(options.emulatorHost), timeout: RESET_WITHIN_MS, retry: 0 })
  return {
    list: () => attempt(readAll(auth), accountFailure),
    get: (uid) => attempt(auth.getUser(uid).then(toManaged), accountFailure),
    create: (account) =>
      attempt(auth.createUser({ ...account, password: unknownPassword() }).then(toManaged), accountFailure),
    ensure: async (uid, displayName) => {
      const made = await attempt(auth.createUser({ uid, displayName }), accountFailure)
      return made.ok || made.code !== 'user.exists' ? made : done(uid)
    },
    customToken: (uid) => attempt(auth.createCustomToken(uid), accountFailure),
    update: (uid, change) => attempt(auth.updateUser(uid, change), accountFailure),
    setClaims: (uid, customClaims) => attempt(auth.setCustomUserClaims(uid, customClaims), accountFailure),
    remove: (uid) => attempt(auth.deleteUser(uid), accountFailure),
    revoke: async (uid) => {
      await nextSecond()
      return attempt(auth.revokeRefreshTokens(uid), accountFailure)
    },
    sendReset: (email) =>
      attempt(
        toolkit
          .post('accounts:sendOobCode', {
            searchParams: { key: options.apiKey },
            headers: { 'x-firebase-locale': 'fr' },
            json: { requestType: 'PASSWORD_RESET', email },
          })
          .json(),
        (error) =>
          error instanceof HTTPError && error.response.status === 400 ? 'user.not-found' : 'auth.unavailable',
      ),
    close,
  }
}

/** Of four kinds, as any password policy may want. */
const unknownPassword = (): string => `${randomBytes(24).toString('base64url')}aA1!`

/** Sign-ins are dated in whole seconds: within the same one, revoking would spare them. A timer may be early. */
const nextSecond = async (): Promise<void> => {
  const until = Math.floor(Date.now() / 1_000 + 1) * 1_000
  while (Date.now() < until) await delay(until - Date.now())
}

const toolkitOf = (emulatorHost: string | null): string =>
  `${emulatorHost === null ? 'https:/' : `http://${emulatorHost}`}/identitytoolkit.googleapis.com/v1`

const readAll = async (auth: Auth): Promise<ManagedAccount[]> => {
  const accounts: ManagedAccount[] = []
  let page: string | undefined
  do {
    const { users, pageToken } = await auth.listUsers(PAGE, page)
    accounts.push(...users.map(toManaged))
    page = pageToken
  } while (page !== undefined)
  return accounts
}

const toManaged = (record: UserRecord): ManagedAccount => ({
  uid: record.uid,
  email: record.email ?? null,
  displayName: record.displayName ?? null,
  claims: tokenClaims.parse(record.customClaims ?? {}),
  customClaims: record.customClaims ?? {},
  disabled: record.disabled,
  createdAt: instantOf(record.metadata.creationTime),
  lastSignInAt: instantOf(record.metadata.lastSignInTime),
})

const instantOf = (text: string | null | undefined): number | null => {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : at
}

/** Which failure an error about an account is. */
export const accountFailure = (error: unknown): ErrorCode => {
  switch (firebaseCode(error)) {
    case 'auth/user-not-found':
      return 'user.not-found'
    case 'auth/email-already-exists':
    case 'auth/uid-already-exists':
      return 'user.exists'
    case 'auth/claims-too-large':
      return 'claims.too-large'
    case 'auth/argument-error':
    case 'auth/invalid-uid':
    case 'auth/invalid-email':
    case 'auth/invalid-password':
    case 'auth/invalid-display-name':
      return 'request.invalid'
    default:
      return 'auth.unavailable'
  }
}
