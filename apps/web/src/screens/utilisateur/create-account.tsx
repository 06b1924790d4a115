import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, FormProvider, useForm, useWatch } from 'react-hook-form'
import { useAuth } from '@/actors/auth-context'
import { useCreateUser } from '@/data/users'
import { text } from '@/text'
import { users } from '@/text/users'
import { CopyButton } from '@/ui/copy-button'
import { PasswordField } from '@/ui/password-field'
import { TextField } from '@/ui/text-field'
import { isGuessable } from '@/widgets/password/guessable'
import { PasswordChecklist } from '@/widgets/password/password-checklist'
import { NameField, PlatformsField, RoleField } from './access-fields.tsx'
import { type Credentials, copyLabels } from './created-account.tsx'
import { DialogForm } from './dialog-form.tsx'
import { type CreateForm, createForm } from './forms.ts'

const words = users.form

type CreateAccountProps = { readonly onCreated: (credentials: Credentials) => void; readonly onCancel: () => void }

/** Who the account is for, their first password, and what they may do and see. */
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
  const submit = form.handleSubmit(async (input) => {
    if (await isGuessable(input.password, [input.displayName, input.email, ...input.platforms]))
      return form.setError('password', { message: words.guessable }, { shouldFocus: true })
    create.mutate(input, { onSuccess: () => onCreated(input) })
  })
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
        <RoleField />
        <PlatformsField before={NO_PLATFORMS} />
      </DialogForm>
    </FormProvider>
  )
}

const NO_PLATFORMS: readonly string[] = []
