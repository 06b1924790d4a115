import { SearchX } from 'lucide-react'
import { alarmDetailText } from '@/text/alarm-detail'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useAlarms } from './context.ts'

const { unknown: words } = alarmDetailText

/** In the place of an alarm that the site does not have: so that nobody waits for it, with the way back to the list. */
export const UnknownAlarm = () => {
  const { send } = useAlarms()
  return (
    <EmptyState
      icon={SearchX}
      title={words.title}
      action={
        <Button variant="outline" onClick={() => send({ type: 'escape.pressed' })}>
          {words.back}
        </Button>
      }
    >
      {words.help}
    </EmptyState>
  )
}
