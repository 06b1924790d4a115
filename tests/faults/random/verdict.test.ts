import { describe, expect, test } from 'vitest'
import { changesOf } from './alignment.ts'
import type { DefectKind, Entry, Evidence, Heard } from './evidence.ts'
import {
  DEVICE,
  END,
  entry,
  HEARD,
  JOURNAL,
  REPORTS,
  RIGHT,
  report,
  SITE,
  shownBy,
  T0,
  WATCHER,
  withSite,
} from './made-up.ts'
import { judge } from './verdict.ts'

// A checker that cannot fail is worthless: each kind of defect is planted once, and found as what it is.

/** Kinds of the defects found, each once. */
const kindsOf = (evidence: Evidence): DefectKind[] => [...new Set(judge(evidence).defects.map(({ kind }) => kind))]

const numbered = (entries: readonly Entry[]): Entry[] => entries.map((one, place) => ({ ...one, seq: place + 1 }))
const heardBy = (heard: readonly Heard[]): Evidence => ({ ...RIGHT, watchers: [{ ...WATCHER, heard }] })
const [off, on, offAgain] = JOURNAL as [Entry, Entry, Entry]

test('a run in which everything is right has no defect', () => {
  expect(judge(RIGHT).defects).toEqual([])
  expect(judge(RIGHT)).toMatchObject({ acknowledged: 3, lostByBroker: 0, lyingSeconds: 0 })
})

