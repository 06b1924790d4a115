import {
  DEFAULT_WALL_SETTINGS,
  MINUTE_MS,
  type WallHealth,
  type WallOrder,
  type WallSettings,
} from '@vigie/contracts/entities'
import { wallScenesView } from '@vigie/machines/wall-scenes'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useActors } from '@/actors/session-context'
import { createWallScenes } from '@/actors/wall-scenes'
import { useNow, useOpenAlarms } from '@/data'
import { shiftAt } from './pixel-shift.ts'
import { urgentOf } from './urgent.ts'
import { usePicture } from './use-picture.ts'
import { useTold } from './use-told.ts'
import { WallFrame } from './wall-frame.tsx'
import './wall.css'

/** What the wall shows now. */
export type Shown = Pick<WallHealth, 'scene' | 'pinned'>

type WallProps = {
  readonly settings?: WallSettings
  readonly isSignedOut?: boolean
  /** what an admin last asked for from afar; a scene is shown once for each */
  readonly asked?: WallOrder | null
  readonly onShown?: (shown: Shown) => void
  /** name of this screen, while it is asked who it is */
  readonly badge?: string | null
}

/** The wall of this screen: its rotation, and the alarm that interrupts it. */
export const Wall = ({
  settings = DEFAULT_WALL_SETTINGS,
  isSignedOut = false,
  asked = null,
  onShown,
  badge = null,
}: WallProps) => {
  const { inspect } = useActors()
  const [scenes] = useState(() => createWallScenes(settings.scenes, inspect))
  useEffect(() => () => void scenes.stop(), [scenes])
  const alarms = useOpenAlarms()
  const urgent = useMemo(() => urgentOf(alarms, settings.pinFrom)?.id ?? null, [alarms, settings.pinFrom])
  useTold(urgent, null, (alarm) => scenes.send({ type: 'alarms.reported', urgent: alarm }))
  useTold(settings.scenes, scenes.getSnapshot().context.scenes, (set) =>
    scenes.send({ type: 'scenes.changed', scenes: set }),
  )
  useEffect(() => {
    if (asked?.type === 'scene') scenes.send({ type: 'scene.requested', scene: asked.scene })
  }, [scenes, asked])
  const { scene, pinned } = useSelector(scenes, wallScenesView, shallowEqual)
  useEffect(() => {
    onShown?.({ scene, pinned })
  }, [scene, pinned])
  const { x, y } = shiftAt(useNow(MINUTE_MS))
  return (
    <div className="wall-screen">
      <div style={{ transform: `translate(${x}px, ${y}px)` }}>
        <WallFrame
          picture={usePicture()}
          room={settings.room}
          scene={scene}
          pinned={alarms.find(({ id }) => id === pinned) ?? null}
          isSignedOut={isSignedOut}
        />
      </div>
      {badge !== null && <p className="wall-badge">{badge}</p>}
    </div>
  )
}
