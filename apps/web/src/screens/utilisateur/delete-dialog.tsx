import type { ManagedUser } from '@vigie/contracts/rest'
import { type FormEvent, useState } from 'react'
import { useDeleteUser } from '@/data/users'
import { text } from '@/text'
import { users } from '@/text/users'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { toasts } from '@/ui/toast-store'
import { nameOf } from './account-name.ts'
import { DialogForm } from './dialog-form.tsx'

const words = users.remove

type DeleteDialogProps = { readonly user: ManagedUser | null; readonly onClose: () => void }

/** Nothing brings a deleted account back: its e-mail is typed first. */
export const DeleteDialog = ({ user, onClose }: DeleteDialogProps) => (
  <Dialog
    open={user !== null}
    onOpenChange={(open) => !open && onClose()}
    title={user === null ? '' : words.title(nameOf(user))}
    description={words.help}
    closeLabel={text.common.close}
  >
    {user !== null && <DeleteAccount key={user.uid} user={user} onClose={onClose} />}
  </Dialog>
)

type DeleteAccountProps = { readonly user: ManagedUser; readonly onClose: () => void }

const DeleteAccount = ({ user, onClose }: DeleteAccountProps) => {
  const [typed, setTyped] = useState('')
  const remove = useDeleteUser()
  const subject = user.email ?? user.uid
  const isConfirmed = typed.trim().toLowerCase() === subject.toLowerCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isConfirmed) return
    remove.mutate(user.uid, {
      onSuccess: () => {
        toasts.show({ title: users.done.removed, description: nameOf(user), tone: 'good' })
        onClose()
      },
    })
  }
  return (
    <DialogForm
      act={remove}
      submit={words.submit}
      variant="danger"
      disabled={!isConfirmed}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label={words.confirm(subject)}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DialogForm>
  )
}
