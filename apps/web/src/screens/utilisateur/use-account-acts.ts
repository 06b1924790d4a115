import type { ErrorCode } from '@vigie/contracts/errors'
import type { ManagedUser } from '@vigie/contracts/rest'
import { useState } from 'react'
import { codeOf } from '@/data'
import { useDisableUser, useSendUserReset } from '@/data/users'
import { errors } from '@/text/errors'
import { users as words } from '@/text/users'
import { toasts } from '@/ui/toast-store'
import { nameOf } from './account-name.ts'

/** A sentence for a refusal of the server, and what to do next. */
export const sentenceOf = (rejection: unknown): string => {
  const code: ErrorCode = codeOf(rejection) ?? 'internal'
  return errors[code]
}

export type Trouble = { readonly title: string; readonly reason: string }

/** Acts that need no question first: disabling, which can be undone, and sending a link. */
export const useAccountActs = () => {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const disable = useDisableUser()
  const reset = useSendUserReset()

  const failWith = (title: string) => (rejection: unknown) => setTrouble({ title, reason: sentenceOf(rejection) })

  const setDisabled = (user: ManagedUser, disabled: boolean) => {
    setTrouble(null)
    const name = nameOf(user)
    disable.mutate(
      { uid: user.uid, disabled },
      {
        onSuccess: () =>
          toasts.show({
            title: disabled ? words.done.disabled : words.done.enabled,
            description: name,
            tone: 'good',
            ...(disabled && { action: { label: words.done.undo, run: () => setDisabled(user, false) } }),
          }),
        onError: failWith(disabled ? words.failed.disable(name) : words.failed.enable(name)),
      },
    )
  }
  const sendReset = (user: ManagedUser) => {
    setTrouble(null)
    reset.mutate(user.uid, {
      onSuccess: () => toasts.show({ title: words.done.reset, description: user.email, tone: 'good' }),
      onError: failWith(words.failed.reset(nameOf(user))),
    })
  }
  return { trouble, setDisabled, sendReset }
}
