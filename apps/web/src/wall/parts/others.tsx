import type { Alarm, Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useOpenAlarms } from '@/data'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { heldOf } from '../held.ts'
import { othersOf } from '../urgent.ts'

type OthersProps = {
  readonly shown: Alarm
  readonly devices: readonly Device[]
  /** those of other sites of the wall */
  readonly elsewhere: readonly Alarm[]
}

/** How many other alarms wait for somebody, by priority, whichever site they are of; none that the one shown stands for. */
export const Others = ({ shown, devices, elsewhere }: OthersProps) => {
  const open = useOpenAlarms()
  const { stands } = useMemo(() => heldOf(shown, open, devices), [shown, open, devices])
  const others = othersOf([...open.filter(({ id }) => !stands.has(id)), ...elsewhere])
  return others.length === 0 ? null : (
    <p className="wall-others">
      <span>{others.length > 2 ? wall.alarm.alsoBriefly : wall.alarm.also}</span>
      {others.map(([priority, count]) => (
        <b key={priority}>
          <PriorityMark priority={priority} /> {wall.alarm.count(count, priority)}
        </b>
      ))}
    </p>
  )
}
