import { type Auth, EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth'
import { type PasswordChangeFailure, passwordChangeFailureOf } from './failures.ts'

type PasswordChange = { readonly current: string; readonly next: string }
type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: PasswordChangeFailure }

/** R5.1: proves the current password, then sets the new one. */
export const changePassword = async (auth: Auth, { current, next }: PasswordChange): Promise<Outcome> => {
  const user = auth.currentUser
  if (!user) return { ok: false, code: 'No user is signed in' }
  if (user.email === null) return { ok: false, code: 'User email is not available' }
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current))
    await updatePassword(user, next)
    return { ok: true }
  } catch (error) {
    return { ok: false, code: passwordChangeFailureOf(error) }
  }
}
