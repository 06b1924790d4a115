import { Check, CircleHelp, Clock3, type LucideIcon, Snowflake, TriangleAlert, Unplug, WifiOff } from 'lucide-react'
import type { MapState } from './map-state.ts'

type Look = {
  readonly icon: LucideIcon
  /** outline of the mark: states differ by shape before they do by colour */
  readonly shape: string
  readonly color: string
}

/** Each state by shape and colour; its word is in the texts. */
export const STATE_LOOKS: Record<MapState, Look> = {
  'frozen-unpowered': { icon: Unplug, shape: 'rounded-sm', color: 'bg-frozen-soft text-frozen border-frozen' },
  frozen: { icon: Snowflake, shape: 'rounded-lg', color: 'bg-frozen-soft text-frozen border-frozen' },
  unpowered: {
    icon: Unplug,
    shape: 'rounded-sm',
    color: 'bg-bad text-surface border-bad',
  },
  offline: { icon: WifiOff, shape: 'rounded-none', color: 'bg-warn-soft text-warn border-warn' },
  stale: { icon: TriangleAlert, shape: 'rounded-md', color: 'bg-warn-soft text-warn border-warn' },
  affected: {
    icon: Unplug,
    shape: 'rounded-sm border-dashed',
    color: 'bg-unknown-soft text-unknown border-unknown',
  },
  unknown: {
    icon: CircleHelp,
    shape: 'rounded-full border-dashed',
    color: 'bg-unknown-soft text-unknown border-unknown',
  },
  old: { icon: Clock3, shape: 'rounded-full', color: 'bg-warn-soft text-warn border-warn' },
  'in-service': { icon: Check, shape: 'rounded-full', color: 'bg-good-soft text-good border-good' },
}
