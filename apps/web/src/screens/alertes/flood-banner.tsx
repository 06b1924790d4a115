import { Layers } from 'lucide-react'
import { useNow, useSources } from '@/data'
import { useAlarmLog } from '@/data/alarms'
import { alarmText } from '@/text/alarms'
import { Button } from '@/ui/button'
import { useAlarms } from './context.ts'

const { cause: words } = alarmText

/** Says that so many alarms came that they are grouped by cause, and lets go of that. */
export const FloodBanner = () => {
  const { view, send } = useAlarms()
  const { clock } = useSources()
  const log = useAlarmLog()
  useNow(10_000)
  if (!view.isFlood) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-bad border-b bg-bad-soft px-4 py-2 text-sm md:px-6"
    >
      <p className="flex min-w-0 grow basis-40 items-center gap-3">
        <Layers aria-hidden className="size-5 shrink-0 text-bad" />
        <span className="min-w-0">
          {words.flood(log.raisedLately(clock.now()))}
          <span className="max-sm:hidden"> {words.kept}</span>
        </span>
      </p>
      <Button size="sm" variant="outline" aria-keyshortcuts="g" onClick={() => send({ type: 'group.pressed' })}>
        {view.isGrouped ? words.oneByOne : words.grouped}
      </Button>
    </div>
  )
}
