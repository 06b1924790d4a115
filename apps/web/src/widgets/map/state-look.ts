import type { AlarmPriority } from '@vigie/contracts/entities'
import { Check, CircleHelp, Clock3, type LucideIcon, Snowflake, TriangleAlert, Unplug, WifiOff } from 'lucide-react'
import type { MapState } from './map-state.ts'

/** An alarm looks as on the page of alarms. */
type AlarmLook = { readonly priority: AlarmPriority }
type Look = {
  readonly icon: LucideIcon
  /** outline of the mark: states differ by shape before they do by colour */
  readonly shape: string
  readonly color: string
}

/** Each state by shape and colour; its word is in the texts. */
export const STATE_LOOKS: Record<MapState, Look | AlarmLook> = {
  'frozen-unpowered': { icon: Unplug, shape: 'rounded-sm', color: 'bg-frozen-soft text-frozen border-frozen' },
  frozen: { icon: Snowflake, shape: 'rounded-lg', color: 'bg-frozen-soft text-frozen border-frozen' },
  'alarm-critical': { priority: 'critical' },
  unpowered: {
    icon: Unplug,
    shape: 'rounded-sm',
    color: 'bg-bad text-surface border-bad',
  },
  'alarm-high': { priority: 'high' },
  'alarm-medium': { priority: 'medium' },
  'alarm-low': { priority: 'low' },
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
