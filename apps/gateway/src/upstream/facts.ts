import type { ClockStep, Device, DeviceStatus, JournalEntry, ReadingRow } from '@vigie/contracts/entities'
import type { SiteStand } from '@vigie/contracts/upstream'

/** An event of the upstream, parsed. `site: null`: it did not say which site it is about. */
export type UpstreamFact =
  | {
      readonly type: 'journal'
      readonly epoch: string
      readonly site: string
      readonly entries: readonly JournalEntry[]
    }
  | { readonly type: 'readings'; readonly site: string; readonly rows: readonly ReadingRow[] }
  | {
      readonly type: 'device'
      readonly epoch: string
      readonly site: string
      readonly rev: number
      readonly devices: readonly Device[]
    }
  | {
      readonly type: 'status'
      readonly epoch: string
      readonly site: string
      readonly rev: number
      readonly statuses: readonly DeviceStatus[]
    }
  | {
      readonly type: 'heartbeat'
      readonly epoch: string
      readonly at: string
      readonly heads: Readonly<Record<string, number>>
      readonly sites?: Readonly<Record<string, SiteStand>> | undefined
      readonly missed?: number | undefined
      readonly clockStep?: ClockStep | null | undefined
    }
  | { readonly type: 'notification'; readonly site: string | null }
