import { type Auth, updatePassword } from 'firebase/auth'
import { type PasswordChangeFailure, passwordChangeFailureOf } from './failures.ts'
import { prove } from './prove.ts'

/** `code`: of the authenticator, where the account has one. */
type PasswordChange = { readonly current: string; readonly next: string; readonly code?: string | undefined }
type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: PasswordChangeFailure }

/** The two errors of R5.1, to the letter. */
const NO_USER = 'No user is signed in'
const NO_EMAIL = 'User email is not available'

/**
 * R5.1: proves the current password, then sets the new one.
 * @throws Error 'No user is signed in', or 'User email is not available'
 */
export const changePassword = async (auth: Auth, { current, next, code }: PasswordChange): Promise<Outcome> => {
  const user = auth.currentUser
  if (!user) throw new Error(NO_USER)
  const { email } = user
  if (email === null) throw new Error(NO_EMAIL)
  try {
    if ((await prove(auth, user, email, { password: current, code })) === 'code-asked')
      return { ok: false, code: 'code-asked' }
    await updatePassword(user, next)
    return { ok: true }
  } catch (error) {
    return { ok: false, code: passwordChangeFailureOf(error) }
  }
}
