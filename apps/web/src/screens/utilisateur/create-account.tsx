import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, type DefaultValues, useForm, useWatch } from 'react-hook-form'
import { useAuth } from '@/actors/auth-context'
import { useCreateUser } from '@/data/users'
import { text } from '@/text'
import { users } from '@/text/users'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { DialogActions, DialogBody } from '@/ui/dialog'
import { PasswordField } from '@/ui/password-field'
import { TextField } from '@/ui/text-field'
import { PasswordChecklist } from '@/widgets/password/password-checklist'
import { PlatformsField, RoleField } from './access-fields.tsx'
import { type Credentials, copyLabels } from './created-account.tsx'
import { type CreateForm, createForm } from './forms.ts'
import { sentenceOf } from './use-account-acts.ts'

const words = users.form

type CreateAccountProps = { readonly onCreated: (credentials: Credentials) => void; readonly onCancel: () => void }

export const CreateAccount = ({ onCreated, onCancel }: CreateAccountProps) => {
  const { platforms } = useAuth()
  const create = useCreateUser()
  const [only] = platforms
  const defaultValues: DefaultValues<CreateForm> = {
    email: '',
    displayName: '',
    password: '',
    platforms: platforms.length === 1 && only !== undefined ? [only] : [],
  }
  const form = useForm<CreateForm>({ resolver: zodResolver(createForm), defaultValues })
  const password = useWatch({ control: form.control, name: 'password' })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: () => onCreated(input) }))
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        {create.error !== null && <Alert tone="bad">{sentenceOf(create.error)}</Alert>}
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={words.name}
          autoComplete="off"
          error={errors.displayName?.message}
          {...form.register('displayName')}
        />
        <div className="flex flex-col gap-2">
          <PasswordField
            label={words.password}
            labels={text.common.password}
            autoComplete="new-password"
            error={errors.password?.message}
            onGenerate={(generated) => form.setValue('password', generated, { shouldValidate: true })}
            {...form.register('password')}
          />
          <div className="flex flex-wrap items-start justify-between gap-2">
            <PasswordChecklist password={password} />
            <CopyButton value={password} labels={copyLabels} />
          </div>
        </div>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RoleField value={field.value ?? null} error={errors.role?.message} onChange={field.onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="platforms"
          render={({ field }) => (
            <PlatformsField
              value={field.value}
              before={[]}
              error={errors.platforms?.message}
              onChange={field.onChange}
            />
          )}
        />
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {text.common.cancel}
        </Button>
        <Button type="submit" pending={create.isPending}>
          {words.submitCreate}
        </Button>
      </DialogActions>
    </form>
  )
}
