import type { Device, DeviceId } from '@vigie/contracts/entities'
import { Check, X } from 'lucide-react'
import { memo } from 'react'
import { useDeviceStatus, useFeed, useUnpowered } from '@/data'
import { wall } from '@/text/wall'
import type { Box } from '../room.ts'
import type { Group } from '../wall-devices.ts'

const MARK_EM = 0.95
const GAP_EM = 1.1
/** name and count of a group on one line */
const NAME_EM = 1.45
/** the same on a screen that stands, where it is beside the marks: its width */
const STANDING_NAME_EM = 8.7

type StripProps = { readonly groups: readonly Group[]; readonly box: Box }

/**
 * The power supply of every device, one mark each, in an order that never changes. Where the marks of a group do not
 * fit, its count stands alone.
 */
export const Strip = memo(({ groups, box }: StripProps) => {
  const plan = stripPlan(
    groups.map(({ devices }) => devices.length),
    box,
  )
  return (
    <div className="wall-strip" data-portrait={box.isStanding || undefined}>
      {groups.map((group, index) => (
        <StripGroup key={group.role} group={group} perRow={plan.perRow[index] ?? 0} />
      ))}
    </div>
  )
})

/**
 * How many marks of each group stand side by side, and how high the whole strip is, em; `perRow` 0: counts alone,
 * where marks are too many for the width or for the height.
 */
export const stripPlan = (sizes: readonly number[], { cols, rows: high, isStanding }: Box, most = 3) => {
  if (isStanding) return standingPlan(sizes, cols)
  const names = sizes.length * GAP_EM
  for (let rows = 1; rows <= most; rows += 1) {
    const perRow = sizes.map((size) => Math.max(5, Math.ceil(size / rows)))
    const width = perRow.reduce((sum, count) => sum + Math.max(6.4, count * MARK_EM), 0) + names
    const highest = Math.max(...sizes.map((size, index) => Math.ceil(size / (perRow[index] ?? 1))))
    const needed = NAME_EM + highest * MARK_EM
    if (width <= cols && needed <= high) return { perRow, rows: needed }
  }
  return { perRow: sizes.map(() => 0), rows: NAME_EM }
}

/** Beside the name of each group, on a screen that stands. */
const standingPlan = (sizes: readonly number[], cols: number) => {
  const perRow = Math.max(1, Math.floor((cols - STANDING_NAME_EM) / MARK_EM))
  const rowsOf = (size: number) => Math.max(NAME_EM, Math.ceil(size / perRow) * MARK_EM + 0.4)
  return { perRow: sizes.map(() => perRow), rows: sizes.reduce((sum, size) => sum + rowsOf(size), 0) }
}

const StripGroup = ({ group: { role, devices }, perRow }: { readonly group: Group; readonly perRow: number }) => {
  const { trusted } = useFeed()
  const unpowered = useUnpowered()
  const off = devices.filter(({ id }) => unpowered.has(id)).length
  return (
    <div className="wall-group">
      <span className="wall-group-name">
        <b>{wall.groups[role]}</b>{' '}
        <span data-off={off > 0 || undefined}>
          {off > 0 ? `${devices.length - off}/${devices.length}` : devices.length}
          {!trusted && ' ?'}
        </span>
      </span>
      {perRow > 0 && (
        <span className="wall-marks" style={{ width: `${perRow * MARK_EM}em` }}>
          {devices.map(({ id }: Device) => (
            <PowerMark key={id} device={id} />
          ))}
        </span>
      )}
    </div>
  )
}

/** One device: a tick, a cross, or a question mark where it never said. */
export const PowerMark = memo(({ device }: { readonly device: DeviceId }) => {
  const powered = useDeviceStatus(device)?.powered ?? null
  const state = powered === null ? 'unknown' : powered ? 'on' : 'off'
  return (
    <i className="wall-mark" data-power={state}>
      {powered === null ? '?' : powered ? <Check aria-hidden /> : <X aria-hidden />}
    </i>
  )
})
