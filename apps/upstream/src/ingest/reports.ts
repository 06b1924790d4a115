import type { StatusEvent } from '@vigie/contracts/upstream'
import type { AlarmFact } from '../alarms/condition.ts'
import { applyFacts } from '../alarms/engine.ts'
import type { Fact } from '../fact.ts'
import { outageChangesOf, type PowerEdge } from '../power/outages.ts'
import { applyPower, notificationOf } from '../power/power.ts'
import { type Changes, type DeviceRecord, readRecords, type SiteEntries, writeChanges } from '../store/record.ts'
import { type StatusRow, toStatus } from '../store/status.ts'
import type { Database } from '../store/tables.ts'
import type { Online, Power } from './message.ts'

/** What a device said of its power supply or its presence. */
export type Report = { readonly message: Power | Online; readonly deviceName: string }

/** What reports led to. */
export type Applied = { readonly statuses: readonly StatusEvent[]; readonly journal: readonly SiteEntries[] }

/**
 * Applies reports, in order of arrival, to the status of their devices, and records what follows from them: outages,
 * alarms, notifications. All or nothing, also outside of a transaction.
 */
export const applyReports = async (
  db: Database,
  reports: readonly Report[],
  nowMs: number,
  sender: string | null,
): Promise<Applied> => {
  if (reports.length === 0) return NOTHING
  const devices = reports.map(({ message }) => message)
  for (;;) {
    const records = await readRecords(db, devices)
    const { changed, powerChanges } = applyAll(records, reports, nowMs)
    if (changed.length === 0) return NOTHING
    const edges = powerChanges.flatMap(({ site, device, edge }) => (edge === null ? [] : [{ site, device, ...edge }]))
    const changes = {
      statuses: changed.map(({ after }) => after),
      outages: outageChangesOf(edges),
      facts: factsOf(powerChanges, records),
    }
    const journal = await writeChanges(db, changes, nowMs, sender)
    if (journal !== null) return { statuses: newsOf(changed), journal }
  }
}

const NOTHING: Applied = { statuses: [], journal: [] }

type StatusChange = { readonly before: StatusRow; readonly after: StatusRow }

const newsOf = (changed: readonly StatusChange[]): StatusEvent[] =>
  changed
    .filter(({ before, after }) => after.powered !== before.powered || after.online !== before.online)
    .map(({ after }) => ({ site: after.site, status: toStatus(after) }))

/** A device whose power supply changed, or was heard of for the first time (`edge` null when that is on). */
type PowerChange = {
  readonly site: string
  readonly device: string
  readonly deviceName: string
  readonly edge: PowerEdge | null
  readonly fact: AlarmFact
}

const applyAll = (records: readonly DeviceRecord[], reports: readonly Report[], nowMs: number) => {
  const rows = records.map(({ status }) => status)
  const before = new Map(rows.map((row) => [keyOf(row), row]))
  const after = new Map(before)
  const powerChanges: PowerChange[] = []
  for (const { message, deviceName } of reports) {
    const key = keyOf(message)
    const row = after.get(key)
    if (row === undefined) continue
    if (message.kind === 'online') {
      after.set(key, applyOnline(row, message.said.online, nowMs))
      continue
    }
    const { site, device, said } = message
    const { next, edge } = applyPowerTo(row, { ts: said.ts, powered: said.state === 'on' })
    after.set(key, next)
    if (next.powered === row.powered || next.powered === null) continue
    const fact = { type: 'power.changed', device, at: said.ts, powered: next.powered } as const
    powerChanges.push({ site, device, deviceName, edge, fact })
  }
  const changed = rows.flatMap((row): StatusChange[] => {
    const next = after.get(keyOf(row)) ?? row
    return next === row ? [] : [{ before: row, after: next }]
  })
  return { changed, powerChanges }
}

const keyOf = ({ site, device }: { site: string; device: string }): string => `${site}/${device}`

const applyPowerTo = (row: StatusRow, report: { readonly ts: number; readonly powered: boolean }) => {
  const { state, edge } = applyPower(
    { powered: row.powered, poweredAt: row.powered_at, heardAt: row.power_heard_at },
    report,
  )
  const { powered, poweredAt: powered_at, heardAt: power_heard_at } = state
  const isSame = powered === row.powered && power_heard_at === row.power_heard_at
  return { next: isSame ? row : { ...row, powered, powered_at, power_heard_at }, edge }
}

/** Presence follows the order of arrival: the will message cannot know when it will be sent. */
const applyOnline = (row: StatusRow, online: boolean, nowMs: number): StatusRow =>
  row.online === online ? row : { ...row, online, online_at: nowMs }

/** What power changes put into the journals, site by site: of each change its alarms and then its notification. */
const factsOf = (changes: readonly PowerChange[], records: readonly DeviceRecord[]): Changes['facts'] =>
  [...Map.groupBy(changes, ({ site }) => site)]
    .map(([site, own]) => {
      const active = records.flatMap(({ status, alarms }) => (status.site === site ? alarms : []))
      const alarms = applyFacts(
        own.map(({ fact }) => fact),
        active,
      )
      const facts = own.flatMap(({ device, deviceName, edge }, place): Fact[] => [
        ...(alarms[place] ?? []),
        ...(edge === null ? [] : [notificationOf(edge, { id: device, name: deviceName })]),
      ])
      return { site, facts }
    })
    .filter(({ facts }) => facts.length > 0)
