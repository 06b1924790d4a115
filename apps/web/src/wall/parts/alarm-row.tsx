import { type Alarm, type Device, isWaitingAlarm } from '@vigie/contracts/entities'
import { useFeed, useNow } from '@/data'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { endOf, titleOf } from '../alarm-line.ts'
import type { Box } from '../room.ts'
import { MEAN_GLYPH_EM, shortName } from '../short-name.ts'
import { isOver } from '../urgent.ts'

/** what its mark takes of a line; lying, the gaps between its words too */
const MARK_COLS = 2
const GAP_COLS = 1.5
/** letters of a name are bold, which makes them wider */
const BOLD = 1.08

type AlarmRowProps = {
  readonly alarm: Alarm
  readonly devices: readonly Device[]
  readonly box: Box
  /** on one line of a screen that stands too, without its time */
  readonly isShort?: boolean
  /** stands at its end, after its own */
  readonly rest?: string | null
}

/** One alarm: its priority, its device, what it is, and since when it holds or who put it aside. */
export const AlarmRow = ({ alarm, devices, box, isShort = false, rest = null }: AlarmRowProps) => {
  const now = useNow(1_000)
  const { trusted } = useFeed()
  const title = titleOf(alarm)
  const end = endOf(alarm, now, trusted)
  const isBrief = isShort && box.isStanding
  const beside = `${title}${isBrief ? '' : end}${rest ?? ''}`
  const words = box.isStanding && !isBrief ? 0 : GAP_COLS + beside.length * MEAN_GLYPH_EM
  const name = devices.find(({ id }) => id === alarm.device)?.name ?? alarm.device
  return (
    <p
      className="wall-row"
      data-waits={isWaitingAlarm(alarm) || undefined}
      data-over={isOver(alarm) || undefined}
      data-brief={isBrief || undefined}
    >
      <PriorityMark priority={alarm.priority} />
      <b>{shortName(name, (box.cols - MARK_COLS - words) / BOLD)}</b>
      <span>{title}</span>
      {!isBrief && <span className="wall-row-end">{end}</span>}
      {rest !== null && <span>{rest}</span>}
    </p>
  )
}
