import { randomUUID } from 'node:crypto'
import type { Role } from '@vigie/contracts/entities'
import { DEMO_PASSWORD } from '@vigie/stack'
import { z } from 'zod'
import { identityHost } from './identity.ts'

const PROJECT_ID = 'demo-vigie'

/** A person of the tests, with an account in the emulator and a token as the browser's SDK would get it. */
export type Person = {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly token: string
}
export type Claims = { readonly role?: Role | string; readonly platforms?: unknown }

/** Creates an account with these claims and signs it in. */
export const newPerson = async (claims: Claims, displayName = 'Test'): Promise<Person> => {
  const email = `${randomUUID()}@vigie.test`
  const created = signUpAnswer.parse(
    await admin('accounts', { email, password: DEMO_PASSWORD, displayName, emailVerified: true }),
  )
  await setClaims(created.localId, claims)
  return signIn(email)
}

/** Signs an existing account in; the token carries the claims it has now. */
export const signIn = async (email: string, password = DEMO_PASSWORD): Promise<Person> => {
  const body = { email, password, returnSecureToken: true }
  const answer = signInAnswer.parse(await call(`${base()}/accounts:signInWithPassword?key=demo`, body))
  return { uid: answer.localId, email, password, token: answer.idToken }
}

export const setClaims = async (uid: string, claims: Claims): Promise<void> => {
  await admin('accounts:update', { localId: uid, customAttributes: JSON.stringify(claims) })
}

/** Exchanges a custom token for an identity token, as the page does with `authToken`. */
export const exchangeCustomToken = async (token: string): Promise<string> => {
  const answer = await call(`${base()}/accounts:signInWithCustomToken?key=demo`, { token, returnSecureToken: true })
  return z.object({ idToken: z.string() }).parse(answer).idToken
}

/** An unsigned token with any claims, which the emulator would accept: a forgery for tests. */
export const unsignedToken = (payload: Readonly<Record<string, unknown>>, header: object = { alg: 'none' }): string => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ typ: 'JWT', ...header })}.${encode(payload)}.`
}

/** Chooses a password by the last message that the identity service would have sent to this address. */
export const choosePassword = async (email: string, newPassword: string): Promise<void> => {
  const response = await fetch(`http://${identityHost()}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)
  const { oobCodes } = oobAnswer.parse(await response.json())
  const sent = oobCodes.findLast((one) => one.email === email && one.requestType === 'PASSWORD_RESET')
  if (sent === undefined) throw new Error(`nothing was sent to ${email}`)
  await call(`${base()}/accounts:resetPassword?key=demo`, { oobCode: sent.oobCode, newPassword })
}

const oobAnswer = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
})
const signUpAnswer = z.object({ localId: z.string() })
const signInAnswer = z.object({ localId: z.string(), idToken: z.string() })

const base = (): string => `http://${identityHost()}/identitytoolkit.googleapis.com/v1`
const admin = (path: string, body: object): Promise<unknown> => call(`${base()}/projects/${PROJECT_ID}/${path}`, body)

const call = async (url: string, body: object): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`Identity emulator: ${response.status} ${await response.text()}`)
  return response.json()
}
