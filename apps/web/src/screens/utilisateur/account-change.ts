import type { ManagedUser, UpdateUserInput } from '@vigie/contracts/rest'
import type { AccessForm } from './forms.ts'

/** What a form changes of an account; null when it changes nothing. */
export const changeOf = (user: ManagedUser, form: AccessForm): UpdateUserInput | null => {
  const change: UpdateUserInput = {
    ...(form.displayName !== user.displayName && { displayName: form.displayName }),
    ...(form.role !== user.role && { role: form.role }),
    ...(!sameSet(form.platforms, user.platforms) && { platforms: form.platforms }),
  }
  return Object.keys(change).length === 0 ? null : change
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))
