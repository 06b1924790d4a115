import { type Auth, updateProfile } from 'firebase/auth'
import { type RenameFailure, renameFailureOf } from './failures.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: RenameFailure }

/** Sets who the signed-in person is called; a fresh token tells every listener, in the other tabs as well. */
export const rename = async (auth: Auth, displayName: string): Promise<Outcome> => {
  const user = auth.currentUser
  if (!user) return { ok: false, code: 'unknown' }
  try {
    await updateProfile(user, { displayName })
    await user.getIdToken(true)
    return { ok: true }
  } catch (error) {
    return { ok: false, code: renameFailureOf(error) }
  }
}
