import { DEFAULT_WALL_SETTINGS, type SiteSlug, type WallOrder, type WallSettings } from '@vigie/contracts/entities'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPageHealth, keepScreenLit } from '@/actors/page-health'
import { createWallCare } from '@/actors/wall-care'
import type { SiteState } from './elsewhere.ts'
import { healthOf } from './health.ts'
import { useReport } from './use-report.ts'
import { type Shown, Wall, type WallBase } from './wall.tsx'

type PairedWallProps = WallBase & {
  readonly onRevoked: () => void
  readonly onRefused: () => void
}

/** How long a wall shows its name when it is asked to, ms. */
const IDENTIFY_MS = 10_000

/**
 * The wall of a paired screen: as its admin set it, telling how it is and doing what it is told.
 * @param sites those of its account: shown until it is told which
 */
export const PairedWall = ({ sites: own, onRevoked, onRefused, inspect, ...base }: PairedWallProps) => {
  const [settings, setSettings] = useState<WallSettings>(DEFAULT_WALL_SETTINGS)
  const [sites, setSites] = useState<readonly SiteSlug[]>(own)
  const [name, setName] = useState('')
  const [identified, setIdentified] = useState(0)
  const [asked, setAsked] = useState<WallOrder | null>(null)
  const [pageHealth] = useState(createPageHealth)
  const shown = useRef<Shown>({ site: '', scene: 'overview', pinned: null })
  const states = useRef<Map<SiteSlug, SiteState>>(new Map())
  const [{ care, stop }] = useState(() => createWallCare(inspect))
  useEffect(() => stop, [stop])
  useEffect(() => keepScreenLit(), [])
  const onSite = useCallback(
    (site: SiteSlug, state: SiteState | null) => {
      if (state === null) states.current.delete(site)
      else states.current.set(site, state)
      // one link that is live: the gateway answers
      const isLive = [...states.current.values()].some((one) => one.isLive)
      if (isLive !== care.getSnapshot().context.isLive) care.send({ type: 'link.changed', isLive })
    },
    [care],
  )
  useEffect(() => {
    if (identified === 0) return
    const timer = setTimeout(() => setIdentified(0), IDENTIFY_MS)
    return () => clearTimeout(timer)
  }, [identified])
  useReport({
    measure: async () => ({
      ...(await pageHealth()),
      ...shown.current,
      ...healthOf(states.current, shown.current.site),
    }),
    onTold: (told) => {
      setName(told.name)
      setSettings((now) => (JSON.stringify(now) === JSON.stringify(told.settings) ? now : told.settings))
      setSites((now) => (told.sites === undefined || told.sites.join() === now.join() ? now : told.sites))
    },
    onOrder: (order) => {
      if (order.type === 'identify') setIdentified(Date.now())
      else if (order.type === 'reload') care.send({ type: 'reload.wanted', reason: 'order' })
      else setAsked(order)
    },
    onRevoked,
    onRefused,
  })
  const onShown = (now: Shown) => {
    shown.current = now
    const isPinned = now.pinned !== null
    if (isPinned !== care.getSnapshot().context.isPinned) care.send({ type: 'pin.changed', isPinned })
  }
  return (
    <Wall
      {...base}
      sites={sites}
      inspect={inspect}
      settings={settings}
      asked={asked}
      onShown={onShown}
      onSite={onSite}
      badge={identified === 0 ? null : name}
    />
  )
}
