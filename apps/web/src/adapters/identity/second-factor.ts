import { type Auth, multiFactor, sendEmailVerification, TotpMultiFactorGenerator, type TotpSecret } from 'firebase/auth'
import { enrolmentFailureOf, isSecondFactorRefused, type SecondFactorEnrolmentFailure } from './failures.ts'
import { type Proof, prove } from './prove.ts'

/** Whether the signed-in person signs in with the code of an authenticator too. */
export type SecondFactorState =
  /** this identity service has none to offer */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'off'; readonly isEmailVerified: boolean }
  /** `since`: when it was enrolled, as the service writes it */
  | { readonly kind: 'on'; readonly since: string }

/** What an authenticator is fed with: typed by hand, or read as a QR code. */
export type EnrolmentKey = { readonly key: string; readonly address: string }
type Outcome<Value = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly code: SecondFactorEnrolmentFailure }

const ISSUER = 'Vigie'
const NAME = 'Authenticator'

/**
 * The code of an authenticator (TOTP) of the signed-in person: enrolled in two steps, removed in one, each after a
 * proof. `isOffered`: the emulator of the identity service knows none.
 */
export const createSecondFactor = (auth: Auth, isOffered: boolean) => {
  /** the secret whose first code is awaited */
  let pending: TotpSecret | null = null
  const enrolled = () =>
    auth.currentUser === null
      ? undefined
      : multiFactor(auth.currentUser).enrolledFactors.find(
          ({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID,
        )
  /** The signed-in person, once they have proved that they are at the keyboard. */
  const proved = async (proof: Proof) => {
    const user = auth.currentUser
    if (user?.email == null) return { ok: false, code: 'unknown' } as const
    const outcome = await prove(auth, user, user.email, proof)
    return outcome === 'proved' ? ({ ok: true, user } as const) : ({ ok: false, code: outcome } as const)
  }
  return {
    state: (): SecondFactorState => {
      if (!isOffered) return { kind: 'unavailable' }
      const factor = enrolled()
      if (factor === undefined) return { kind: 'off', isEmailVerified: auth.currentUser?.emailVerified ?? false }
      return { kind: 'on', since: factor.enrollmentTime }
    },

    /** Sends the message that verifies the address, which an enrolment needs. */
    verifyEmail: () =>
      attempt<object>(async () => {
        if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser)
        return { ok: true }
      }),

    begin: (proof: Proof) =>
      attempt<EnrolmentKey>(async () => {
        const who = await proved(proof)
        if (!who.ok) return who
        const session = await multiFactor(who.user).getSession()
        pending = await TotpMultiFactorGenerator.generateSecret(session)
        return {
          ok: true,
          key: pending.secretKey,
          address: pending.generateQrCodeUrl(who.user.email ?? '', ISSUER),
        }
      }),

    /** The first code of the authenticator proves that it was fed. */
    finish: (code: string) =>
      attempt<object>(async () => {
        if (auth.currentUser === null || pending === null) return { ok: false, code: 'unknown' }
        const assertion = TotpMultiFactorGenerator.assertionForEnrollment(pending, code)
        await multiFactor(auth.currentUser).enroll(assertion, NAME)
        pending = null
        return { ok: true }
      }),

    remove: (proof: Proof) =>
      attempt<object>(async () => {
        const factor = enrolled()
        const who = await proved(proof)
        if (!who.ok) return who
        if (factor !== undefined) await multiFactor(who.user).unenroll(factor)
        return { ok: true }
      }),
  }
}

const attempt = async <Value = object>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
  try {
    return await work()
  } catch (error) {
    return { ok: false, code: isSecondFactorRefused(error) ? 'unavailable' : enrolmentFailureOf(error) }
  }
}
