import { type Alarm, MINUTE_MS, type SiteSlug, type WallRoom, type WallSceneId } from '@vigie/contracts/entities'
import { useEffect, useMemo } from 'react'
import { useAlarmSound } from '@/actors/alarm-views'
import { useFeed, useNow, useOpenAlarms, useSite, useSources } from '@/data'
import { setSiteTimeZone } from '@/text'
import type { Elsewhere, SiteState } from './elsewhere.ts'
import { shiftAt } from './pixel-shift.ts'
import { waitingOf } from './urgent.ts'
import { usePicture } from './use-picture.ts'
import { WallFrame } from './wall-frame.tsx'

type WallSiteProps = {
  readonly site: SiteSlug
  readonly isShown: boolean
  readonly room: WallRoom
  readonly scene: WallSceneId
  readonly pinned: Alarm['id'] | null
  readonly isSignedOut: boolean
  readonly elsewhere: Elsewhere
  readonly onState: (site: SiteSlug, state: SiteState | null) => void
}

/** One site of a wall: it is followed all the time, and drawn while it is its turn or an alarm of it holds the screen. */
export const WallSite = ({ site, isShown, pinned, onState, ...frame }: WallSiteProps) => {
  const sources = useSources()
  const isLive = useFeed().trusted
  const alarms = useOpenAlarms()
  const sound = useAlarmSound()
  const of = useSite().data?.site
  const name = of?.name ?? null
  const waiting = useMemo(() => waitingOf(alarms).map((alarm) => ({ ...alarm, site })), [alarms, site])
  useEffect(() => {
    onState(site, { name, isLive, waiting, sound, sources })
  }, [site, name, isLive, waiting, sound, sources, onState])
  useEffect(() => () => onState(site, null), [site, onState])
  const { x, y } = shiftAt(useNow(MINUTE_MS))
  const picture = usePicture()
  if (!isShown) return null
  // what is drawn below tells times in the zone of the site that is shown, not of the one that was read last
  if (of !== undefined) setSiteTimeZone(of.timeZone)
  return (
    <div style={{ transform: `translate(${x}px, ${y}px)` }}>
      <WallFrame picture={picture} pinned={alarms.find(({ id }) => id === pinned) ?? null} {...frame} />
    </div>
  )
}
