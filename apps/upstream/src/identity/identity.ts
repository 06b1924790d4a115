import type { Role } from '@vigie/contracts/entities'

/** The bearer of a verified identity token. */
export type Identity = {
  readonly uid: string
  readonly email: string | null
  readonly role: Role | null
  readonly platforms: string[]
  /** when the token runs out, ms */
  readonly expiresAt: number
}

/** The one door to the identity service. */
export type IdentityService = {
  /** `unavailable`: the service did not answer, so that the token is neither good nor bad. */
  readonly verify: (token: string) => Promise<Identity | 'invalid' | 'unavailable'>
  /** A one-time custom token that signs the same person in elsewhere. */
  readonly createLoginToken: (uid: string) => Promise<string>
  readonly close: () => Promise<void>
}
