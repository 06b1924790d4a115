import { tidy } from '@vigie/contracts/entities'
import type { AlarmOrder } from '@vigie/machines/alarm-acts'
import { type FormEvent, useId, useState } from 'react'
import { Dialog, DialogBody } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { Send, Targets, useQuestion } from './question-parts.tsx'

type TextQuestionProps = {
  readonly title: (count: number) => string
  readonly help?: string
  readonly label: string
  /** said when it is sent empty */
  readonly missing: string
  readonly send: string
  readonly orderOf: (text: string) => AlarmOrder
}

/** Asks for a text without which the act does not leave. */
export const TextQuestion = ({ title, help, label, missing, send, orderOf }: TextQuestionProps) => {
  const { count, answer, dialog } = useQuestion()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tidy(text) === '') return setMissing(true)
    answer(orderOf(tidy(text)))
  }
  return (
    <Dialog {...dialog} title={title(count)} {...(help !== undefined && { description: help })}>
      <DialogBody>
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label={label}
            value={text}
            maxLength={1_000}
            error={isMissing && tidy(text) === '' ? missing : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
        <Targets />
      </DialogBody>
      <Send form={form} label={send} onCancel={dialog.onOpenChange} />
    </Dialog>
  )
}
