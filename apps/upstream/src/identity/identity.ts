import type { Role } from '@vigie/contracts/entities'

/** The bearer of a verified identity token. */
export type Identity = {
  readonly uid: string
  readonly email: string | null
  /** as others see them; null: they gave none */
  readonly name: string | null
  readonly role: Role | null
  readonly platforms: string[]
  /** whether they proved more than a password */
  readonly hasSecondFactor: boolean
  /** when the token runs out, ms */
  readonly expiresAt: number
}

/** Somebody as others see them, and whose sites they may see. */
export type Person = { readonly name: string; readonly platforms: readonly string[] }

/** The one door to the identity service. */
export type IdentityService = {
  /** `unavailable`: the service did not answer, so that the token is neither good nor bad. */
  readonly verify: (token: string) => Promise<Identity | 'invalid' | 'unavailable'>
  /** Verifies every token of this person again before it is trusted, because their rights have changed. */
  readonly forget: (uid: string) => void
  /** Who somebody is, by their uid; null: nobody. */
  readonly person: (uid: string) => Promise<Person | null | 'unavailable'>
  /** A one-time custom token that signs the same person in elsewhere, with the factors that they proved here. */
  readonly createLoginToken: (of: Pick<Identity, 'uid' | 'hasSecondFactor'>) => Promise<string>
  readonly close: () => Promise<void>
}
