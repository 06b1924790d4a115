import type { UpdateUserInput } from '@vigie/contracts/rest'
import { done, failed, type Outcome } from '../outcome.ts'

/** The most the identity service stores of custom claims, bytes of JSON. */
const CLAIMS_MAX_BYTES = 1_000

/** Custom claims of an account, those of other products included. */
export type CustomClaims = Readonly<Record<string, unknown>>

/** Puts role and platforms among the claims an account has; all others stay. Errors: claims.too-large. */
export const mergeClaims = (
  existing: CustomClaims,
  { role, platforms }: Pick<UpdateUserInput, 'role' | 'platforms'>,
): Outcome<CustomClaims> => {
  const merged = {
    ...existing,
    ...(role !== undefined && { role }),
    ...(platforms !== undefined && { platforms: [...new Set(platforms)] }),
  }
  const bytes = Buffer.byteLength(JSON.stringify(merged))
  return bytes <= CLAIMS_MAX_BYTES ? done(merged) : failed('claims.too-large', `${bytes} of ${CLAIMS_MAX_BYTES} bytes`)
}
