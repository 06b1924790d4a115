import { Layers, Rows3 } from 'lucide-react'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { useAlarms } from './context.ts'

const { cause: words } = alarmText

/** Where alarms have a common cause: shows them one by one, or as one row again. */
export const GroupToggle = () => {
  const { view, send } = useAlarms()
  if (view.shown.causes.length === 0) return null
  const label = view.isGrouped ? words.oneByOne : words.grouped
  const Icon = view.isGrouped ? Rows3 : Layers
  return (
    <Button
      variant="outline"
      aria-label={label}
      title={label}
      aria-keyshortcuts="g"
      className="ml-auto h-9 shrink-0 px-3"
      onClick={() => send({ type: 'group.pressed' })}
    >
      <Icon aria-hidden />
      <span className="@max-[68rem]:hidden">{label}</span>
    </Button>
  )
}
