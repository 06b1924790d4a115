import { type Person, unsignedToken } from '../../harness/people.ts'

/** A person whose tokens last as long as a test wants: unsigned ones, which the identity emulator accepts. */
export type Bearer = { readonly tokenFor: (seconds: number) => string }

/**
 * Signed in long after now: an emulator that was started again says of all who signed in before that their tokens are
 * revoked. Issued in the past, so that it is good by a clock that was set back.
 */
const ISSUED_AGO_S = 7_200

export const createBearer = ({ uid, email }: Person, role: string, platforms: readonly string[]): Bearer => ({
  tokenFor: (seconds) => {
    const now = Math.floor(Date.now() / 1_000)
    return unsignedToken({
      aud: 'demo-vigie',
      iss: 'https://securetoken.google.com/demo-vigie',
      sub: uid,
      user_id: uid,
      email,
      role,
      platforms,
      auth_time: now + LONG_S,
      iat: now - ISSUED_AGO_S,
      exp: now + seconds,
    })
  },
})

/** Outlasts a run, also by a clock that was set ahead by an hour. */
export const LONG_S = 86_400
