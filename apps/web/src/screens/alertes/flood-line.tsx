import { Layers } from 'lucide-react'
import { useNow, useSources } from '@/data'
import { useAlarmLog } from '@/data/alarms'
import { alarmText } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { floodWords } from '@/widgets/alarm-load/flood-words'
import { useAlarms } from './context.ts'

/** Says that so many alarms came that they may be lost sight of: while they come, and then when the last one did. */
export const FloodLine = () => {
  const { view } = useAlarms()
  const { clock } = useSources()
  const log = useAlarmLog()
  useNow(10_000)
  if (!view.isFlood) return null
  const { words, isOver } = floodWords(log.lately(clock.now()), clock.now())
  return (
    <p role="status" className={cn('flex items-start gap-1.5 font-medium text-sm', isOver ? 'text-muted' : 'text-bad')}>
      <Layers aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {words}
        <span className="max-sm:hidden"> {alarmText.cause.kept}</span>
      </span>
    </p>
  )
}
