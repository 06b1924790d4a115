import { asLine } from '@vigie/contracts/entities'
import { z } from 'zod'
import { settings } from '@/text/settings'
import { isStrongPassword } from '@/widgets/password/password-rules'

const { account, security } = settings

export const nameForm = z.object({
  displayName: z.string().overwrite(asLine).min(1, account.nameRequired).max(80, account.nameTooLong),
})
export type NameForm = z.infer<typeof nameForm>

/** R5.1: the current password, and a new one that is strong, different, and typed the same twice. */
export const passwordForm = z
  .object({
    current: z.string().min(1, security.currentRequired),
    next: z.string().refine(isStrongPassword, security.weak),
    confirm: z.string(),
    /** of the authenticator; absent or empty where the account has none */
    code: z.string().optional(),
  })
  .refine(({ current, next }) => current === '' || next !== current, { path: ['next'], error: security.same })
  .refine(({ next, confirm }) => next === confirm, { path: ['confirm'], error: security.mismatch, when: () => true })
export type PasswordForm = z.infer<typeof passwordForm>
