import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIdentity } from '@/actors/auth-context'
import { text } from '@/text'
import { settings } from '@/text/settings'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { toasts } from '@/ui/toast-store'
import { type NameForm as Form, nameForm } from './forms.ts'

const words = settings.account

/** The display name; what is typed stays when it cannot be saved. */
export const NameForm = ({ name }: { readonly name: string }) => {
  const identity = useIdentity()
  const form = useForm<Form>({
    resolver: zodResolver(nameForm),
    values: { displayName: name },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const submit = form.handleSubmit(async ({ displayName }) => {
    const outcome = await identity.rename(displayName)
    if (!outcome.ok) return form.setError('root', { message: words.failures[outcome.code] })
    form.reset({ displayName })
    toasts.show({ title: words.saved, description: displayName, tone: 'good' })
  })
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      {errors.root?.message !== undefined && <Alert tone="bad">{errors.root.message}</Alert>}
      <TextField
        label={words.name}
        autoComplete="name"
        maxLength={120}
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={isDirty ? 'primary' : 'outline'} disabled={!isDirty} pending={isSubmitting}>
          {text.common.save}
        </Button>
        {!isDirty && <p className="text-muted text-xs">{words.unchanged}</p>}
      </div>
    </form>
  )
}