describe('journal', () => {
  test('an acknowledged change that is not there is lost', () => {
    expect(kindsOf(withSite({ journal: numbered([off, on]) }))).toContain('lost')
  })
  test('one that was never acknowledged may be missing, or be there', () => {
    const unsure = report(500, 'on', { ackedAt: null })
    const missing = { ...RIGHT, reports: [...REPORTS, unsure] }
    expect(kindsOf(missing)).toEqual([])
    const there = { ...missing, sites: [{ ...END, journal: [...JOURNAL, entry(4, unsure)] }] }
    expect(kindsOf(there)).not.toContain('lost')
    expect(kindsOf(there)).not.toContain('unexplained')
    expect(kindsOf(there), 'it is on then, and nobody shows that').toContain('status')
  })
  test('a change that is there twice is doubled', () => {
    expect(kindsOf(withSite({ journal: numbered([off, on, off, offAgain]) }))).toContain('doubled')
  })
  test('the same report sent twice to the letter is one change', () => {
    const sent = [
      ...REPORTS.slice(0, 3),
      report(110, 'off', { kind: 'duplicate', ts: T0 + 100_000 }),
      report(400, 'off'),
    ]
    expect(changesOf(sent)).toHaveLength(3)
    expect(kindsOf({ ...RIGHT, reports: sent })).toEqual([])
  })
  test('changes in another order than they arrived in are reordered', () => {
    expect(kindsOf(withSite({ journal: numbered([offAgain, on, off]) }))).toContain('reordered')
  })
  test('what nobody reported is unexplained', () => {
    const invented = entry(4, report(450, 'on'))
    expect(kindsOf(withSite({ journal: [...JOURNAL, invented] }))).toEqual(['unexplained'])
  })
  test('a seq that is missing, or there twice', () => {
    const last = (seq: number) => ({ ...withSite({ journal: [off, on, { ...offAgain, seq }] }), watchers: [] })
    expect(kindsOf(last(3))).toEqual([])
    expect(kindsOf(last(4))).toEqual(['seq'])
    expect(kindsOf(last(2))).toEqual(['seq'])
  })
  test('a late change is recorded where it arrived, and marked', () => {
    const late = report(400, 'off', { kind: 'late', ts: T0 + 50_000 })
    const recorded = (instant: number, isLate: boolean): Evidence => ({
      ...RIGHT,
      reports: [...REPORTS.slice(0, 3), late],
      sites: [
        { ...END, journal: [off, on, entry(3, late, { power: { device: DEVICE, state: 'off', instant }, isLate })] },
      ],
    })
    expect(kindsOf(recorded(T0 + 400_000, true))).toEqual([])
    expect(kindsOf(recorded(T0 + 50_000, false))).toContain('mismarked')
    expect(kindsOf({ ...recorded(0, true), sites: [{ ...END, journal: [off, on] }] })).toContain('lost')
  })
  test('changes of a device never go back in time: after a late one, an older one may have its instant', () => {
    const late = report(400, 'off', { kind: 'late', ts: T0 + 50_000 })
    const older = report(500, 'on', { ts: T0 + 300_000 })
    const both = (instant: number): Evidence => ({
      ...RIGHT,
      reports: [...REPORTS.slice(0, 3), late, older],
      sites: [
        {
          ...END,
          journal: [
            ...[off, on],
            entry(3, late, { power: { device: DEVICE, state: 'off', instant: T0 + 400_000 }, isLate: true }),
            entry(4, older, { power: { device: DEVICE, state: 'on', instant } }),
          ],
        },
      ],
    })
    expect(kindsOf(both(T0 + 400_000))).not.toContain('lost')
    expect(kindsOf(both(T0 + 350_000))).toContain('lost')
  })
  test('what is in order is not marked late', () => {
    expect(kindsOf(withSite({ journal: [off, on, { ...offAgain, isLate: true }] }))).toEqual(['mismarked'])
  })
  test('a clock that is ahead dates nothing in the future', () => {
    const ahead = report(400, 'off', { kind: 'ahead', ts: T0 + 500_000 })
    const dated = (instant: number): Evidence => ({
      ...RIGHT,
      reports: [...REPORTS.slice(0, 3), ahead],
      sites: [{ ...END, journal: [off, on, entry(3, ahead, { power: { device: DEVICE, state: 'off', instant } })] }],
    })
    expect(kindsOf(dated(T0 + 400_004))).not.toContain('misdated')
    expect(kindsOf(dated(T0 + 400_004))).not.toContain('lost')
    expect(kindsOf(dated(T0 + 500_000))).toContain('misdated')
  })
  test('what a killed broker had acknowledged by itself may be missing, and is counted apart', () => {
    const told = report(500, 'on', { way: 'mqtt' })
    const evidence = { ...RIGHT, reports: [...REPORTS, told] }
    expect(kindsOf(evidence)).toContain('lost')
    const killed = { ...evidence, brokerLosses: [{ from: T0 + 490_000, to: T0 + 520_000 }] }
    expect(kindsOf(killed)).toEqual([])
    expect(judge(killed).lostByBroker).toBe(1)
    const after = report(600, 'off')
    expect(kindsOf({ ...killed, reports: [...killed.reports, after] }), 'it was off all along').toEqual([])
  })
  test('what a clock that was set back refused must be in the quarantine', () => {
    const refused = report(500, 'on', { way: 'mqtt' })
    const clockSteps = [{ from: T0 + 490_000, to: T0 + 510_000, offsetMs: -3_600_000 }]
    const evidence = { ...RIGHT, reports: [...REPORTS, refused], clockSteps }
    expect(kindsOf(evidence)).toContain('lost')
    const quarantined = new Set([`${DEVICE} ${refused.ts} on`])
    const kept = { ...evidence, sites: [{ ...END, quarantined }] }
    expect(kindsOf(kept)).toEqual([])
    expect(judge(kept)).toMatchObject({ refused: 1, lostByBroker: 0 })
  })
})

describe('what stands beside the journal', () => {
  const shown = (powered: boolean | null, poweredAt: number | null) => [shownBy('client 1', powered, poweredAt)]
  test('a status that is wrong, unknown, or since another time', () => {
    expect(kindsOf(withSite({ shown: shown(true, T0 + 200_000) }))).toEqual(['status', 'alarm'])
    expect(kindsOf(withSite({ shown: shown(false, T0 + 399_000) }))).toEqual(['status'])
    expect(kindsOf(withSite({ shown: [{ by: 'client 1', statuses: new Map(), alarms: new Set([DEVICE]) }] }))).toEqual([
      'status',
    ])
  })
  test('a presence that is not the last one said', () => {
    const gone = { site: SITE, device: DEVICE, way: 'mqtt', online: false, sentAt: T0 + 1, ackedAt: T0 + 2 } as const
    expect(kindsOf({ ...RIGHT, presences: [...RIGHT.presences, gone] })).toEqual(['status'])
  })
  test('an alarm that is missing, or shown of a device that has power', () => {
    const [picture] = shown(false, T0 + 400_000)
    if (picture === undefined) throw new Error('no picture')
    expect(kindsOf(withSite({ shown: [{ ...picture, alarms: new Set() }] }))).toEqual(['alarm'])
  })
  test('an outage that is missing, open, or of another time', () => {
    expect(kindsOf(withSite({ outages: END.outages.slice(1) }))).toContain('outage')
    expect(kindsOf(withSite({ outages: END.outages.map((one) => ({ ...one, to: null })) }))).toContain('outage')
  })
  test('a figure that does not follow from the outages, or not to the watermark', () => {
    const { figures } = END
    expect(kindsOf(withSite({ figures: { ...figures, powerPct: 50.001 } }))).toEqual(['figure'])
    const availability = figures.availability.map((one) => ({ ...one, offMs: 299_000 }))
    expect(kindsOf(withSite({ figures: { ...figures, availability } }))).toEqual(['figure'])
    expect(kindsOf(withSite({ figures: { ...figures, watermark: T0 + 500_000 } }))).toEqual(['figure'])
  })
})

