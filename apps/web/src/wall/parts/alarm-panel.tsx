import { type Alarm, type Device, HOUR_MS } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import { Hourglass } from 'lucide-react'
import { useKpis, useNow, useSite, useUnpowered } from '@/data'
import { formatDuration, formatMomentMinute } from '@/text'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import type { Box } from '../room.ts'
import { sizeFor } from '../room.ts'
import { TODAY } from '../today.ts'
import { Clock } from './header.tsx'

type AlarmPanelProps = { readonly alarm: Alarm; readonly devices: readonly Device[]; readonly box: Box }

/** The alarm that holds the upper half: what, since when, and what happens if nobody moves. */
export const AlarmPanel = ({ alarm, devices, box }: AlarmPanelProps) => {
  const now = useNow(1_000)
  const site = useSite().data?.site.name ?? ''
  const off = useUnpowered().size
  const at = Date.parse(alarm.raisedAt)
  const name = devices.find(({ id }) => id === alarm.device)?.name ?? alarm.device
  const isMany = alarm.condition === 'power-off' && off > 1
  const title = isMany ? wall.alarm.cutOf(name) : ALARM_CONDITION_NAMES[alarm.condition]
  const main = isMany ? wall.alarm.manyCut(off) : name
  const waits = alarm.state === 'returned' ? wall.alarm.returned : wall.alarm.waiting
  return (
    <section className="wall-alarm" data-priority={alarm.priority}>
      <div className="wall-alarm-bar">
        <h1 style={{ fontSize: `${sizeFor(title, box.cols - 11, 1.75)}em` }}>
          <PriorityMark priority={alarm.priority} /> {title}
        </h1>
        <Clock note="" />
      </div>
      <p className="wall-alarm-name" style={{ fontSize: `${nameSize(main, box.cols - 2)}em` }}>
        {main}
      </p>
      <p className="wall-alarm-since">
        <b>{wall.alarm.since(formatDuration(Math.max(0, now - at)))}</b>{' '}
        <span>
          ({formatMomentMinute(at, now)}) · {site} ·
        </span>{' '}
        <b>{waits}</b>
      </p>
      <Consequence devices={devices} />
    </section>
  )
}

/** On one line where that is large enough, else on two. */
const nameSize = (name: string, cols: number): number => {
  const onOne = sizeFor(name, cols, 3)
  return onOne >= TWO_LINES_EM ? onOne : Math.max(onOne, sizeFor(name, 1.7 * cols, TWO_LINES_EM))
}
const TWO_LINES_EM = 1.9

/** An emptying told so far ahead asks for no hurry. */
const SOON_H = 48

/** What happens if nobody moves: the tank that runs empty first. */
const Consequence = ({ devices }: Pick<AlarmPanelProps, 'devices'>) => {
  const storages = useKpis(TODAY).data?.storages ?? []
  const [first] = storages
    .flatMap(({ device, emptyInHours }) =>
      emptyInHours == null || emptyInHours > SOON_H ? [] : [{ device, emptyInHours }],
    )
    .toSorted((a, b) => a.emptyInHours - b.emptyInHours)
  if (first === undefined) return null
  const tank = devices.find(({ id }) => id === first.device)
  return tank === undefined ? null : (
    <p className="wall-alarm-consequence">
      <Hourglass aria-hidden />{' '}
      {wall.alarm.emptyIn(tank.asset?.name ?? tank.name, formatDuration(first.emptyInHours * HOUR_MS))}
    </p>
  )
}
