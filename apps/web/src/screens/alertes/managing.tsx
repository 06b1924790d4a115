import type { ManagerQuestion } from '@vigie/machines/alarm-list'
import { type FormEvent, useId, useState } from 'react'
import { alarmText } from '@/text/alarms'
import { Dialog, DialogBody } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { ACT_OF } from './managed.ts'
import { Send, Targets, useQuestion } from './question-parts.tsx'

const { managed, shelving } = alarmText

/** What an administrator has to say before alarms are kept from view, or given back: the reason. */
export const Managing = ({ question }: { readonly question: ManagerQuestion }) => {
  const { count, answer, dialog } = useQuestion()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const words = managed[question]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    answer({ act: ACT_OF[question], reason: reason.trim() })
  }
  return (
    <Dialog {...dialog} title={words.title(count)} description={words.help}>
      <DialogBody>
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label={shelving.reason}
            value={reason}
            maxLength={1_000}
            error={isMissing && reason.trim() === '' ? shelving.reasonMissing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </form>
        {count > 1 && <Targets />}
      </DialogBody>
      <Send form={form} label={words.act} onCancel={dialog.onOpenChange} />
    </Dialog>
  )
}
