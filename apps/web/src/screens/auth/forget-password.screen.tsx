import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useIdentity } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { auth as words } from '@/text/auth'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { AuthLayout } from './auth-layout.tsx'
import { type ResetForm, resetForm } from './forms.ts'

/** Asks for the reset e-mail; the answer does not tell whether the account exists (R1.5). */
export const ForgetPasswordScreen = () => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthLayout title={words.resetTitle} help={words.resetHelp}>
      {sentTo === null ? (
        <ResetRequest onSent={setSentTo} />
      ) : (
        <ResetSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <Link to={PATHS.signIn} className="flex items-center gap-1.5 self-start text-primary text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {words.back}
      </Link>
    </AuthLayout>
  )
}

const ResetRequest = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const identity = useIdentity()
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { email: '' },
    reValidateMode: 'onBlur',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    const outcome = await identity.sendPasswordReset(email)
    if (outcome.ok) onSent(email)
    else form.setError('root', { message: words.failures[outcome.code] })
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {errors.root?.message !== undefined && <Alert tone="bad">{errors.root.message}</Alert>}
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.emailPlaceholder}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="lg" pending={isSubmitting}>
        {words.resetSubmit}
      </Button>
    </form>
  )
}

const ResetSent = ({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) => (
  <div role="status" className="flex flex-col gap-3">
    <MailCheck aria-hidden className="size-9 text-good" strokeWidth={1.5} />
    <h2 className="font-semibold">{words.resetSentTitle}</h2>
    <p className="text-sm">{words.resetSent(email)}</p>
    <p className="text-muted text-sm">{words.resetSentHelp}</p>
    <Button variant="outline" onClick={onAgain}>
      {words.resetAgain}
    </Button>
  </div>
)
