import {
  DEFAULT_WALL_SETTINGS,
  type SiteSlug,
  type WallHealth,
  type WallOrder,
  type WallSettings,
} from '@vigie/contracts/entities'
import { wallScenesView } from '@vigie/machines/wall-scenes'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Inspect } from '@/actors/inspect'
import { createWallScenes } from '@/actors/wall-scenes'
import { elsewhereOf, type SiteState } from './elsewhere.ts'
import { urgentOf } from './urgent.ts'
import { useTold } from './use-told.ts'
import { WallSite } from './wall-site.tsx'
import './wall.css'

/** What the wall shows now. */
export type Shown = Pick<WallHealth, 'scene' | 'pinned'> & { readonly site: SiteSlug }

/** What each wall is made with, a paired one or a person's. */
export type WallBase = {
  /** whose scenes follow each other, in this order; one at least */
  readonly sites: readonly SiteSlug[]
  readonly isSignedOut: boolean
  /** opens the session of a site for what is within */
  readonly Scope: ComponentType<{ readonly site: SiteSlug; readonly children: ReactNode }>
  readonly inspect: Inspect
}

type WallProps = WallBase & {
  readonly settings?: WallSettings
  /** what an admin last asked for from afar; a scene is shown once for each */
  readonly asked?: WallOrder | null
  readonly onShown?: (shown: Shown) => void
  /** called with what each site is now, and with null once it is none of the wall any more */
  readonly onSite?: (site: SiteSlug, state: SiteState | null) => void
  /** name of this screen, while it is asked who it is */
  readonly badge?: string | null
}

/** The wall of this screen: its rotation over its sites, and the alarm of any of them that interrupts it. */
export const Wall = ({
  sites,
  isSignedOut,
  Scope,
  inspect,
  settings = DEFAULT_WALL_SETTINGS,
  asked = null,
  onShown,
  onSite,
  badge = null,
}: WallProps) => {
  const order = sites.join()
  const stops = useMemo(
    () => sites.flatMap((site) => settings.scenes.map((scene) => ({ ...scene, site }))),
    [order, settings.scenes],
  )
  const [stopsAtFirst] = useState(stops)
  const [scenes] = useState(() => createWallScenes(stopsAtFirst, inspect))
  useEffect(() => () => void scenes.stop(), [scenes])
  const [states, setStates] = useState<ReadonlyMap<SiteSlug, SiteState>>(NO_STATES)
  const hear = useCallback(
    (site: SiteSlug, state: SiteState | null) => {
      setStates(
        (now) => new Map([...now].filter(([other]) => other !== site).concat(state === null ? [] : [[site, state]])),
      )
      onSite?.(site, state)
    },
    [onSite],
  )
  const waiting = useMemo(() => sites.flatMap((site) => states.get(site)?.waiting ?? []), [order, states])
  const urgent = useMemo(() => urgentOf(waiting, settings.pinFrom), [waiting, settings.pinFrom])
  useTold(urgent === null ? null : `${urgent.site} ${urgent.id}`, null, () =>
    scenes.send(
      urgent === null
        ? { type: 'alarms.reported', urgent: null }
        : { type: 'alarms.reported', urgent: urgent.id, site: urgent.site },
    ),
  )
  useTold(stops, stopsAtFirst, (set) => scenes.send({ type: 'scenes.changed', scenes: set }))
  useEffect(() => {
    if (asked?.type === 'scene') scenes.send({ type: 'scene.requested', scene: asked.scene, site: asked.site ?? null })
  }, [scenes, asked])
  const { site: shownSite, scene, pinned } = useSelector(scenes, wallScenesView, shallowEqual)
  useEffect(() => {
    onShown?.({ site: shownSite, scene, pinned })
  }, [shownSite, scene, pinned])
  return (
    <div className="wall-screen">
      {sites.map((site) => (
        <Scope key={site} site={site}>
          <WallSite
            site={site}
            isShown={site === shownSite}
            room={settings.room}
            scene={scene}
            pinned={pinned}
            isSignedOut={isSignedOut}
            elsewhere={elsewhereOf(site, sites, states)}
            onState={hear}
          />
        </Scope>
      ))}
      {badge !== null && <p className="wall-badge">{badge}</p>}
    </div>
  )
}

const NO_STATES: ReadonlyMap<SiteSlug, SiteState> = new Map()
