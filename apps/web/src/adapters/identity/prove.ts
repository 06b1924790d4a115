import { FirebaseError } from 'firebase/app'
import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth'

/** The password, and the code of the authenticator where the account asks for one. */
export type Proof = { readonly password: string; readonly code?: string | undefined }

/** What the identity service asks beside the password; null: the error is another one. */
export const askedBeside = (auth: Auth, error: unknown): MultiFactorResolver | null =>
  isMultiFactorError(error) ? getMultiFactorResolver(auth, error) : null

/** Ends a sign-in with the code of the authenticator. @throws FirebaseError */
export const answerWithCode = async (resolver: MultiFactorResolver, code: string): Promise<void> => {
  const hint = totpHintOf(resolver)
  if (hint === undefined) throw new FirebaseError('auth/multi-factor-info-not-found', 'no authenticator is enrolled')
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code))
}

/** The authenticator among the factors that the account asks for. */
export const totpHintOf = ({ hints }: MultiFactorResolver) =>
  hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)

/**
 * Proves again that the signed-in person is at the keyboard.
 * @returns whether the code of the authenticator is asked for as well, and was not given
 * @throws FirebaseError where the proof is refused
 */
export const prove = async (
  auth: Auth,
  user: User,
  email: string,
  { password, code }: Proof,
): Promise<'proved' | 'code-asked'> => {
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    return 'proved'
  } catch (error) {
    const resolver = askedBeside(auth, error)
    if (resolver === null) throw error
    if (code === undefined) return 'code-asked'
    await answerWithCode(resolver, code)
    return 'proved'
  }
}

const isMultiFactorError = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required'
