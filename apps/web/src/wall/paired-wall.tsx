import { DEFAULT_WALL_SETTINGS, type WallOrder, type WallSettings } from '@vigie/contracts/entities'
import { alarmSoundView } from '@vigie/machines/alarm-sound'
import { liveFeedView } from '@vigie/machines/live-feed'
import { useEffect, useRef, useState } from 'react'
import { keepScreenLit, type PageHealth, pageHealth } from '@/actors/page-health'
import { useActors } from '@/actors/session-context'
import { createWallCare } from '@/actors/wall-care'
import { useReport } from './use-report.ts'
import { type Shown, Wall } from './wall.tsx'

type PairedWallProps = {
  readonly isSignedOut: boolean
  readonly onRevoked: () => void
  readonly onRefused: () => void
}

/** How long a wall shows its name when it is asked to, ms. */
const IDENTIFY_MS = 10_000

/** The wall of a paired screen: as its admin set it, telling how it is and doing what it is told. */
export const PairedWall = ({ isSignedOut, onRevoked, onRefused }: PairedWallProps) => {
  const { alarmSound, inspect, liveFeed } = useActors()
  const [settings, setSettings] = useState<WallSettings>(DEFAULT_WALL_SETTINGS)
  const [name, setName] = useState('')
  const [identified, setIdentified] = useState(0)
  const [asked, setAsked] = useState<WallOrder | null>(null)
  const shown = useRef<Shown>({ scene: 'overview', pinned: null })
  const [{ care, stop }] = useState(() => createWallCare(inspect))
  useEffect(() => stop, [stop])
  useEffect(() => keepScreenLit(), [])
  useEffect(() => {
    const tell = () => {
      const isLive = liveFeedView(liveFeed.getSnapshot()).trusted
      if (isLive !== care.getSnapshot().context.isLive) care.send({ type: 'link.changed', isLive })
    }
    const { unsubscribe } = liveFeed.subscribe(tell)
    tell()
    return unsubscribe
  }, [care, liveFeed])
  useEffect(() => {
    if (identified === 0) return
    const timer = setTimeout(() => setIdentified(0), IDENTIFY_MS)
    return () => clearTimeout(timer)
  }, [identified])
  const measure = async (): Promise<PageHealth & Shown & { readonly sound: 'armed' | 'blocked' | 'muted' }> => ({
    ...(await pageHealth()),
    ...shown.current,
    sound: alarmSoundView(alarmSound.getSnapshot()),
  })
  useReport({
    measure,
    onTold: (told) => {
      setName(told.name)
      setSettings((now) => (JSON.stringify(now) === JSON.stringify(told.settings) ? now : told.settings))
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
      settings={settings}
      isSignedOut={isSignedOut}
      asked={asked}
      onShown={onShown}
      badge={identified === 0 ? null : name}
    />
  )
}
