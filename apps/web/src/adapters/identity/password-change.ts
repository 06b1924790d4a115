import { type Auth, EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth'
import { type PasswordChangeFailure, passwordChangeFailureOf } from './failures.ts'

type PasswordChange = { readonly current: string; readonly next: string }
type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: PasswordChangeFailure }

/** The two errors of R5.1, to the letter. */
const NO_USER = 'No user is signed in'
const NO_EMAIL = 'User email is not available'

/**
 * R5.1: proves the current password, then sets the new one.
 * @throws Error 'No user is signed in', or 'User email is not available'
 */
export const changePassword = async (auth: Auth, { current, next }: PasswordChange): Promise<Outcome> => {
  const user = auth.currentUser
  if (!user) throw new Error(NO_USER)
  if (user.email === null) throw new Error(NO_EMAIL)
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current))
    await updatePassword(user, next)
    return { ok: true }
  } catch (error) {
    return { ok: false, code: passwordChangeFailureOf(error) }
  }
}
