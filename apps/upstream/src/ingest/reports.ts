import type { Alarm, DeviceStatus, Supply } from '@vigie/contracts/entities'
import type { AlarmFact } from '../alarms/condition.ts'
import { openBook } from '../alarms/engine.ts'
import type { DeviceSettings } from '../alarms/settings.ts'
import type { Fact } from '../fact.ts'
import { outageChangesOf, type PowerEdge } from '../power/outages.ts'
import { applyPower, notificationOf } from '../power/power.ts'
import { type AlarmRow, readCutsAround, toAlarmRow } from '../store/alarms.ts'
import {
  type Changes,
  type DeviceRecord,
  type PowerSaid,
  type Records,
  readRecords,
  type SiteEntries,
  saidKey,
  writeChanges,
} from '../store/record.ts'
import { type StatusRow, toStatus } from '../store/status.ts'
import type { Database } from '../store/tables.ts'
import type { Fence } from '../store/turns.ts'
import type { Online, Power } from './message.ts'
import { TurnLost } from './turn-lost.ts'

/** What a device said of its power supply or its presence. */
export type Report = { readonly message: Power | Online; readonly deviceName: string }

/** The statuses of a site that one commit changed; `rev` numbers the change. */
export type StatusChanges = { readonly site: string; readonly rev: number; readonly statuses: readonly DeviceStatus[] }

/** What reports led to. */
export type Applied = { readonly statuses: readonly StatusChanges[]; readonly journal: readonly SiteEntries[] }

/** With what reports are applied. */
export type ApplyOptions = {
  /** our time, ms */
  readonly nowMs: number
  /** when the reports were heard, ms: our time, unless our clock was just put forward */
  readonly heardMs: number
  /** no device time after this one is believed, ms */
  readonly latestMs: number
  readonly sender: string | null
  readonly fences: readonly Fence[]
  /** how the conditions of alarms are set on a device */
  readonly settingsOf: (site: string, device: string) => DeviceSettings
  /** over what the devices of a site get their power; absent: nobody knows */
  readonly supplyOf?: (site: string) => Supply
}

/**
 * Applies reports, in order of arrival, to the status of their devices, and records what follows from them: outages,
 * alarms, notifications. All or nothing, also outside of a transaction. A report heard before changes nothing.
 * Throws `TurnLost` when a turn is no longer this instance's.
 */
export const applyReports = async (
  db: Database,
  reports: readonly Report[],
  { nowMs, heardMs, latestMs, sender, fences, ...by }: ApplyOptions,
): Promise<Applied> => {
  if (reports.length === 0) return NOTHING
  const devices = reports.map(({ message }) => message)
  const said = reports.flatMap((report) => saidOf(report, heardMs))
  for (;;) {
    const records = await readRecords(db, devices, said)
    const { changed, happened, isNews } = applyAll(records, reports, { heardMs, latestMs })
    if (changed.length === 0) return NOTHING
    const edges = happened.flatMap(({ site, device, edge }) => (edge === null ? [] : [{ site, device, ...edge }]))
    const causes = await readCutsAround(db, happened.filter(isCut))
    const visible = changed.filter(isVisible)
    const changes: Changes = {
      statuses: changed.map(({ after }) => after),
      moved: new Set(visible.map(({ after }) => after.site)),
      reports: said.filter((one) => isNews.has(saidKey(one))),
      outages: outageChangesOf(edges),
      ...factsOf(happened, { records: records.devices, causes, heardMs, ...by }),
    }
    const written = await writeChanges(db, changes, { atMs: nowMs, sender, fences })
    if (written === 'fenced') throw new TurnLost()
    if (written !== 'changed') return { statuses: statusesOf(visible, written.revs), journal: written.journal }
  }
}

const NOTHING: Applied = { statuses: [], journal: [] }

const saidOf = ({ message }: Report, heardAt: number): PowerSaid[] => {
  if (message.kind === 'online') return []
  const { site, device, said } = message
  return [{ site, device, ts: said.ts, powered: said.state === 'on', heardAt }]
}

type StatusChange = { readonly before: StatusRow; readonly after: StatusRow }

/** Whether those who look at the status see it change. */
const isVisible = ({ before, after }: StatusChange): boolean =>
  after.powered !== before.powered ||
  after.powered_at !== before.powered_at ||
  after.online !== before.online ||
  after.online_at !== before.online_at

const statusesOf = (visible: readonly StatusChange[], revs: ReadonlyMap<string, number>): StatusChanges[] =>
  [...Map.groupBy(visible, ({ after }) => after.site)].map(([site, own]) => ({
    site,
    rev: revs.get(site) ?? 0,
    statuses: own.map(({ after }) => toStatus(after)),
  }))

/**
 * A device that came or went, or whose power supply changed or was heard of for the first time; `edge` null: no outage
 * began or ended.
 */
