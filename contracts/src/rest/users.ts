import { z } from 'zod'
import { instant, numberText, role, siteSlug, writtenLine } from '../entities/index.ts'

/** A managed account, as /utilisateur shows it. */
export const managedUser = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  role: role.nullable().describe('null: an account without a role we know'),
  platforms: z.array(z.string()),
  disabled: z.boolean(),
  createdAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  editable: z.boolean().describe('whether the asking admin may change it'),
})
/** A managed account. */
export type ManagedUser = z.infer<typeof managedUser>

const displayName = writtenLine(80)
const platforms = z.array(siteSlug).max(20)

/** GET /api/users?search=&page=&size= : only accounts that share a platform with the asking admin. */
export const usersQuery = z.object({
  search: z.string().trim().max(80).default('').describe('part of the name or e-mail'),
  page: numberText(z.number().int().min(1)).default(1),
  size: numberText(z.number().int().min(1).max(100)).default(20),
})
/** One page of accounts; `total` counts those of all pages. */
export const usersResponse = z.object({ users: z.array(managedUser), total: z.number().int().min(0) })
/** One page of accounts. */
export type UsersResponse = z.infer<typeof usersResponse>
/** Answer of the calls that create or change an account: the account after it. */
export const userResponse = z.object({ user: managedUser })
/** The account after a change. */
export type UserResponse = z.infer<typeof userResponse>

/** Answer of POST /api/users. */
export const createUserResponse = userResponse.extend({
  invited: z.boolean().describe('the identity service took the message by which the person chooses a password'),
})
/** A new account, and whether its person was written to. */
export type CreateUserResponse = z.infer<typeof createUserResponse>

/** POST /api/users → 201 with the account; DELETE /api/users/:uid and POST /api/users/:uid/reset-email → 204. */
export const createUserInput = z.strictObject({
  email: z.email().max(254),
  displayName,
  role,
  platforms,
})
/** Body of POST /api/users. No password: nobody but its person ever knows one. */
export type CreateUserInput = z.infer<typeof createUserInput>

/** PATCH /api/users/:uid; what is absent stays. */
export const updateUserInput = z
  .strictObject({ displayName, role, platforms, disabled: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
/** Body of PATCH /api/users/:uid. */
export type UpdateUserInput = z.infer<typeof updateUserInput>
/** Parameter of the paths about one account. */
export const userParams = z.object({ uid: z.string().min(1).max(128) })
