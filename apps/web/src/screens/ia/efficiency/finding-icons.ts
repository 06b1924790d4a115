import type { FindingKind } from '@vigie/contracts/rest/analyst'
import { Activity, Droplets, Filter, Gauge, Lock, type LucideIcon } from 'lucide-react'

/** The sign of each kind of finding. */
export const FINDING_ICONS: Readonly<Record<FindingKind, LucideIcon>> = {
  leak: Droplets,
  'clogged-filter': Filter,
  'efficiency-drift': Gauge,
  'stuck-sensor': Lock,
  'unusual-behaviour': Activity,
}
