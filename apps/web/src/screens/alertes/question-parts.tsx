// What every question about alarms is made of: its dialog, the alarms it is about, and the buttons below.
import type { AlarmOrder } from '@vigie/machines/alarm-acts'
import { text } from '@/text'
import { alarmText, PRIORITY_NAMES } from '@/text/alarms'
import { Button } from '@/ui/button'
import { DialogActions } from '@/ui/dialog'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { useAlarms } from './context.ts'
import { alarmName } from './row-words.ts'

const { acts, confirm } = alarmText

export const useQuestion = () => {
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
export const Targets = () => {
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

export const Cancel = ({ onPress }: { readonly onPress: (open: false) => void }) => (
  <Button variant="outline" onClick={() => onPress(false)}>
    {acts.cancel}
  </Button>
)

type SendProps = {
  /** id of the form that is sent */
  readonly form: string
  readonly label: string
  readonly onCancel: (open: boolean) => void
}

export const Send = ({ form, label, onCancel }: SendProps) => (
  <DialogActions>
    <Cancel onPress={onCancel} />
    <Button type="submit" form={form}>
      {label}
    </Button>
  </DialogActions>
)
