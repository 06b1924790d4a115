import { z } from 'zod'
import { type Role, role } from './role.ts'
import type { SiteSlug } from './site.ts'

/** The signed-in person, as the identity service reports them (R1.4). */
export const user = z.object({
  uid: z.string().min(1),
  displayName: z.string().nullable(),
  email: z.string().nullable(),
  photoURL: z.string().nullable(),
})
/** The signed-in person. */
export type User = z.infer<typeof user>

const platformList = z
  .array(z.string().transform((name) => name.toLowerCase()))
  .catch([])
  .describe('lowercase platform names; anything else than a list of strings grants nothing')

/** Custom claim of a sign-in by one-time token: the person had proved a second factor where it was made. */
export const SECOND_FACTOR_CLAIM = 'second_factor'

const secondFactorProof = z.union([
  z.object({ firebase: z.object({ sign_in_second_factor: z.string() }) }),
  z.object({ [SECOND_FACTOR_CLAIM]: z.literal(true) }),
])
/** Whether the bearer of a verified token proved more than a password, here or at the project that sent them. */
export const hasSecondFactor = (claims: unknown): boolean => secondFactorProof.safeParse(claims).success

/**
 * Claims read from an identity token (R1.2). A role we do not know, or one with
 * stray spaces or capitals, is no role: nothing is granted by resemblance.
 */
export const tokenClaims = z.object({
  role: role.nullable().catch(null).default(null),
  platforms: platformList.default([]),
})
/** Role and platforms of an identity token (R1.2). role null: none that the product knows. */
export type TokenClaims = z.infer<typeof tokenClaims>

/** The session as screens read it (R1.4); null values: nobody is signed in. */
export type Session = {
  readonly user: User | null
  readonly userRole: Role | null
  readonly platforms: readonly string[]
  readonly loading: boolean
  readonly isAuthenticated: boolean
}

/** Whether the bearer of these claims may read a site's data: strictly by platform, whatever the role. */
export const mayAccessSite = (site: SiteSlug, claims: Pick<TokenClaims, 'platforms'>): boolean =>
  claims.platforms.includes(site)
