import { tidy } from '@vigie/contracts/entities'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { useFeed, useSources } from '@/data'
import { formatMomentMinute } from '@/text'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'
import { SegmentedControl } from '@/ui/segmented-control'
import { TextField } from '@/ui/text-field'
import { useAlarms } from './context.ts'
import { Managing } from './managing.tsx'
import { Cancel, Send, Targets, useQuestion } from './question-parts.tsx'
import { SHELVE_ENDS, type ShelveEnd, shelveUntil } from './shelve-ends.ts'
import { TextQuestion } from './text-question.tsx'

const { confirm, shelving, commenting, assigning } = alarmText

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
    case 'suppressing':
    case 'unsuppressing':
    case 'retiring':
    case 'returning':
      return <Managing key={view.question} question={view.question} />
    case null:
      return null
  }
}

const Confirming = () => {
  const { count, answer, dialog } = useQuestion()
  const { isLinked } = useAlarms()
  const { trusted } = useFeed()
  const help = isLinked && trusted ? confirm.help.linked : confirm.help.unlinked
  return (
    <Dialog {...dialog} title={confirm.title(count)} description={help}>
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
    if (tidy(reason) === '') return setMissing(true)
    const until = new Date(shelveUntil(end, clock.now())).toISOString()
    answer({ act: 'shelve', reason: tidy(reason), until })
  }
  return (
    <Dialog {...dialog} title={shelving.title(count)} description={shelving.help}>
      <DialogBody>
        <form id={form} onSubmit={submit} className="flex flex-col gap-4" noValidate>
          <TextField
            label={shelving.reason}
            value={reason}
            maxLength={1_000}
            error={isMissing && tidy(reason) === '' ? shelving.reasonMissing : undefined}
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
        <Targets />
      </DialogBody>
      <Send form={form} label={shelving.send} onCancel={dialog.onOpenChange} />
    </Dialog>
  )
}

const Commenting = () => (
  <TextQuestion
    title={commenting.title}
    label={commenting.text}
    missing={commenting.missing}
    send={commenting.send}
    orderOf={(text) => ({ act: 'comments', text })}
  />
)

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
      <DialogBody>
        <Targets />
      </DialogBody>
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
