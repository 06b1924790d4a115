import { useOpenAlarms } from '@/data'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import { othersOf } from '../urgent.ts'

/** How many other alarms wait for somebody, by priority. */
export const Others = ({ shown }: { readonly shown: string }) => {
  const others = othersOf(useOpenAlarms(), [shown])
  return others.length === 0 ? null : (
    <p className="wall-others">
      <span>{wall.alarm.also}</span>
      {others.map(([priority, count]) => (
        <b key={priority}>
          <PriorityMark priority={priority} /> {wall.alarm.count(count, priority)}
        </b>
      ))}
    </p>
  )
}
