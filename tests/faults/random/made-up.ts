import type { Entry, Evidence, Heard, Report, Shown, SiteEnd, WatcherRecord } from './evidence.ts'

// A run that was never made, in which everything is right: tests plant one defect in it and see it found.

/** The start of the run, ms since 1970: a whole bucket of 5 minutes. */
export const T0 = 1_800_000_000_000
export const SITE = 'nord'
export const DEVICE = 'pompe-1'

/** A report that was acknowledged 10 ms after it was sent, at its own time. */
export const report = (seconds: number, state: Report['state'], more: Partial<Report> = {}): Report => {
  const ts = T0 + seconds * 1_000
  return {
    site: SITE,
    device: DEVICE,
    kind: 'change',
    way: 'http',
    state,
    ts,
    sentAt: ts,
    ackedAt: ts + 10,
    ...more,
  }
}

/** The notification of a report, in the journal. */
export const entry = (seq: number, { device, state, ts, sentAt }: Report, more: Partial<Entry> = {}): Entry => ({
  seq,
  at: sentAt + 5,
  type: 'notification.created',
  power: { device, state, instant: ts },
  isLate: false,
  ...more,
})

/** On, off at 100 s, on at 200 s, off at 400 s; the last reading is of 600 s. */
export const REPORTS: readonly Report[] = [report(0, 'on'), report(100, 'off'), report(200, 'on'), report(400, 'off')]
export const JOURNAL: readonly Entry[] = REPORTS.slice(1).map((one, place) => entry(place + 1, one))

export const shownBy = (by: string, powered: boolean | null, poweredAt: number | null): Shown => ({
  by,
  statuses: new Map([[DEVICE, { powered, poweredAt, online: true }]]),
  alarms: new Set(powered === false ? [DEVICE] : []),
})

export const END: SiteEnd = {
  site: SITE,
  journal: JOURNAL,
  shown: [shownBy('latest at upstream-a', false, T0 + 400_000), shownBy('client 1', false, T0 + 400_000)],
  outages: [
    { device: DEVICE, from: T0 + 400_000, to: null },
    { device: DEVICE, from: T0 + 100_000, to: T0 + 200_000 },
  ],
  figures: {
    until: T0 + 600_000,
    watermark: T0 + 610_000,
    powerPct: 50,
    availability: [{ device: DEVICE, powerPct: 50, outages: 2, offMs: 300_000 }],
  },
  quarantined: new Set(),
  readings: { first: T0, lastAcked: T0 + 610_000, lastSent: T0 + 610_000 },
}

export const HEARD: readonly Heard[] = [
  { type: 'welcome', resumed: false, epoch: 'e', seq: 0 },
  { type: 'snapshot', epoch: 'e', seq: 0 },
  ...JOURNAL.map(({ seq, at }) => ({ type: 'entry', seq, heardAt: at + 20 }) as const),
]
export const WATCHER: WatcherRecord = {
  name: 'client 1',
  site: SITE,
  heard: HEARD,
  claims: Array.from({ length: 450 }, (_, second) => ({
    at: T0 + second * 1_000 + 500,
    seq: JOURNAL.filter(({ at }) => at <= T0 + second * 1_000 + 500).length,
    isLive: true,
  })),
}
export const RIGHT: Evidence = {
  reports: REPORTS,
  presences: [{ site: SITE, device: DEVICE, way: 'mqtt', online: true, sentAt: T0, ackedAt: T0 + 10 }],
  sites: [END],
  watchers: [WATCHER],
  brokerLosses: [],
  clockSteps: [],
  unsettled: [],
}

/** The made-up run with other parts of its only site. */
export const withSite = (more: Partial<SiteEnd>): Evidence => ({ ...RIGHT, sites: [{ ...END, ...more }] })