type Happened = {
  readonly site: string
  readonly device: string
  readonly deviceName: string
  readonly edge: PowerEdge | null
  readonly late: boolean
  readonly fact: AlarmFact
}

const isCut = ({ edge }: Happened): boolean => edge?.kind === 'began'

type Times = Pick<ApplyOptions, 'heardMs' | 'latestMs'>

const applyAll = ({ devices, said }: Records, reports: readonly Report[], { heardMs, latestMs }: Times) => {
  const rows = devices.map(({ status }) => status)
  const before = new Map(rows.map((row) => [keyOf(row), row]))
  const after = new Map(before)
  const happened: Happened[] = []
  const isNews = new Set<string>()
  for (const { message, deviceName } of reports) {
    const key = keyOf(message)
    const { site, device } = message
    const row = after.get(key)
    if (row === undefined) continue
    if (message.kind === 'online') {
      const next = applyOnline(row, message.said.online, heardMs)
      after.set(key, next)
      if (next === row) continue
      const { online } = message.said
      const fact = { type: 'online.changed', device, at: heardMs, powered: row.powered, online } as const
      happened.push({ site, device, deviceName, edge: null, late: false, fact })
      continue
    }
    const { ts, powered } = { ts: message.said.ts, powered: message.said.state === 'on' }
    const report = saidKey({ site, device, ts, powered })
    if (said.has(report) || isNews.has(report)) continue
    isNews.add(report)
    const { next, edge, late } = applyPowerTo(row, { ts, powered, heardAt: heardMs, latest: latestMs })
    after.set(key, next)
    if (next.powered === row.powered) continue
    const { online } = row
    const fact = { type: 'power.changed', device, at: next.powered_at ?? heardMs, powered, online } as const
    happened.push({ site, device, deviceName, edge, late, fact })
  }
  const changed = rows.flatMap((row): StatusChange[] => {
    const next = after.get(keyOf(row)) ?? row
    return next === row ? [] : [{ before: row, after: next }]
  })
  return { changed, happened, isNews }
}

const keyOf = ({ site, device }: { site: string; device: string }): string => `${site}/${device}`

const applyPowerTo = (row: StatusRow, report: Parameters<typeof applyPower>[1]) => {
  const known = { powered: row.powered, poweredAt: row.powered_at, heardAt: row.power_heard_at }
  const { state, edge, late } = applyPower(known, report)
  const { powered, poweredAt: powered_at, heardAt: power_heard_at } = state
  return { next: { ...row, powered, powered_at, power_heard_at }, edge, late }
}

/** Presence follows the order of arrival: the will message cannot know when it will be sent. */
const applyOnline = (row: StatusRow, online: boolean, heardMs: number): StatusRow =>
  row.online === online ? row : { ...row, online, online_at: heardMs }

/** With what is judged what happened. */
type JudgeOptions = Pick<ApplyOptions, 'settingsOf' | 'supplyOf' | 'heardMs'> & {
  readonly records: readonly DeviceRecord[]
  readonly causes: readonly Alarm[]
}

/** What puts something into the journals, site by site: of each change its alarms and then its notification. */
const factsOf = (
  happened: readonly Happened[],
  { records, causes, settingsOf, supplyOf, heardMs }: JudgeOptions,
): Pick<Changes, 'facts' | 'alarms' | 'comparators'> => {
  const alarms: AlarmRow[] = []
  const comparators: Changes['comparators'][number][] = []
  const facts = [...Map.groupBy(happened, ({ site }) => site)].map(([site, own]) => {
    const known = records.filter(({ status }) => status.site === site)
    const holds = new Map(known.map(({ status }) => [status.device, status.maintenance]))
    const book = openBook(site, {
      open: [...causes.filter((cause) => cause.site === site), ...known.flatMap((record) => record.alarms)],
      comparators: known.flatMap((record) => record.comparators),
      settingsOf: (device) => settingsOf(site, device),
      holdOf: (device) => holds.get(device) ?? null,
      ...(supplyOf && { supply: once(() => supplyOf(site)) }),
      nowMs: heardMs,
    })
    const entries = own.flatMap(({ device, deviceName, edge, late, fact }): Fact[] => [
      ...book.judge(fact).map((change) => marked(change, late)),
      ...(edge === null ? [] : [marked(notificationOf(edge, { id: device, name: deviceName }), late)]),
    ])
    alarms.push(...book.touched().map((alarm) => toAlarmRow(site, alarm)))
    comparators.push(...book.moved().map((one) => ({ site, ...one })))
    return { site, facts: entries }
  })
  return { alarms, comparators, facts: facts.filter(({ facts: own }) => own.length > 0) }
}

const marked = (fact: Fact, late: boolean): Fact => (late ? { ...fact, late } : fact)

/** Asked for each cut of a flood, and made for the first. */
const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
