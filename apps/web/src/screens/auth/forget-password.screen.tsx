import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useIdentity } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { auth as words } from '@/text/auth'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useCheckedForm } from '@/ui/use-checked-form'
import { AuthLayout } from './auth-layout.tsx'
import { EmailField } from './email-field.tsx'
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
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const send = async ({ email }: ResetForm) => {
    setFailure(null)
    setSending(true)
    const outcome = await identity.sendPasswordReset(email)
    setSending(false)
    if (outcome.ok) onSent(email)
    else setFailure(words.failures[outcome.code])
  }
  const { errors, form } = useCheckedForm(resetForm, (input) => void send(input))
  return (
    <form {...form} className="flex flex-col gap-5">
      {failure !== null && <Alert tone="bad">{failure}</Alert>}
      <EmailField error={errors['email']} />
      <Button type="submit" size="lg" pending={sending}>
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
