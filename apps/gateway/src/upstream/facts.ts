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
      /** where all sites share one; else each has its own in `sites` */
      readonly epoch?: string | undefined
      readonly at: string
      readonly heads: Readonly<Record<string, number>>
      readonly sites?: Readonly<Record<string, SiteStand>> | undefined
      readonly missed?: number | undefined
      readonly clockStep?: ClockStep | null | undefined
    }
  | { readonly type: 'notification'; readonly site: string | null }

/** How each site stands, told each second. */
export type Heartbeat = Extract<UpstreamFact, { type: 'heartbeat' }>

/** Epoch of a site's journal, where the fact says it. */
export const epochIn = (fact: UpstreamFact, site: string): string | undefined => {
  const own = fact.type === 'heartbeat' ? fact.sites?.[site]?.epoch : undefined
  return own ?? ('epoch' in fact ? fact.epoch : undefined)
}
