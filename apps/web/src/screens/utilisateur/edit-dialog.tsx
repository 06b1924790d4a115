import { zodResolver } from '@hookform/resolvers/zod'
import type { ManagedUser } from '@vigie/contracts/rest'
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form'
import { useAuth } from '@/actors/auth-context'
import { useUpdateUser } from '@/data/users'
import { text } from '@/text'
import { users } from '@/text/users'
import { Dialog } from '@/ui/dialog'
import { toasts } from '@/ui/toast-store'
import { NameField, PlatformsField, RoleField } from './access-fields.tsx'
import { changeOf } from './account-change.ts'
import { nameOf } from './account-name.ts'
import { DialogForm } from './dialog-form.tsx'
import { type AccessForm, accessForm } from './forms.ts'

const words = users.form

type EditDialogProps = { readonly user: ManagedUser | null; readonly onClose: () => void }

export const EditDialog = ({ user, onClose }: EditDialogProps) => (
  <Dialog
    open={user !== null}
    onOpenChange={(open) => !open && onClose()}
    title={user === null ? '' : words.editTitle(nameOf(user))}
    description={words.editHelp}
    closeLabel={text.common.close}
  >
    {user !== null && <EditAccount key={user.uid} user={user} onClose={onClose} />}
  </Dialog>
)

type EditAccountProps = { readonly user: ManagedUser; readonly onClose: () => void }

const EditAccount = ({ user, onClose }: EditAccountProps) => {
  const isOwn = useAuth().user?.uid === user.uid
  const update = useUpdateUser()
  const defaultValues: DefaultValues<AccessForm> = {
    displayName: user.displayName ?? '',
    platforms: user.platforms,
    ...(user.role !== null && { role: user.role }),
  }
  const form = useForm<AccessForm>({ resolver: zodResolver(accessForm), defaultValues })
  const submit = form.handleSubmit((input) => {
    const change = changeOf(user, input)
    if (change === null) return onClose()
    update.mutate(
      { uid: user.uid, change },
      {
        onSuccess: (changed) => {
          toasts.show({ title: users.done.updated, description: nameOf(changed), tone: 'good' })
          onClose()
        },
      },
    )
  })
  return (
    <FormProvider {...form}>
      <DialogForm act={update} submit={words.submitEdit} onSubmit={submit} onCancel={onClose}>
        <NameField />
        <RoleField isOwn={isOwn} />
        <PlatformsField before={user.platforms} />
      </DialogForm>
    </FormProvider>
  )
}
