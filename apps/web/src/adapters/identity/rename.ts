import { type Auth, updateProfile } from 'firebase/auth'
import { type RenameFailure, renameFailureOf } from './failures.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: RenameFailure }

/**
 * Sets the display name of the signed-in person, then asks for a fresh token: that change reaches every subscriber, in
 * other tabs as well.
 */
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
