import { HANDOVER_TEXT_MAX, type HandoverShift, tidy } from '@vigie/contracts/entities'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { codeOf } from '@/data'
import { useSignHandover } from '@/data/handovers'
import { errors } from '@/text/errors'
import { passationText } from '@/text/passation'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/text-area'
import { toasts } from '@/ui/toast-store'

const { write: words } = passationText

type WriteNoteProps = {
  /** how far back what is joined to the note goes; undefined: nobody chose */
  readonly shift: HandoverShift | undefined
  /** whether the note before still waits to be taken over: this one comes after it */
  readonly isNext: boolean
}

/** The note of who leaves; one that failed is signed once, not twice. */
export const WriteNote = ({ shift, isNext }: WriteNoteProps) => {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const key = useRef<string | null>(null)
  const { user } = useAuth()
  const sign = useSignHandover()
  // what says something else is another note
  useEffect(() => {
    key.current = null
  }, [text, shift])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tidy(text) === '') return setMissing(true)
    key.current ??= crypto.randomUUID()
    sign.mutate(
      { text: tidy(text), key: key.current, ...(shift === undefined ? {} : { shift }) },
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
  return (
    <form onSubmit={submit} noValidate aria-label={words.title} className="flex min-w-0 flex-col gap-3 print:hidden">
      <TextArea
        label={words.label}
        hint={words.hint}
        value={text}
        rows={isNext ? 4 : 7}
        maxLength={HANDOVER_TEXT_MAX}
        error={isMissing && tidy(text) === '' ? words.missing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {sign.isError && (
        <Alert tone="bad" title={words.failed}>
          {errors[codeOf(sign.error) ?? 'upstream.unavailable']}
        </Alert>
      )}
      <Button type="submit" pending={sign.isPending} disabled={sign.isPending} className="self-start">
        {words.sign}
      </Button>
      {user !== null && <p className="text-muted text-xs">{words.as(user.displayName ?? user.email ?? '')}</p>}
    </form>
  )
}
