import { CircleCheck } from 'lucide-react'
import { useOpenAlarms } from '@/data'
import { wall } from '@/text/wall'
import { alarmRowEm } from '../alarm-line.ts'
import { AlarmRow } from '../parts/alarm-row.tsx'
import { fitting } from '../room.ts'
import { heldFirst } from '../urgent.ts'
import type { SceneProps } from './scene.types.ts'

/** Open alarms, what holds first. */
export const Alarms = ({ devices, box }: SceneProps) => {
  const open = useOpenAlarms()
  const order = heldFirst(open)
  const { shown, more } = fitting(
    order,
    mostIn(
      box,
      order.map((alarm) => alarmRowEm(alarm, box)),
    ),
  )
  return (
    <div className="wall-scene wall-list">
      {open.length === 0 && (
        <p className="wall-calm">
          <CircleCheck aria-hidden /> {wall.alarm.none}
        </p>
      )}
      {shown.map((alarm) => (
        <AlarmRow key={alarm.id} alarm={alarm} devices={devices} box={box} />
      ))}
      {more > 0 && <p className="wall-more">{wall.more(more, 'alarms')}</p>}
    </div>
  )
}

/** what keeps an alarm from the next, em */
const GAP_EM = 0.3

/** How many of these heights fit below each other. */
const mostIn = ({ rows }: SceneProps['box'], heights: readonly number[]): number => {
  let left = rows + GAP_EM
  const first = heights.findIndex((height) => {
    left -= height + GAP_EM
    return left < 0
  })
  return Math.max(1, first === -1 ? heights.length : first)
}
