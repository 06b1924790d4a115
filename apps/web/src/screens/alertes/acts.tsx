import { type Alarm, isWaitingAlarm } from '@vigie/contracts/entities'
import { Check, MessageSquare, Timer, UserPlus } from 'lucide-react'
import { useActors } from '@/actors/session-context'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { useAlarms } from './context.ts'
import { ManagedActs } from './managed-acts.tsx'

const { acts: words } = alarmText

/** What the person may do to the alarm of the panel; nothing where their role does not allow it. */
export const Acts = ({ alarm }: { readonly alarm: Alarm }) => {
  const { view, send, ownActs } = useAlarms()
  const { alarmActs } = useActors()
  const own = ownActs[alarm.id]?.kind
  const isPending = own === 'sent' || own === 'unsent'
  if (!view.mayAct || alarm.state === 'normal') return null
  const isShelved = alarm.state === 'shelved'
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {isWaitingAlarm(alarm) && (
        <Button
          size="lg"
          className="max-sm:h-13"
          disabled={isPending}
          aria-keyshortcuts="a"
          onClick={() => alarmActs.send({ type: 'act.chosen', ids: [alarm.id], order: { act: 'acknowledge' } })}
        >
          <Check aria-hidden />
          {words.acknowledge}
        </Button>
      )}
      <div className="grid grid-cols-3 gap-2">
        <Button
          variant="outline"
          className="px-2 max-sm:h-14 max-sm:flex-col max-sm:gap-1 max-sm:text-xs"
          aria-keyshortcuts="c"
          onClick={() => send({ type: 'question.asked', question: 'commenting' })}
        >
          <MessageSquare aria-hidden />
          {words.comment}
        </Button>
        {isShelved ? (
          <Button
            variant="outline"
            className="px-2 max-sm:h-14 max-sm:flex-col max-sm:gap-1 max-sm:text-xs"
            disabled={isPending}
            onClick={() => alarmActs.send({ type: 'act.chosen', ids: [alarm.id], order: { act: 'unshelve' } })}
          >
            <Timer aria-hidden />
            {words.unshelve}
          </Button>
        ) : (
          <Button
            variant="outline"
            className="px-2 max-sm:h-14 max-sm:flex-col max-sm:gap-1 max-sm:text-xs"
            disabled={isPending}
            aria-keyshortcuts="s"
            onClick={() => send({ type: 'question.asked', question: 'shelving' })}
          >
            <Timer aria-hidden />
            {words.shelve}
          </Button>
        )}
        <Button
          variant="outline"
          className="px-2 max-sm:h-14 max-sm:flex-col max-sm:gap-1 max-sm:text-xs"
          aria-keyshortcuts="i"
          onClick={() => send({ type: 'question.asked', question: 'assigning' })}
        >
          <UserPlus aria-hidden />
          {words.assign}
        </Button>
      </div>
      <ManagedActs alarm={alarm} isPending={isPending} />
    </div>
  )
}
