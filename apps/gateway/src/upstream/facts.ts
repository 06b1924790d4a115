import type { Device, DeviceStatus, JournalEntry, ReadingRow } from '@vigie/contracts/entities'

/** An event of the upstream, parsed. `site: null`: it did not say which site it is about. */
export type UpstreamFact =
  | {
      readonly type: 'journal'
      readonly epoch: string
      readonly site: string
      readonly entries: readonly JournalEntry[]
    }
  | { readonly type: 'readings'; readonly site: string; readonly rows: readonly ReadingRow[] }
  | { readonly type: 'device'; readonly site: string; readonly device: Device }
  | { readonly type: 'status'; readonly site: string; readonly status: DeviceStatus }
  | {
      readonly type: 'heartbeat'
      readonly epoch: string
      readonly at: string
      readonly heads: Readonly<Record<string, number>>
    }
  | { readonly type: 'notification'; readonly site: string | null }
