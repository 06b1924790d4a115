import type { AlarmOrder } from '@vigie/machines/alarm-acts'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { useSources } from '@/data'
import { formatMomentMinute, text } from '@/text'
import { alarmText, PRIORITY_NAMES } from '@/text/alarms'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'
import { SegmentedControl } from '@/ui/segmented-control'
import { TextField } from '@/ui/text-field'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { useAlarms } from './context.ts'
import { alarmName } from './row-words.ts'
import { SHELVE_ENDS, type ShelveEnd, shelveUntil } from './shelve-ends.ts'

const { acts, confirm, shelving, commenting, assigning } = alarmText

/** The open question: which alarms it is about, and what is to be said before the act leaves. */
export const Questions = () => {
  const { view } = useAlarms()
  switch (view.question) {
    case 'confirming':
      return <Confirming />
    case 'shelving':
      return <Shelving />
    case 'commenting':
      return <Commenting />
    case 'assigning':
      return <Assigning />
    case null:
      return null
  }
}

const useQuestion = () => {
  const { view, send } = useAlarms()
  return {
    count: view.targets.length,
    answer: (order: AlarmOrder) => send({ type: 'question.answered', order }),
    dialog: {
      open: true,
      onOpenChange: (open: boolean) => !open && send({ type: 'question.dismissed' }),
      closeLabel: text.common.close,
    },
  }
}

/** Every alarm that the act is about, by name. */
const Targets = () => {
  const { view, alarmOf, nameOf } = useAlarms()
  return (
    <ul
      aria-label={confirm.which}
      className="scroll-thin max-h-60 divide-y divide-line overflow-y-auto rounded-lg border border-line"
    >
      {view.targets.map((id) => {
        const alarm = alarmOf(id)
        return (
          <li key={id} className="flex items-center gap-2 px-3 py-1.5 text-sm">
            {alarm === undefined ? (
              id
            ) : (
              <>
                <PriorityMark priority={alarm.priority} size={18} />
                <span className="min-w-0 grow truncate">{alarmName(alarm, nameOf)}</span>
                <span className="text-muted text-xs">{PRIORITY_NAMES[alarm.priority]}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Cancel = ({ onPress }: { readonly onPress: (open: false) => void }) => (
  <Button variant="outline" onClick={() => onPress(false)}>
    {acts.cancel}
  </Button>
)

const Confirming = () => {
  const { count, answer, dialog } = useQuestion()
  return (
    <Dialog {...dialog} title={confirm.title(count)} description={confirm.help}>
      <DialogBody>
        <Targets />
      </DialogBody>
      <DialogActions>
        <Cancel onPress={dialog.onOpenChange} />
        <Button autoFocus onClick={() => answer({ act: 'acknowledge' })}>
          {confirm.send(count)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Shelving = () => {
  const { count, answer, dialog } = useQuestion()
  const { clock } = useSources()
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState<ShelveEnd>('hour')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const now = clock.now()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    const until = new Date(shelveUntil(end, clock.now())).toISOString()
    answer({ act: 'shelve', reason: reason.trim(), until })
  }
  return (
    <Dialog {...dialog} title={shelving.title(count)} description={shelving.help}>
      <DialogBody>
        <form id={form} onSubmit={submit} className="flex flex-col gap-4" noValidate>
          <TextField
            label={shelving.reason}
            value={reason}
            maxLength={1_000}
            error={isMissing && reason.trim() === '' ? shelving.reasonMissing : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="flex flex-col gap-1.5">
            <SegmentedControl
              label={shelving.until}
              value={end}
              options={SHELVE_ENDS.map((value) => ({ value, label: shelving.ends[value] }))}
              onValueChange={setEnd}
              className="self-start"
            />
            <p className="text-muted text-xs">{shelving.endsAt(formatMomentMinute(shelveUntil(end, now), now))}</p>
          </div>
        </form>
        {count > 1 && <Targets />}
      </DialogBody>
      <Send form={form} label={shelving.send} onCancel={dialog.onOpenChange} />
    </Dialog>
  )
}

type SendProps = {
  /** id of the form that is sent */
  readonly form: string
  readonly label: string
  readonly onCancel: (open: boolean) => void
}

const Send = ({ form, label, onCancel }: SendProps) => (
  <DialogActions>
    <Cancel onPress={onCancel} />
    <Button type="submit" form={form}>
      {label}
    </Button>
  </DialogActions>
)

const Commenting = () => {
  const { count, answer, dialog } = useQuestion()
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (comment.trim() === '') return setMissing(true)
    answer({ act: 'comments', text: comment.trim() })
  }
  return (
    <Dialog {...dialog} title={commenting.title(count)}>
      <DialogBody>
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label={commenting.text}
            value={comment}
            maxLength={1_000}
            error={isMissing && comment.trim() === '' ? commenting.missing : undefined}
            onChange={({ target }) => setComment(target.value)}
          />
        </form>
        {count > 1 && <Targets />}
      </DialogBody>
      <Send form={form} label={commenting.send} onCancel={dialog.onOpenChange} />
    </Dialog>
  )
}

const Assigning = () => {
  const { count, answer, dialog } = useQuestion()
  const { user } = useAuth()
  const uid = user?.uid ?? null
  useEffect(() => {
    const again = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key === 'i' && !ctrlKey && !metaKey && !altKey) answer({ act: 'assign', uid })
    }
    window.addEventListener('keydown', again)
    return () => window.removeEventListener('keydown', again)
  })
  return (
    <Dialog {...dialog} title={assigning.title(count)} description={assigning.help}>
      <DialogBody>{count > 1 && <Targets />}</DialogBody>
      <DialogActions>
        <Cancel onPress={dialog.onOpenChange} />
        <Button variant="outline" onClick={() => answer({ act: 'assign', uid: null })}>
          {assigning.toNobody}
        </Button>
        <Button onClick={() => answer({ act: 'assign', uid })}>{assigning.toMe}</Button>
      </DialogActions>
    </Dialog>
  )
}
