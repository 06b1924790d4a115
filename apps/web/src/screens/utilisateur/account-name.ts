import type { ManagedUser } from '@vigie/contracts/rest'
import { users } from '@/text/users'

/** What an account is called: its name, else its e-mail. */
export const nameOf = ({ displayName, email }: Pick<ManagedUser, 'displayName' | 'email'>): string =>
  displayName ?? email ?? users.unnamed
