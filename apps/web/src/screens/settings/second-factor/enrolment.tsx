import { useState } from 'react'
import type { EnrolmentKey, SecondFactorEnrolmentFailure } from '@/actors/auth-context'
import { useIdentity } from '@/actors/auth-context'
import { auth } from '@/text/auth'
import { secondFactor as words } from '@/text/second-factor'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CodeField } from '@/ui/code-field'
import { CopyButton } from '@/ui/copy-button'
import { QrCode } from '@/ui/qr-code'
import { useCheckedForm } from '@/ui/use-checked-form'
import { codeForm } from '@/widgets/password/code-form'

type EnrolmentProps = {
  readonly enrolment: EnrolmentKey
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The key that feeds an authenticator, and its first code, which proves that it was fed. */
export const Enrolment = ({ enrolment, onDone, onCancel }: EnrolmentProps) => {
  const identity = useIdentity()
  const [failure, setFailure] = useState<SecondFactorEnrolmentFailure | null>(null)
  const [isPending, setIsPending] = useState(false)
  const finish = async (code: string) => {
    setIsPending(true)
    const outcome = await (await identity.secondFactor()).finish(code)
    setIsPending(false)
    if (outcome.ok) return onDone()
    setFailure(outcome.code)
  }
  const { errors, form } = useCheckedForm(codeForm, ({ code }) => void finish(code))
  return (
    <form {...form} className="flex max-w-md flex-col gap-4">
      {failure !== null && <Alert tone="bad">{words.failures[failure]}</Alert>}
      <p className="text-sm">{words.scan}</p>
      <QrCode text={enrolment.address} label={words.qr} className="size-48 self-start rounded-lg border border-line" />
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {words.key} <code className="break-all rounded bg-sunken px-1.5 py-0.5">{enrolment.key}</code>
        <CopyButton value={enrolment.key} labels={words.copy} />
      </p>
      <CodeField label={auth.code} error={errors['code']} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={isPending}>
          {words.finish}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
