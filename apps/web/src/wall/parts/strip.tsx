import type { AlarmPriority, DeviceId } from '@vigie/contracts/entities'
import { Check, X } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useActiveAlarms, useDeviceStatus, useFeed, useUnpowered } from '@/data'
import { wall } from '@/text/wall'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import type { Box } from '../room.ts'
import { worstByDevice, worstPriority } from '../urgent.ts'
import { type Power, usePower, usePoweredCount } from '../use-power.ts'
import type { Group, Marked } from '../wall-devices.ts'

const MARK_EM = 0.95
const GAP_EM = 1.1
/** name and count of a group on one line */
const NAME_EM = 1.45
/** the same on a screen that stands, where it is beside the marks: its width, by the digits of the largest count */
const standingNameEm = (sizes: readonly number[]): number => (Math.max(...sizes) < 10 ? 7.6 : 8.7)
/** between groups there */
const STANDING_GAP_EM = 0.4

type StripProps = {
  readonly groups: readonly Group[]
  readonly box: Box
  /** whether nothing else needs the room, so that the marks may fill it */
  readonly fills?: boolean
  /** how many have power beside how many there are, even where all have */
  readonly saysPowered?: boolean
}

/**
 * What stands on the site, one mark each, in an order that never changes: without power, else with the gravest alarm
 * that holds, that of a gauge of it without power too, else well. Where the marks of a group do not fit, its count stands alone.
 */
export const Strip = memo(({ groups, box, fills = false, saysPowered = false }: StripProps) => {
  const sizes = sizesOf(groups)
  const active = useActiveAlarms()
  const worst = useMemo(() => worstByDevice(active), [active])
  const { perRow, scale } = fills ? fullPlan(sizes, box) : stripPlan(sizes, box)
  return (
    <div className="wall-strip" data-portrait={box.isStanding || undefined}>
      {groups.map((group, index) => (
        <StripGroup
          key={group.role}
          group={group}
          perRow={perRow[index] ?? 0}
          scale={scale}
          nameEm={box.isStanding ? standingNameEm(sizes) : null}
          worst={worst}
          saysPowered={saysPowered}
        />
      ))}
    </div>
  )
})

/** How many marks each group has. */
export const sizesOf = (groups: readonly Group[]): readonly number[] => groups.map(({ things }) => things.length)

type StripPlan = {
  /** marks of each group side by side; 0: counts alone, where marks are too many for the width or for the height */
  readonly perRow: readonly number[]
  /** height of the whole strip, em */
  readonly rows: number
  /** size of a mark, of its smallest */
  readonly scale: number
}

/** Marks of the smallest size, in as few rows as their width allows. */
export const stripPlan = (sizes: readonly number[], box: Box): StripPlan =>
  planAt(1, sizes, box, MOST_ROWS) ?? {
    perRow: sizes.map(() => 0),
    rows: box.isStanding ? sizes.length * (NAME_EM + STANDING_GAP_EM) : NAME_EM,
    scale: 1,
  }

/** Marks as large as the room allows. */
export const fullPlan = (sizes: readonly number[], box: Box): StripPlan => {
  for (let scale = LARGEST; scale > 1; scale -= 0.25) {
    const plan = planAt(scale, sizes, box, Number.POSITIVE_INFINITY)
    if (plan !== null && plan.rows <= box.rows) return plan
  }
  return stripPlan(sizes, box)
}

const MOST_ROWS = 3
const LARGEST = 3
const GROUP_EM = 6.4

const planAt = (scale: number, sizes: readonly number[], box: Box, most: number): StripPlan | null => {
  const mark = scale * MARK_EM
  if (box.isStanding) {
    const plan = standingPlan(scale, sizes, box.cols)
    return plan.rows <= box.rows ? plan : null
  }
  const roomForMarks = box.cols - (sizes.length - 1) * GAP_EM
  for (let rows = 1; rows <= Math.min(most, Math.max(...sizes)); rows += 1) {
    const perRow = sizes.map((size) => Math.max(Math.floor(GROUP_EM / mark), Math.ceil(size / rows), 1))
    const width = perRow.reduce((sum, count) => sum + Math.max(GROUP_EM, count * mark), 0)
    const highest = Math.max(...sizes.map((size, index) => Math.ceil(size / (perRow[index] ?? 1))))
    const needed = NAME_EM + highest * mark
    if (width <= roomForMarks && needed <= box.rows) return { perRow, rows: needed, scale }
  }
  return null
}

/** Beside the name of each group, on a screen that stands. */
const standingPlan = (scale: number, sizes: readonly number[], cols: number): StripPlan => {
  const mark = scale * MARK_EM
  const perRow = Math.max(1, Math.floor((cols - standingNameEm(sizes)) / mark))
  const rowsOf = (size: number) => Math.max(NAME_EM, Math.ceil(size / perRow) * mark + STANDING_GAP_EM)
  return { perRow: sizes.map(() => perRow), rows: sizes.reduce((sum, size) => sum + rowsOf(size), 0), scale }
}

type StripGroupProps = {
  readonly group: Group
  readonly perRow: number
  readonly scale: number
  /** width of its name; null: as wide as it is */
  readonly nameEm: number | null
  readonly worst: ReadonlyMap<DeviceId, AlarmPriority>
  readonly saysPowered: boolean
}

const StripGroup = ({ group: { role, things }, perRow, scale, nameEm, worst, saysPowered }: StripGroupProps) => {
  const { trusted } = useFeed()
  const unpowered = useUnpowered()
  const on = usePoweredCount(things)
  const off = things.filter(({ vital }) => vital.some(({ id }) => unpowered.has(id))).length
  return (
    <div className="wall-group">
      <span className="wall-group-name" style={nameEm === null ? {} : { width: `${nameEm}em` }}>
        <b>{wall.groups[role]}</b>{' '}
        <span data-off={off > 0 || undefined}>
          {off > 0 || saysPowered ? `${on}/${things.length}` : things.length}
          {!trusted && ' ?'}
        </span>
      </span>
      {perRow > 0 && (
        <span className="wall-marks" style={{ width: `${perRow * MARK_EM}em`, fontSize: `${scale}em` }}>
          {things.map((thing) => (
            <ThingMark
              key={thing.id}
              thing={thing}
              alarm={worstPriority(thing.members.map(({ id }) => worst.get(id)))}
            />
          ))}
        </span>
      )}
    </div>
  )
}

type ThingMarkProps = { readonly thing: Marked; readonly alarm: AlarmPriority | null }

const ThingMark = memo(({ thing, alarm }: ThingMarkProps) => <Mark power={usePower(thing.vital)} alarm={alarm} />)

/** The power of one device. */
export const PowerMark = memo(({ device }: { readonly device: DeviceId }) => {
  const powered = useDeviceStatus(device)?.powered ?? null
  return <Mark power={powered === null ? 'unknown' : powered ? 'on' : 'off'} alarm={null} />
})

/** A cross without power, else the sign of an alarm, a tick, or a question mark where nothing was ever said. */
const Mark = ({ power, alarm }: { readonly power: Power; readonly alarm: AlarmPriority | null }) => {
  const isAlarm = power !== 'off' && alarm !== null
  return (
    <i className="wall-mark" data-power={power} data-alarm={isAlarm ? alarm : undefined}>
      {isAlarm ? (
        <PriorityMark priority={alarm} isBare />
      ) : power === 'unknown' ? (
        '?'
      ) : power === 'on' ? (
        <Check aria-hidden />
      ) : (
        <X aria-hidden />
      )}
    </i>
  )
}
