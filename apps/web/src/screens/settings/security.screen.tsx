import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useAuth, useIdentity } from '@/actors/auth-context'
import { text } from '@/text'
import { settings } from '@/text/settings'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CodeField } from '@/ui/code-field'
import { PasswordField } from '@/ui/password-field'
import { toasts } from '@/ui/toast-store'
import { isGuessable } from '@/widgets/password/guessable'
import { PasswordChecklist } from '@/widgets/password/password-checklist'
import { type PasswordForm, passwordForm } from './forms.ts'
import { failureSentence } from './password-failure.ts'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { Section } from './section.tsx'
import { SessionSection } from './session-section.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const words = settings.security
const EMPTY: PasswordForm = { current: '', next: '', confirm: '', code: '' }

/** The password (R5.1: the current one is proved, then the new one set), the code beside it, and how long one stays signed in. */
export const SecurityScreen = () => (
  <SettingsFrame>
    <Section title={words.title} help={words.help}>
      <ChangeForm />
    </Section>
    <SecondFactorSection />
    <SessionSection />
  </SettingsFrame>
)

const ChangeForm = () => {
  const identity = useIdentity()
  const { user } = useAuth()
  const form = useForm<PasswordForm>({ resolver: zodResolver(passwordForm), defaultValues: EMPTY })
  const [asksCode, setAsksCode] = useState(false)
  const next = useWatch({ control: form.control, name: 'next' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    if (await isGuessable(input.next, [user?.displayName, user?.email]))
      return form.setError('next', { message: words.guessable }, { shouldFocus: true })
    const failure = await identity
      .changePassword({ ...input, code: input.code === '' ? undefined : input.code?.trim() })
      .then((outcome) => (outcome.ok ? null : outcome.code), failureOf)
    if (failure === 'code-asked') setAsksCode(true)
    if (failure !== null) return form.setError('root', { message: failureSentence(failure) })
    form.reset(EMPTY)
    toasts.show({ title: words.changed, description: words.changedHelp, tone: 'good' })
  })
  /** R5.2: the proposal stands in both fields, so that nobody has to type it again. */
  const propose = (password: string) => {
    form.setValue('next', password, { shouldDirty: true })
    form.setValue('confirm', password, { shouldDirty: true })
    form.clearErrors(['next', 'confirm'])
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 [&>*]:max-w-md">
      {errors.root?.message !== undefined && <Alert tone="bad">{errors.root.message}</Alert>}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={words.current}
        labels={text.common.password}
        error={errors.current?.message}
        {...form.register('current')}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label={words.next}
          labels={text.common.password}
          autoComplete="new-password"
          onGenerate={propose}
          error={errors.next?.message}
          {...form.register('next')}
        />
        <PasswordChecklist password={next} />
      </div>
      <PasswordField
        label={words.confirm}
        labels={text.common.password}
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...form.register('confirm')}
      />
      {asksCode && <CodeField label={text.auth.code} error={errors.code?.message} {...form.register('code')} />}
      <Button type="submit" pending={isSubmitting} className="self-start">
        {words.submit}
      </Button>
    </form>
  )
}

const failureOf = (rejection: unknown): string => (rejection instanceof Error ? rejection.message : 'unknown')
