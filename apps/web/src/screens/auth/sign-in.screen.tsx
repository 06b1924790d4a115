import { Link } from 'react-router-dom'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { auth as words } from '@/text/auth'
import { common } from '@/text/common'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { PasswordField } from '@/ui/password-field'
import { AuthLayout } from './auth-layout.tsx'
import { EmailField } from './email-field.tsx'
import { signInForm } from './forms.ts'
import { useCheckedForm } from './use-checked-form.ts'

/** E-mail and password (R1.1); also where a refused link of another site ends, with its reason (R1.3). */
export const SignInScreen = () => {
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
