import { type Role, tokenClaims } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import type { GatewayFixture } from './gateway-fixture.ts'

// who administers whom in tests of accounts, and calls under their names

/** A superadmin, an admin of two sites, an operator of one of them, and a viewer of another site. */
const PEOPLE: readonly (readonly [uid: string, role: Role, platforms: readonly string[]])[] = [
  ['root', 'superadmin', ['chaib', 'massa', 'tifnout']],
  ['admin', 'admin', ['chaib', 'massa']],
  ['amina', 'operator', ['chaib']],
  ['said', 'viewer', ['tifnout']],
]

/** Leaves these people alone at the identity service of the fixture. */
export const seedPeople = (it: GatewayFixture): void => {
  it.identity.people.clear()
  for (const [uid, role, platforms] of PEOPLE) addPerson(it, uid, role, platforms)
}

/** Adds an account, or gives one another role and other platforms. */
export const addPerson = (
  { identity }: GatewayFixture,
  uid: string,
  role: Role,
  platforms: readonly string[],
): unknown =>
  identity.people.set(uid, { claims: tokenClaims.parse({ role, platforms }), disabled: false, validAfter: 0 })

/** One call under a name. */
export type Asked = readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  token: string,
  payload?: object,
]

/** Asks the gateway at chaib; `path` is below `/api`. */
export const askOf = async ({ gateway }: GatewayFixture, ...[method, path, token, payload]: Asked) => {
  const headers = { host: 'chaib.localhost:8080', authorization: `Bearer ${token}` }
  const answer = await gateway.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
}

/** Code of a refusal. Errors: throws where the answer is none, or says another status than it has. */
export const codeOf = ({ status, body }: { status: number; body: unknown }): string => {
  const document = problem.parse(body)
  if (document.status !== status) throw new Error(`${status} says ${document.status}`)
  return document.code
}
