import type { DeviceId } from '@vigie/contracts/entities'
import {
  ArrowDown,
  ArrowUp,
  CircleHelp,
  Droplet,
  Droplets,
  type LucideIcon,
  Minus,
  Pause,
  Play,
  Plug,
  Snowflake,
  Square,
  Sun,
  TriangleAlert,
  Unplug,
  Wifi,
  WifiOff,
} from 'lucide-react'
import { memo } from 'react'
import { useDeviceStatus } from '@/data'
import { text } from '@/text'
import { Badge, type Tone } from '@/ui/badge'
import { cn } from '@/ui/cn'
import type { Asset } from '../assets/assets-of.ts'
import { type ShownState, useShownState } from './use-shown-state.ts'
import { useIsCutBySupply } from './use-supply.ts'

type Look = { readonly icon: LucideIcon; readonly tone: Tone }

const LOOKS: Record<ShownState, Look> = {
  frozen: { icon: Snowflake, tone: 'frozen' },
  'off-then': { icon: Unplug, tone: 'frozen' },
  off: { icon: Unplug, tone: 'unknown' },
  offline: { icon: WifiOff, tone: 'warn' },
  silent: { icon: TriangleAlert, tone: 'warn' },
  unseen: { icon: CircleHelp, tone: 'unknown' },
  running: { icon: Play, tone: 'water' },
  stopped: { icon: Square, tone: 'unknown' },
  flowing: { icon: Play, tone: 'water' },
  dry: { icon: Square, tone: 'unknown' },
  drawing: { icon: Droplets, tone: 'water' },
  trickling: { icon: Droplet, tone: 'unknown' },
  resting: { icon: Pause, tone: 'unknown' },
  supplied: { icon: Plug, tone: 'unknown' },
  producing: { icon: Sun, tone: 'energy' },
  idle: { icon: Pause, tone: 'unknown' },
  leaking: { icon: TriangleAlert, tone: 'warn' },
  online: { icon: Wifi, tone: 'unknown' },
  unknown: { icon: CircleHelp, tone: 'unknown' },
  filling: { icon: ArrowUp, tone: 'water' },
  rose: { icon: CircleHelp, tone: 'unknown' },
  filled: { icon: Pause, tone: 'unknown' },
  emptying: { icon: ArrowDown, tone: 'unknown' },
  steady: { icon: Minus, tone: 'unknown' },
}

type StatePillProps = {
  readonly asset: Asset
  /** the meter that all of the site hangs on: while it is off, whoever else is off is so because of it */
  readonly supply: DeviceId | null
  /** whether an alarm beside it tells what is urgent: a cut is then no cause in red */
  readonly isQuiet?: boolean
  readonly className?: string
}

/** What an asset does now, by shape, word and colour; and which of its devices have no power. Red is a cause only. */
export const StatePill = memo(({ asset, supply, isQuiet = false, className }: StatePillProps) => {
  const { main } = asset
  const { own, state, off, isPartOff, word } = useShownState(asset)
  const status = useDeviceStatus(main.id)
  const isFrozen = own === 'frozen' || own === 'off-then'
  const isEffect = useIsCutBySupply(main.id, supply)
  const isCause = off > 0 && !isEffect && !isQuiet
  const { icon: Icon, tone } = isPartOff ? LOOKS.off : LOOKS[state]
  return (
    <Badge
      tone={isCause && !isFrozen ? 'bad' : tone}
      data-state={isPartOff ? 'part-off' : state}
      data-power={off > 0 ? 'off' : known(status?.powered)}
      data-online={known(status?.online)}
      data-cause={isCause || undefined}
      className={cn('min-w-0 shrink-0', className)}
    >
      <Icon aria-hidden />
      <span className="truncate">{own === 'off' && supply === main.id ? text.home.cutHere : word}</span>
    </Badge>
  )
})

const known = (value: boolean | null | undefined): 'on' | 'off' | 'unknown' =>
  value == null ? 'unknown' : value ? 'on' : 'off'
