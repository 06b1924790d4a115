import type { DeviceId } from '@vigie/contracts/entities'
import { CircleHelp, type LucideIcon, Plug, Unplug, Wifi, WifiOff } from 'lucide-react'
import { memo } from 'react'
import { useDeviceStatus } from '@/data'
import { text } from '@/text'
import { cn } from '@/ui/cn'

type Known = 'on' | 'off' | 'unknown'
const known = (value: boolean | null | undefined): Known =>
  value === undefined || value === null ? 'unknown' : value ? 'on' : 'off'

const POWER: Record<Known, readonly [LucideIcon, string]> = {
  on: [Plug, text.live.powered],
  off: [Unplug, text.live.unpowered],
  unknown: [CircleHelp, text.live.powerUnknown],
}
const LINK: Record<Known, readonly [LucideIcon, string]> = {
  on: [Wifi, text.live.online],
  off: [WifiOff, text.live.offline],
  unknown: [CircleHelp, text.live.onlineUnknown],
}

/** A device's power supply and connection, by shape and word. */
export const PowerSign = memo(({ device }: { readonly device: DeviceId }) => {
  const status = useDeviceStatus(device)
  const power = known(status?.powered)
  const link = known(status?.online)
  return (
    <span className="flex items-center justify-between gap-3 text-xs">
      <Word data-power={power} state={power} sign={POWER[power]} />
      <Word data-online={link} state={link} sign={LINK[link]} />
    </span>
  )
})

type WordProps = {
  readonly state: Known
  readonly sign: readonly [LucideIcon, string]
  readonly 'data-power'?: Known
  readonly 'data-online'?: Known
}

const Word = ({ state, sign: [Icon, word], ...data }: WordProps) => (
  <span
    {...data}
    className={cn('flex items-center gap-1 whitespace-nowrap text-muted', state === 'off' && 'font-semibold text-bad')}
  >
    <Icon aria-hidden className="size-3.5" />
    {word}
  </span>
)
