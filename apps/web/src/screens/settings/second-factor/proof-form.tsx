import { useState } from 'react'
import { z } from 'zod'
import type { SecondFactorEnrolmentFailure } from '@/actors/auth-context'
import { auth } from '@/text/auth'
import { common } from '@/text/common'
import { secondFactor as words } from '@/text/second-factor'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CodeField } from '@/ui/code-field'
import { PasswordField } from '@/ui/password-field'
import { useCheckedForm } from '@/ui/use-checked-form'
import { codeForm } from '@/widgets/password/code-form'

const password = z.string().min(1, words.passwordRequired)
const withPassword = z.object({ password })
const withCode = codeForm.extend({ password })

type Proof = { readonly password: string; readonly code?: string | undefined }
type ProofFormProps = {
  /** the account has an authenticator already */
  readonly asksCode?: boolean
  readonly submit: string
  readonly tone?: 'danger'
  /** resolves with why it did not work; null: it did */
  readonly onProof: (proof: Proof) => Promise<SecondFactorEnrolmentFailure | null>
}

/** The password, and the code where there is one, before what is done with either. */
export const ProofForm = ({ asksCode = false, submit, tone, onProof }: ProofFormProps) => {
  const [failure, setFailure] = useState<SecondFactorEnrolmentFailure | null>(null)
  const [isPending, setIsPending] = useState(false)
  const prove = async (proof: Proof) => {
    setIsPending(true)
    setFailure(await onProof(proof))
    setIsPending(false)
  }
  const { errors, form } = useCheckedForm<Proof>(asksCode ? withCode : withPassword, (proof) => void prove(proof))
  return (
    <form {...form} className="flex max-w-md flex-col gap-4">
      {failure !== null && <Alert tone="bad">{words.failures[failure]}</Alert>}
      <PasswordField label={words.password} labels={common.password} name="password" error={errors['password']} />
      {asksCode && <CodeField label={auth.code} error={errors['code']} />}
      <Button type="submit" variant={tone ?? 'primary'} pending={isPending} className="self-start">
        {submit}
      </Button>
    </form>
  )
}