describe('clients', () => {
  const resumed = { type: 'welcome', resumed: true, epoch: 'e', seq: 3 } as const
  const snapshot = { type: 'snapshot', epoch: 'e', seq: 3 } as const
  const reset = { type: 'reset', reason: 'gap-too-long', epoch: 'e', seq: 3 } as const
  test('an entry that is skipped, doubled, or out of order', () => {
    expect(kindsOf(heardBy(HEARD.toSpliced(3, 1)))).toEqual(['client-skipped'])
    expect(kindsOf(heardBy([...HEARD, { type: 'entry', seq: 3, heardAt: 0 }]))).toEqual(['client-doubled'])
    expect(kindsOf(heardBy(HEARD.toSpliced(2, 0, { type: 'entry', seq: 2, heardAt: 0 })))).toContain('client-skipped')
  })
  test('a resume goes on where the client stood', () => {
    expect(kindsOf(heardBy([...HEARD.slice(0, 3), resumed, ...HEARD.slice(3)]))).toEqual([])
    expect(kindsOf(heardBy([...HEARD.slice(0, 3), resumed, ...HEARD.slice(4)]))).toEqual(['client-skipped'])
    expect(kindsOf(heardBy([...HEARD, { ...resumed, epoch: 'other' }]))).toEqual(['client-reset'])
  })
  test('a reset is right for another epoch, for more than 1,000 entries and when the journal could not be read, for nothing else', () => {
    expect(kindsOf(heardBy([...HEARD, reset, snapshot]))).toEqual(['client-reset'])
    expect(kindsOf(heardBy([...HEARD, { ...reset, reason: 'source-lost' }, snapshot]))).toEqual([])
    expect(kindsOf(heardBy([...HEARD, { ...reset, epoch: 'f' }, { ...snapshot, epoch: 'f' }]))).toEqual([])
    expect(kindsOf(heardBy([...HEARD, { ...reset, seq: 1_004 }, { ...snapshot, seq: 1_004 }]))).toEqual([])
  })
  test('a snapshot that jumps ahead without a reset skips', () => {
    expect(kindsOf(heardBy([...HEARD.slice(0, 3), snapshot]))).toEqual(['client-skipped'])
  })
  test('told live while an acknowledged change is missing for more than 3 s: lying, for as long as that', () => {
    const claims = WATCHER.claims.map((claim) => ({
      ...claim,
      seq: Math.min(claim.seq, claim.at > T0 + 130_000 ? 3 : 0),
    }))
    const lying = judge({ ...RIGHT, watchers: [{ ...WATCHER, claims }] })
    expect(lying.defects.map(({ kind }) => kind)).toEqual(['lying'])
    expect(lying.lyingSeconds).toBeCloseTo(26, 0)
    const once = WATCHER.claims.map((claim, second) => (second === 110 ? { ...claim, seq: 0 } : claim))
    expect(kindsOf({ ...RIGHT, watchers: [{ ...WATCHER, claims: once }] }), 'for less than a second').toEqual([])
    const honest = claims.map((claim) => ({ ...claim, isLive: claim.at > T0 + 130_000 }))
    expect(kindsOf({ ...RIGHT, watchers: [{ ...WATCHER, claims: honest }] })).toEqual([])
  })
})

test('what did not come right in time is a defect', () => {
  expect(kindsOf({ ...RIGHT, unsettled: ['not live'] })).toEqual(['unsettled'])
})
