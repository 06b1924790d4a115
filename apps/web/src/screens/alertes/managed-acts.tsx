import type { Alarm } from '@vigie/contracts/entities'
import type { ManagerQuestion } from '@vigie/machines/alarm-list'
import { BellOff, BellRing, type LucideIcon, Power, Wrench } from 'lucide-react'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { useAlarms } from './context.ts'
import { questionsOf } from './managed.ts'

const ICONS: Record<ManagerQuestion, LucideIcon> = {
  suppressing: BellOff,
  unsuppressing: BellRing,
  retiring: Wrench,
  returning: Power,
}
const KEYS = { suppressing: 'p', unsuppressing: 'p', retiring: 'h', returning: 'h' } as const

/** What an administrator may do to the alarm of the panel; nothing for others. */
export const ManagedActs = ({ alarm, isPending }: { readonly alarm: Alarm; readonly isPending: boolean }) => {
  const { view, send } = useAlarms()
  const questions = questionsOf(alarm)
  if (!view.mayManage || questions.length === 0) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-2">
      {questions.map((question) => {
        const Icon = ICONS[question]
        return (
          <Button
            key={question}
            variant="ghost"
            size="sm"
            className="px-2 text-muted"
            title={alarmText.managed[question].help}
            disabled={isPending}
            aria-keyshortcuts={KEYS[question]}
            onClick={() => send({ type: 'question.asked', question })}
          >
            <Icon aria-hidden />
            {alarmText.managed[question].act}
          </Button>
        )
      })}
    </div>
  )
}
