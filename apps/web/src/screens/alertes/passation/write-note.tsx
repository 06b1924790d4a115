import { HANDOVER_TEXT_MAX, type HandoverFacts, tidy } from '@vigie/contracts/entities'
import { type FormEvent, useRef, useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { codeOf } from '@/data'
import { useSignHandover } from '@/data/handovers'
import { text as common } from '@/text'
import { passationText } from '@/text/passation'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { TextArea } from '@/ui/text-area'
import { toasts } from '@/ui/toast-store'
import { Facts } from './facts.tsx'

const { write: words } = passationText

type WriteNoteProps = {
  readonly facts: HandoverFacts
  /** whether the note before still waits to be taken over: this one comes after it */
  readonly isNext: boolean
}

/** The note of who leaves, and beside it what the server will put under it; a note that failed is signed once, not twice. */
export const WriteNote = ({ facts, isNext }: WriteNoteProps) => {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const key = useRef<string | null>(null)
  const { user } = useAuth()
  const sign = useSignHandover()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tidy(text) === '') return setMissing(true)
    key.current ??= crypto.randomUUID()
    sign.mutate(
      { text: tidy(text), key: key.current },
      {
        onSuccess: () => {
          key.current = null
          setText('')
          setMissing(false)
          toasts.show({ title: words.done, tone: 'good' })
        },
      },
    )
  }
  const write = (written: string) => {
    // another text is another note
    key.current = null
    setText(written)
  }
  return (
    <div className="print:hidden">
      <CardSection title={words.title}>
        <div className="grid min-w-0 gap-x-8 gap-y-5 px-4 pb-4 lg:grid-cols-2">
          <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-4 lg:self-start">
            <TextArea
              label={words.label}
              hint={words.hint}
              value={text}
              rows={isNext ? 4 : 8}
              maxLength={HANDOVER_TEXT_MAX}
              error={isMissing && tidy(text) === '' ? words.missing : undefined}
              onChange={({ target }) => write(target.value)}
            />
            {sign.isError && (
              <Alert tone="bad" title={words.failed}>
                {common.errors[codeOf(sign.error) ?? 'upstream.unavailable']}
              </Alert>
            )}
            <p className="text-muted text-xs">
              {user !== null && (
                <span className="block font-medium text-ink">{words.as(user.displayName ?? user.email ?? '')}</span>
              )}
              {words.beside}
            </p>
            <Button type="submit" pending={sign.isPending} disabled={sign.isPending} className="self-start">
              {words.sign}
            </Button>
          </form>
          <section
            aria-label={passationText.facts.title}
            className="@container min-w-0 border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-8"
          >
            <Facts facts={facts} isFolded={isNext} />
          </section>
        </div>
      </CardSection>
    </div>
  )
}
