import { ArrowDownToLine } from 'lucide-react'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { useAlarms } from './context.ts'

const { acts: words } = alarmText

/** What was ticked and what can be done with it; the counter of alarms that wait to be shown. */
export const SelectionBar = () => {
  const { view, send } = useAlarms()
  const { selected, unseen, isHeld, toAcknowledge: waiting } = view
  return (
    <div className="sticky top-14 z-20 flex min-h-9 flex-wrap items-center gap-2 bg-canvas py-0.5 empty:hidden print:hidden">
      {selected.length > 0 && (
        <>
          <span role="status" className="font-medium text-sm">
            {alarmText.selected(selected.length)}
          </span>
          <Button
            size="sm"
            disabled={waiting === 0}
            aria-keyshortcuts="a"
            onClick={() => send({ type: 'acknowledge.pressed' })}
          >
            {waiting > 1 ? words.acknowledgeMany(waiting) : words.acknowledge}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-keyshortcuts="s"
            onClick={() => send({ type: 'question.asked', question: 'shelving' })}
          >
            {words.shelve}
          </Button>
          <Button size="sm" variant="ghost" aria-keyshortcuts="z" onClick={() => send({ type: 'clear.pressed' })}>
            {words.clear}
          </Button>
        </>
      )}
      {isHeld && unseen > 0 && (
        <Button
          size="sm"
          variant="outline"
          aria-keyshortcuts="n"
          className="ml-auto"
          onClick={() => send({ type: 'counter.pressed' })}
        >
          <ArrowDownToLine aria-hidden />
          {alarmText.unseen(unseen)}
        </Button>
      )}
    </div>
  )
}
