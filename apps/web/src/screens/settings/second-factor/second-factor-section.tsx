import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnrolmentKey } from '@/actors/auth-context'
import { useIdentity } from '@/actors/auth-context'
import { formatDate } from '@/text'
import { secondFactor as words } from '@/text/second-factor'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toasts } from '@/ui/toast-store'
import { Section } from '../section.tsx'
import { Enrolment } from './enrolment.tsx'
import { ProofForm } from './proof-form.tsx'

const useFactor = () => {
  const identity = useIdentity()
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: async () => (await identity.secondFactor()).state(),
    gcTime: 0,
  })
}

/**
 * The authenticator of the signed-in person: enrolled in two steps, removed after a proof. Nothing where the identity
 * service has none to offer, nor before it is known to.
 */
export const SecondFactorSection = () => {
  const { data } = useFactor()
  if (data === undefined || data.kind === 'unavailable') return null
  return (
    <Section title={words.title} help={words.help}>
      <Factor />
    </Section>
  )
}

const Factor = () => {
  const identity = useIdentity()
  const [key, setKey] = useState<EnrolmentKey | null>(null)
  const { data, refetch } = useFactor()
  if (data === undefined || data.kind === 'unavailable') return null

  if (key !== null) {
    const finished = () => {
      setKey(null)
      void refetch()
      toasts.show({ title: words.activated, description: words.activatedHelp, tone: 'good' })
    }
    return <Enrolment enrolment={key} onDone={finished} onCancel={() => setKey(null)} />
  }
  if (data.kind === 'on') {
    const remove = async (proof: { readonly password: string; readonly code?: string | undefined }) => {
      const outcome = await (await identity.secondFactor()).remove(proof)
      if (!outcome.ok) return outcome.code
      await refetch()
      toasts.show({ title: words.removed, tone: 'good' })
      return null
    }
    return (
      <>
        <p className="text-sm">{words.on(formatDate(Date.parse(data.since)))}</p>
        <ProofForm asksCode submit={words.remove} tone="danger" onProof={remove} />
      </>
    )
  }
  if (!data.isEmailVerified) return <Unverified />
  const begin = async (proof: { readonly password: string }) => {
    const outcome = await (await identity.secondFactor()).begin(proof)
    if (!outcome.ok) return outcome.code
    setKey(outcome)
    return null
  }
  return (
    <>
      <p className="text-sm">{words.off}</p>
      <ProofForm submit={words.begin} onProof={begin} />
    </>
  )
}

const Unverified = () => {
  const identity = useIdentity()
  const [said, setSaid] = useState<string | null>(null)
  const send = async () => {
    const outcome = await (await identity.secondFactor()).verifyEmail()
    setSaid(outcome.ok ? words.verified : words.failures[outcome.code])
  }
  return (
    <>
      <Alert tone="info">{said ?? words.unverified}</Alert>
      {said === null && (
        <Button variant="outline" className="self-start" onClick={() => void send()}>
          {words.verify}
        </Button>
      )}
    </>
  )
}
