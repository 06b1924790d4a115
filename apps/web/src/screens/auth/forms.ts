import { z } from 'zod'
import { auth } from '@/text/auth'

const email = z.string().trim().min(1, auth.emailRequired).pipe(z.email(auth.emailInvalid))

/** R1.1: an e-mail that is one, and a password; how good the password is was decided when it was set. */
export const signInForm = z.object({ email, password: z.string().min(1, auth.passwordRequired) })

export const resetForm = z.object({ email })
export type ResetForm = z.infer<typeof resetForm>
