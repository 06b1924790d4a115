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
    <div className="sticky top-(--header-height) z-20 flex flex-wrap items-center gap-2 py-0.5 empty:hidden sm:min-h-9 sm:bg-canvas print:hidden">
      {selected.length > 0 && (
        <div className="contents max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-2 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:p-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:shadow-lg">
          <span role="status" className="font-medium text-sm max-sm:grow">
            {alarmText.selected(selected.length)}
          </span>
          <Button
            size="sm"
            disabled={waiting === 0}
            className="max-sm:order-1 max-sm:grow"
            aria-keyshortcuts="a"
            onClick={() => send({ type: 'acknowledge.pressed' })}
          >
            {waiting > 1 ? words.acknowledgeMany(waiting) : words.acknowledge}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-keyshortcuts="s"
            className="max-sm:order-1 max-sm:grow"
            onClick={() => send({ type: 'question.asked', question: 'shelving' })}
          >
            {words.shelve}
          </Button>
          <Button size="sm" variant="ghost" aria-keyshortcuts="z" onClick={() => send({ type: 'clear.pressed' })}>
            {words.clear}
          </Button>
        </div>
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
