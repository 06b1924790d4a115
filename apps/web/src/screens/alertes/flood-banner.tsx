import { Layers } from 'lucide-react'
import { useNow, useSources } from '@/data'
import { useAlarmLog } from '@/data/alarms'
import { alarmText } from '@/text/alarms'
import { floodWords } from '@/widgets/alarm-load/flood-words'
import { useAlarms } from './context.ts'

/** Says that so many alarms came that they may be lost sight of: while they come, and then when the last one did. */
export const FloodBanner = () => {
  const { view } = useAlarms()
  const { clock } = useSources()
  const log = useAlarmLog()
  useNow(10_000)
  if (!view.isFlood) return null
  const { words, isOver } = floodWords(log.lately(clock.now()), clock.now())
  return (
    <p
      role="status"
      className={
        isOver
          ? 'flex items-center gap-3 border-line-strong border-b bg-sunken px-4 py-2 text-sm md:px-6'
          : 'flex items-center gap-3 border-bad border-b bg-bad-soft px-4 py-2 text-sm md:px-6'
      }
    >
      <Layers aria-hidden className={isOver ? 'size-5 shrink-0 text-muted' : 'size-5 shrink-0 text-bad'} />
      <span className="min-w-0">
        {words}
        <span className="max-sm:hidden"> {alarmText.cause.kept}</span>
      </span>
    </p>
  )
}
