import { useMemo } from 'react'
import { useDeviceStatus, useKnownUntil, useUnpowered } from '@/data'
import { formatDuration, NO_VALUE } from '@/text'
import { wall } from '@/text/wall'
import { Strip, sizesOf, stripPlan } from '../parts/strip.tsx'
import { fitting } from '../room.ts'
import { shortName } from '../short-name.ts'
import { deviceGroupsOf } from '../wall-devices.ts'
import type { SceneProps } from './scene.types.ts'

const ROW_EM = 1.25
/** a name, and how long it has had no power; what the latter and the gaps take of it */
const CUT_COLS = 16
const SINCE_COLS = 5.4

/** The power supply of every device, as large as the room allows, or with the names of those that have none. */
export const Power = ({ devices, box }: SceneProps) => {
  const groups = useMemo(() => deviceGroupsOf(devices), [devices])
  const unpowered = useUnpowered()
  const strip = stripPlan(sizesOf(groups), box).rows + 1
  const off = devices.filter(({ id }) => unpowered.has(id))
  const columns = Math.max(1, Math.floor(box.cols / CUT_COLS))
  const { shown, more } = fitting(off, columns * Math.max(1, Math.floor((box.rows - strip) / ROW_EM)))
  return (
    <div className="wall-scene" data-portrait={box.isStanding || undefined}>
      <Strip groups={groups} box={box} fills={off.length === 0} saysPowered />
      <div
        className="wall-cuts"
        hidden={off.length === 0}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {shown.map(({ id, name }) => (
          <CutRow key={id} device={id} name={shortName(name, box.cols / columns - SINCE_COLS)} />
        ))}
        {more > 0 && <p className="wall-more">{wall.more(more, 'cuts')}</p>}
      </div>
    </div>
  )
}

const CutRow = ({ device, name }: { readonly device: string; readonly name: string }) => {
  const since = useDeviceStatus(device)?.poweredAt ?? null
  const until = useKnownUntil(1_000)
  return (
    <p className="wall-row" data-freshness="off">
      <b>{name}</b>
      <span className="wall-row-end">
        {since === null ? NO_VALUE : formatDuration(Math.max(0, until - Date.parse(since)))}
      </span>
    </p>
  )
}
