import type { DeviceKind, DeviceRole } from '@vigie/contracts/entities'
import { Camera, Droplets, Factory, Fan, Gauge, type LucideIcon, Radar, Sprout, Waves, Zap } from 'lucide-react'
import { cn } from '@/ui/cn'

const KIND_ICONS: Record<DeviceKind, LucideIcon> = {
  energy: Zap,
  pressure: Gauge,
  'flow-meter': Droplets,
  quantity: Waves,
  camera: Camera,
  pump: Fan,
  sensor: Radar,
}

export const ROLE_ICONS: Record<DeviceRole, LucideIcon> = {
  source: Droplets,
  storage: Waves,
  consumption: Sprout,
  energy: Factory,
}

/** Water is blue, energy amber. */
export const roleColor = (role: DeviceRole): string =>
  role === 'energy' ? 'bg-energy-soft text-energy' : 'bg-water-soft text-water'

type KindIconProps = { readonly kind: DeviceKind; readonly role: DeviceRole; readonly className?: string }

/** Decoration: the kind's word stands beside it. */
export const KindIcon = ({ kind, role, className }: KindIconProps) => {
  const Icon = KIND_ICONS[kind]
  return (
    <span aria-hidden className={cn('grid size-8 shrink-0 place-items-center rounded-lg', roleColor(role), className)}>
      <Icon className="size-4.5" />
    </span>
  )
}
