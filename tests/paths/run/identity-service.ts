// Answers the page's calls to the identity service in its place, as the path says.
import { HOUR_MS } from '@vigie/contracts/entities'
import { type AuthEvent, authFixtures } from '@vigie/machines/auth'
import type { Page, Route } from 'playwright/test'
import { z } from 'zod'
import type { Calls } from './calls.ts'

export type Person = Pick<Extract<AuthEvent, { readonly type: 'user.reported' }>, 'user' | 'claims'>

const TOOLKIT = '/identitytoolkit.googleapis.com'
const ACCOUNTS = `${TOOLKIT}/v1/accounts`
const TOKENS = '/securetoken.googleapis.com/v1/token'
export const IDENTITY_CALLS = {
  password: `${ACCOUNTS}:signInWithPassword`,
  customToken: `${ACCOUNTS}:signInWithCustomToken`,
  secondFactor: `${TOOLKIT}/v2/accounts/mfaSignIn:finalize`,
  /** the renewal of a token that was granted already expired */
  lateToken: `${TOKENS} of a late token`,
} as const

/** Answers for the identity service on this page; sign-ins and renewals of late tokens wait for the path. */
export const answerForIdentity = async (page: Page, calls: Calls): Promise<void> => {
  const holdLate = calls.keep(IDENTITY_CALLS.lateToken)
  await page.route(
    ({ pathname }) => pathname === `${ACCOUNTS}:lookup`,
    (route) => answer(route, { users: [accountOf(lookup.parse(route.request().postDataJSON()).idToken)] }),
  )
  await page.route(
    ({ pathname }) => pathname === TOKENS,
    (route) => {
      const [kind, token = ''] = (
        new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? ''
      ).split(' ')
      if (kind === 'late') return holdLate(route)
      if (kind === 'first')
        return answer(route, { access_token: token, id_token: token, refresh_token: 'late', expires_in: '0' })
      return answer(route, { access_token: token, id_token: token, refresh_token: `same ${token}`, expires_in: HOUR_S })
    },
  )
  await calls.hold(IDENTITY_CALLS.password)
  await calls.hold(IDENTITY_CALLS.customToken)
  await calls.hold(IDENTITY_CALLS.secondFactor)
}

const HOUR_S = '3600'
const [operator] = authFixtures.events['user.reported']

/** Whether this is the person whom every sign-in is granted to. */
export const isGranted = ({ user }: Pick<Person, 'user'>): boolean => user.uid === operator.user.uid

/** Grants a sign-in with an expired token, so that Firebase reports the user only once the token is renewed. */
export const grantLate = (route: Route): Promise<void> => {
  const refreshToken = `first ${tokenOf(operator)}`
  return answer(route, { localId: operator.user.uid, idToken: tokenOf(operator), refreshToken, expiresIn: '0' })
}

/** Grants a sign-in: Firebase reports this person at once. */
export const grant = (route: Route, person: Person): Promise<void> => {
  const idToken = tokenOf(person)
  return answer(route, { localId: person.user.uid, idToken, refreshToken: `same ${idToken}`, expiresIn: HOUR_S })
}

/** Finds the password right, and asks for another factor: the code of an authenticator, or a message to a phone. */
export const askBeside = (route: Route, factor: 'totp' | 'phone'): Promise<void> =>
  answer(route, {
    localId: operator.user.uid,
    // the SDK dates the token that ends the sign-in by this answer
    expiresIn: '0',
    mfaPendingCredential: 'pending',
    mfaInfo: [
      {
        mfaEnrollmentId: 'factor-1',
        enrolledAt: '2026-11-01T08:00:00Z',
        ...(factor === 'totp' ? { totpInfo: {} } : { phoneInfo: '+*********12' }),
      },
    ],
  })

/** Renews the late token for this person, whom Firebase then reports. */
export const renewLate = (route: Route, person: Person): Promise<void> => {
  const token = tokenOf(person)
  return answer(route, { access_token: token, id_token: token, refresh_token: `same ${token}`, expires_in: HOUR_S })
}

/** Refuses a call. `message`: the service's own error code; null: the network fails. */
export const refuse = (route: Route, message: string | null): Promise<void> =>
  message === null ? route.abort() : answer(route, { error: { code: 400, message } }, 400)

/** The session of this person as Firebase keeps it, with a token that expires an hour after `now` (epoch ms). */
export const keptSession = (person: Person, now: number) => {
  const accessToken = tokenOf(person)
  const { uid, email, displayName } = person.user
  return {
    uid,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    ...(email === null ? {} : { email }),
    ...(displayName === null ? {} : { displayName }),
    stsTokenManager: { accessToken, refreshToken: `same ${accessToken}`, expirationTime: now + HOUR_MS },
  }
}

const answer = (route: Route, json: unknown, status = 200): Promise<void> =>
  route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } })

let tokens = 0
/** An identity token, unsigned like the emulator's; each one is different. */
const tokenOf = ({ user, claims }: Person): string => {
  tokens += 1
  const now = Math.floor(Date.now() / 1_000)
  const payload = {
    ...claims,
    sub: user.uid,
    email: user.email,
    name: user.displayName,
    jti: tokens,
    iat: now,
    auth_time: now,
    exp: now + 3_600,
  }
  return [{ alg: 'none', typ: 'JWT' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.')
}

const lookup = z.object({ idToken: z.string() })
const tokenPayload = z.object({ sub: z.string(), email: z.string().nullable(), name: z.string().nullable() })

const accountOf = (token: string) => {
  const { sub, email, name } = tokenPayload.parse(
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  )
  return { localId: sub, ...(email === null ? {} : { email }), ...(name === null ? {} : { displayName: name }) }
}
