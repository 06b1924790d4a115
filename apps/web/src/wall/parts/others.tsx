import { type Alarm, type Device, isWaitingAlarm } from '@vigie/contracts/entities'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import type { Box } from '../room.ts'
import { MEAN_GLYPH_EM } from '../short-name.ts'
import { isOver, othersOf } from '../urgent.ts'
import { AlarmRow } from './alarm-row.tsx'

type OthersProps = {
  /** those of this site that wait for somebody */
  readonly others: readonly Alarm[]
  /** those of other sites of the wall */
  readonly elsewhere: readonly Alarm[]
  readonly devices: readonly Device[]
  readonly box: Box
}

/**
 * What waits besides the alarm that holds the screen, on a line: the only one that holds by name, more of them by
 * priority, whichever site they are of; then how many are over.
 */
export const Others = ({ others, elsewhere, devices, box }: OthersProps) => {
  const { only, counts, over } = countsOf(others, elsewhere, box)
  if (only !== null)
    return <AlarmRow alarm={only} devices={devices} box={box} rest={over === 0 ? null : wall.alarm.overBeside(over)} />
  return counts.length === 0 && over === 0 ? null : (
    <p className="wall-others">
      <span>{leadOf(counts.length, over)}</span>
      {counts.map(([priority, count]) => (
        <b key={priority}>
          <PriorityMark priority={priority} /> {wall.alarm.count(count, priority)}
        </b>
      ))}
      {over > 0 && <span>{wall.alarm.overCount(over)}</span>}
    </p>
  )
}

const countsOf = (own: readonly Alarm[], elsewhere: readonly Alarm[], { isStanding }: Box) => {
  const all = [...own, ...elsewhere].filter(isWaitingAlarm)
  const active = all.filter((alarm) => !isOver(alarm))
  const [first] = active
  const isNamed = first !== undefined && active.length === 1 && own.includes(first) && !isStanding
  return { only: isNamed ? first : null, counts: othersOf(all), over: all.length - active.length }
}

const leadOf = (counts: number, over: number): string =>
  counts + Number(over > 0) > 2 ? wall.alarm.alsoBriefly : wall.alarm.also

const COUNT_GAP_EM = 0.9
const MARK_EM = 1.2

/** How many lines it takes: one where the screen lies. */
export const othersLines = (own: readonly Alarm[], elsewhere: readonly Alarm[], box: Box): number => {
  const { only, counts, over } = countsOf(own, elsewhere, box)
  if (only === null && counts.length === 0 && over === 0) return 0
  if (!box.isStanding) return 1
  const words = [
    leadOf(counts.length, over),
    ...counts.map(([priority, count]) => wall.alarm.count(count, priority)),
    ...(over > 0 ? [wall.alarm.overCount(over)] : []),
  ]
  const cols = words.reduce((sum, word) => sum + word.length * MEAN_GLYPH_EM + COUNT_GAP_EM, counts.length * MARK_EM)
  return Math.ceil(cols / box.cols)
}
