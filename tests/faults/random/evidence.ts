// What is compared at the end of a run: what the publisher had acknowledged, what clients heard and show, and what the
// product answers. All times are ms since 1970 on this machine's clock, which no fault moves.

export type PowerState = 'on' | 'off'

/** One report of a device on its power supply, until it was acknowledged; reports of one device never overlap. */
export type Report = {
  readonly site: string
  readonly device: string
  /**
   * change: the state is another · repeat: the same state at a new time · duplicate: sent once more to the letter ·
   * late: a change with a time before the newest one · ahead: a change by a clock that is fast
   */
  readonly kind: 'change' | 'repeat' | 'duplicate' | 'late' | 'ahead'
  readonly way: 'http' | 'mqtt'
  readonly state: PowerState
  /** the device's time */
  readonly ts: number
  /** sent for the first time */
  readonly sentAt: number
  /** null: never */
  readonly ackedAt: number | null
}

/** One report of a device on its presence. */
export type Presence = Pick<Report, 'site' | 'device' | 'way' | 'sentAt' | 'ackedAt'> & { readonly online: boolean }

/** A stretch of time. */
export type Stretch = { readonly from: number; readonly to: number }

/** An entry of a site's journal; of the data only what power is about. */
export type Entry = {
  readonly seq: number
  readonly at: number
  readonly type: string
  readonly power: { readonly device: string; readonly state: PowerState; readonly instant: number } | null
  readonly isLate: boolean
}

/** What somebody shows of a site. */
export type Shown = {
  /** who: `client 3`, `latest at upstream-a` */
  readonly by: string
  readonly statuses: ReadonlyMap<string, ShownStatus>
  /** devices with an active alarm of their power supply */
  readonly alarms: ReadonlySet<string>
}
export type ShownStatus = {
  readonly powered: boolean | null
  readonly poweredAt: number | null
  readonly online: boolean | null
}

export type Outage = { readonly device: string; readonly from: number; readonly to: number | null }
export type Availability = {
  readonly device: string
  readonly powerPct: number | null
  readonly outages: number
  readonly offMs: number
}
export type Figures = {
  readonly until: number
  readonly watermark: number | null
  readonly powerPct: number | null
  readonly availability: readonly Availability[]
}

/** How a site stands at the end of a run, as the product answers. */
export type SiteEnd = {
  readonly site: string
  readonly journal: readonly Entry[]
  readonly shown: readonly Shown[]
  readonly outages: readonly Outage[]
  readonly figures: Figures
  /** `device ts state` of each power report in the quarantine */
  readonly quarantined: ReadonlySet<string>
  readonly readings: { readonly first: number; readonly lastAcked: number; readonly lastSent: number }
}

/** What a client heard, in order: where its picture begins, entries, resets. */
export type Heard =
  | { readonly type: 'welcome'; readonly resumed: boolean; readonly epoch: string; readonly seq: number }
  | { readonly type: 'reset'; readonly reason: string; readonly epoch: string; readonly seq: number }
  | { readonly type: 'snapshot'; readonly epoch: string; readonly seq: number }
  | { readonly type: 'entry'; readonly seq: number; readonly heardAt: number }

/** What a client was told of the source: a heartbeat. */
export type Claim = {
  /** when the gateway said so, by its clock */
  readonly at: number
  readonly seq: number
  readonly isLive: boolean
}

export type WatcherRecord = {
  readonly name: string
  readonly site: string
  readonly heard: readonly Heard[]
  readonly claims: readonly Claim[]
}

export type Evidence = {
  readonly reports: readonly Report[]
  readonly presences: readonly Presence[]
  readonly sites: readonly SiteEnd[]
  readonly watchers: readonly WatcherRecord[]
  /** a broker elsewhere was killed: what it acknowledged in these stretches it promised by itself */
  readonly brokerLosses: readonly Stretch[]
  /** the clock of an upstream was off by this much, ms */
  readonly clockSteps: readonly (Stretch & { readonly offsetMs: number })[]
  /** what did not come right in time, in words */
  readonly unsettled: readonly string[]
}

/** What can be wrong, none of it yet. */
export const NONE = {
  lost: 0,
  doubled: 0,
  reordered: 0,
  unexplained: 0,
  misdated: 0,
  mismarked: 0,
  seq: 0,
  status: 0,
  alarm: 0,
  outage: 0,
  figure: 0,
  'client-skipped': 0,
  'client-doubled': 0,
  'client-reset': 0,
  lying: 0,
  unsettled: 0,
}
export type DefectKind = keyof typeof NONE

/** Something that must not be, in words. */
export type Defect = { readonly kind: DefectKind; readonly says: string }
