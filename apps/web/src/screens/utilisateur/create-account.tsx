import { zodResolver } from '@hookform/resolvers/zod'
import type { CreateUserResponse } from '@vigie/contracts/rest'
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form'
import { useAuth } from '@/actors/auth-context'
import { useCreateUser } from '@/data/users'
import { users } from '@/text/users'
import { TextField } from '@/ui/text-field'
import { NameField, PlatformsField, RoleField } from './access-fields.tsx'
import { DialogForm } from './dialog-form.tsx'
import { type CreateForm, createForm } from './forms.ts'

const words = users.form

type CreateAccountProps = { readonly onCreated: (created: CreateUserResponse) => void; readonly onCancel: () => void }

/** Who the account is for, and what they may do and see; they choose their password themselves. */
export const CreateAccount = ({ onCreated, onCancel }: CreateAccountProps) => {
  const { platforms } = useAuth()
  const create = useCreateUser()
  const [only] = platforms
  const defaultValues: DefaultValues<CreateForm> = {
    email: '',
    displayName: '',
    platforms: platforms.length === 1 && only !== undefined ? [only] : [],
  }
  const form = useForm<CreateForm>({ resolver: zodResolver(createForm), defaultValues })
  const { errors } = form.formState
  const submit = form.handleSubmit((input) => create.mutate(input, { onSuccess: onCreated }))
  return (
    <FormProvider {...form}>
      <DialogForm act={create} submit={words.submitCreate} onSubmit={submit} onCancel={onCancel}>
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
        <NameField />
        <RoleField />
        <PlatformsField before={NO_PLATFORMS} />
      </DialogForm>
    </FormProvider>
  )
}

const NO_PLATFORMS: readonly string[] = []
