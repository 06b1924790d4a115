import { zodResolver } from '@hookform/resolvers/zod'
import type { ManagedUser } from '@vigie/contracts/rest'
import { Controller, type DefaultValues, useForm } from 'react-hook-form'
import { useAuth } from '@/actors/auth-context'
import { useUpdateUser } from '@/data/users'
import { text } from '@/text'
import { users } from '@/text/users'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { toasts } from '@/ui/toast-store'
import { PlatformsField, RoleField } from './access-fields.tsx'
import { changeOf } from './account-change.ts'
import { nameOf } from './account-name.ts'
import { type AccessForm, accessForm } from './forms.ts'
import { sentenceOf } from './use-account-acts.ts'

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
  const { errors } = form.formState
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
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        {update.error !== null && <Alert tone="bad">{sentenceOf(update.error)}</Alert>}
        <TextField
          label={words.name}
          autoComplete="off"
          error={errors.displayName?.message}
          {...form.register('displayName')}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RoleField
              value={field.value ?? null}
              isOwn={isOwn}
              error={errors.role?.message}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="platforms"
          render={({ field }) => (
            <PlatformsField
              value={field.value}
              before={user.platforms}
              error={errors.platforms?.message}
              onChange={field.onChange}
            />
          )}
        />
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {text.common.cancel}
        </Button>
        <Button type="submit" pending={update.isPending}>
          {words.submitEdit}
        </Button>
      </DialogActions>
    </form>
  )
}
