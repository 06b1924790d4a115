import { z } from 'zod'
import { auth } from '@/text/auth'

/** The code of an authenticator: six digits, a space among them as many applications show it. */
export const codeForm = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, auth.codeInvalid)),
})
