import { asLine, role } from '@vigie/contracts/entities'
import { z } from 'zod'
import { users } from '@/text/users'

const { form: words } = users

const access = {
  displayName: z.string().overwrite(asLine).min(1, words.nameRequired).max(80, words.nameTooLong),
  role: z.enum(role.options, words.roleRequired),
  platforms: z.array(z.string()).min(1, words.platformsRequired),
}

/** What an administrator may change of an account. */
export const accessForm = z.object(access)
export type AccessForm = z.infer<typeof accessForm>

/** A new account: who, and what they may see. */
export const createForm = z.object({
  email: z.string().trim().min(1, words.emailRequired).pipe(z.email(words.emailInvalid)),
  ...access,
})
export type CreateForm = z.infer<typeof createForm>
