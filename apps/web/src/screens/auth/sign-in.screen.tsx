import { Link } from 'react-router-dom'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { auth as words } from '@/text/auth'
import { common } from '@/text/common'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CodeField } from '@/ui/code-field'
import { PasswordField } from '@/ui/password-field'
import { useCheckedForm } from '@/ui/use-checked-form'
import { codeForm } from '@/widgets/password/code-form'
import { AuthLayout } from './auth-layout.tsx'
import { EmailField } from './email-field.tsx'
import { signInForm } from './forms.ts'

/**
 * E-mail and password (R1.1), then the code of an authenticator where the account has one; also where a refused link of
 * another site ends, with its reason (R1.3).
 */
export const SignInScreen = () => (useAuth().phase === 'second-factor' ? <AskForCode /> : <AskForPassword />)

const AskForPassword = () => {
  const auth = useAuthActor()
  const { signingIn, error } = useAuth()
  const { errors, form } = useCheckedForm(signInForm, (input) => auth.send({ type: 'signIn.submitted', ...input }))
  return (
    <AuthLayout title={words.signInTitle} help={words.signInHelp}>
      <form {...form} className="flex flex-col gap-5">
        {error !== null && <Alert tone="bad">{words.failures[error]}</Alert>}
        <EmailField error={errors['email']} />
        <PasswordField label={words.password} labels={common.password} name="password" error={errors['password']} />
        <Button type="submit" size="lg" pending={signingIn}>
          {words.submit}
        </Button>
        <Link to={PATHS.forgetPassword} className="self-center text-primary text-sm underline underline-offset-4">
          {words.forgotten}
        </Link>
      </form>
    </AuthLayout>
  )
}

const AskForCode = () => {
  const auth = useAuthActor()
  const { signingIn, error } = useAuth()
  const { errors, form } = useCheckedForm(codeForm, (input) => auth.send({ type: 'code.submitted', ...input }))
  return (
    <AuthLayout title={words.codeTitle} help={words.codeHelp}>
      <form {...form} className="flex flex-col gap-5">
        {error !== null && <Alert tone="bad">{words.failures[error]}</Alert>}
        <CodeField isFirst label={words.code} error={errors['code']} />
        <Button type="submit" size="lg" pending={signingIn}>
          {words.codeSubmit}
        </Button>
        <Button
          variant="link"
          className="self-center"
          disabled={signingIn}
          onClick={() => auth.send({ type: 'code.abandoned' })}
        >
          {words.back}
        </Button>
      </form>
    </AuthLayout>
  )
}
