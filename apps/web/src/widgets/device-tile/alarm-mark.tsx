import type { Device } from '@vigie/contracts/entities'
import { text } from '@/text'
import { PriorityMark } from '../alarm/priority-mark.tsx'
import { useWorstAlarm } from './use-truth.ts'

/** The mark of the most urgent alarm of these devices that their state does not say; nothing while there is none. */
export const AlarmMark = ({ devices }: { readonly devices: readonly Device[] }) => {
  const worst = useWorstAlarm(devices)
  if (worst === '') return null
  return (
    <span data-alarm-mark={worst} title={text.home.inAlarm} className="inline-flex shrink-0">
      <PriorityMark priority={worst} size={18} />
    </span>
  )
}
