import type { Alarm } from '@vigie/contracts/entities'
import { useOpenAlarms } from '@/data'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { othersOf } from '../urgent.ts'

type OthersProps = {
  readonly shown: Alarm['id']
  /** those of other sites of the wall */
  readonly elsewhere: readonly Alarm[]
}

/** How many other alarms wait for somebody, by priority, whichever site they are of. */
export const Others = ({ shown, elsewhere }: OthersProps) => {
  const own = useOpenAlarms().filter(({ id }) => id !== shown)
  const others = othersOf([...own, ...elsewhere], [])
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
