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
import { useLeak } from '../leaks/leaks-provider.tsx'
import { useTankNow } from './asset-figures.ts'
import type { AssetState } from './asset-state.ts'
import { type TankWay, tankWayOf } from './tank-way.ts'
import { useIsCutBySupply } from './use-supply.ts'
import { useAssetState, useOffCount } from './use-truth.ts'

/** What a consumer does that takes more at night than it did. */
type Trouble = 'leaking'
type Look = { readonly icon: LucideIcon; readonly tone: Tone }

const LOOKS: Record<AssetState | TankWay | Trouble, Look> = {
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
  const { main, members } = asset
  const own = useAssetState(asset)
  const way = useWay(asset)
  const off = useOffCount(members)
  const status = useDeviceStatus(main.id)
  const leak = useLeak(main.id)
  const state = own === 'online' ? (way ?? own) : leak !== undefined && AT_WORK.has(own) ? 'leaking' : own
  const isFrozen = own === 'frozen' || own === 'off-then'
  const isPartOff = off > 0 && own !== 'off' && !isFrozen
  const isEffect = useIsCutBySupply(main.id, supply)
  const isCause = off > 0 && !isEffect && !isQuiet
  const { icon: Icon, tone } = isPartOff ? LOOKS.off : LOOKS[state]
  const words = text.home.states
  const word = isPartOff
    ? text.home.partOff(off, members.length)
    : own === 'off' && supply === main.id
      ? text.home.cutHere
      : words[state]
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
      <span className="truncate">{word}</span>
    </Badge>
  )
})

/** States in which a consumer is known to draw water, or not to. */
const AT_WORK: ReadonlySet<AssetState> = new Set(['drawing', 'trickling', 'resting', 'flowing', 'dry'])

const known = (value: boolean | null | undefined): 'on' | 'off' | 'unknown' =>
  value == null ? 'unknown' : value ? 'on' : 'off'

/** What a tank does is known from its net flow alone, which is a figure and no live value. */
const useWay = ({ main }: Asset): TankWay | null => {
  const tank = useTankNow(main.id)
  return tank === undefined ? null : tankWayOf(tank)
}
