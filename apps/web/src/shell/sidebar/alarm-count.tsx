import { isSuspendedAlarm, isWaitingAlarm, worstPriorityOf } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'
import { useOpenAlarms } from '@/data'
import { waitingAlarms } from '@/text/alarm-signs'
import { cn } from '@/ui/cn'
import { PriorityMark } from '@/widgets/alarm/priority-mark'

type AlarmCountProps = {
  /** of the words for whoever does not see it: what it stands in is described by them */
  readonly id: string
  /** over the corner of an icon, where nothing else has room */
  readonly isCorner: boolean
}

/** How many alarms wait for somebody, with the mark of the worst of them, and in words those that a cut puts away; nothing where none waits. */
export const AlarmCount = ({ id, isCorner }: AlarmCountProps) => {
  const open = useOpenAlarms()
  const waiting = open.filter(isWaitingAlarm)
  const worst = worstPriorityOf(waiting)
  if (worst === null) return null
  const words = waitingAlarms(waiting.length, ALARM_PRIORITY_NAMES[worst], open.filter(isSuspendedAlarm).length)
  return (
    <>
      <span
        aria-hidden
        data-count={worst}
        title={words}
        className={cn(
          'flex shrink-0 items-center gap-1 font-semibold text-ink tabular-nums',
          isCorner ? 'pointer-events-none absolute top-1 right-1 [&_svg]:size-3!' : 'ml-auto text-xs [&_svg]:size-3.5!',
        )}
      >
        <PriorityMark priority={worst} size={isCorner ? 12 : 14} isBare />
        {!isCorner && waiting.length}
      </span>
      <span id={id} hidden>
        {words}
      </span>
    </>
  )
}
