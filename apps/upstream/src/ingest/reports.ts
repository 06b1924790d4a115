import type { StatusEvent } from '@vigie/contracts/upstream'
import { applyPower } from '../rules/power.ts'
import type { Fact } from '../store/journal.ts'
import { recordFacts } from '../store/record.ts'
import { type LockedStatus, lockStatuses, saveStatuses, toStatus } from '../store/status.ts'
import type { Tx } from '../store/tables.ts'
import type { Online, Power } from './message.ts'

/** What a device said of itself, in order of arrival. */
export type Report = { readonly message: Power | Online; readonly deviceName: string }

/** Applies reports to the devices' status, records what follows from them, and returns what changed. */
export const applyReports = async (tx: Tx, reports: readonly Report[], nowMs: number): Promise<StatusEvent[]> => {
  const locked = await lockStatuses(
    tx,
    reports.map(({ message }) => message),
  )
  const before = new Map(locked.map((status) => [keyOf(status.row), status]))
  const after = new Map(before)
  const factsBySite = new Map<string, Fact[]>()
  for (const report of reports) {
    const key = keyOf(report.message)
    const status = after.get(key)
    if (status === undefined) continue
    const { next, facts } = applyReport(status, report, nowMs)
    after.set(key, next)
    const { site } = report.message
    factsBySite.set(site, [...(factsBySite.get(site) ?? []), ...facts])
  }
  const changed = [...after].filter(([key, status]) => status !== before.get(key))
  await saveStatuses(
    tx,
    changed.map(([, { row }]) => row),
  )
  for (const [site, facts] of [...factsBySite].sort(([one], [other]) => (one < other ? -1 : 1)))
    await recordFacts(tx, site, nowMs, facts)
  return changed.flatMap(([key, { row }]) => {
    const old = before.get(key)?.row
    const isNews = row.powered !== old?.powered || row.online !== old.online
    return isNews ? [{ site: row.site, status: toStatus(row) }] : []
  })
}

const keyOf = ({ site, device }: { site: string; device: string }): string => `${site}/${device}`

const applyReport = (
  status: LockedStatus,
  { message, deviceName }: Report,
  nowMs: number,
): { next: LockedStatus; facts: readonly Fact[] } => {
  const { row, alarm } = status
  if (message.kind === 'online') return { next: applyOnline(status, message.said.online, nowMs), facts: [] }
  const { state, facts } = applyPower(
    { powered: row.powered, poweredAt: row.powered_at, heardAt: row.power_heard_at, alarm },
    { ts: message.said.ts, powered: message.said.state === 'on', device: { id: row.device, name: deviceName } },
  )
  if (state.heardAt === row.power_heard_at && facts.length === 0) return { next: status, facts }
  const { powered, poweredAt: powered_at, heardAt: power_heard_at } = state
  return { next: { row: { ...row, powered, powered_at, power_heard_at }, alarm: state.alarm }, facts }
}

/** Presence follows the order of arrival: a will cannot know its own time. */
const applyOnline = (status: LockedStatus, online: boolean, nowMs: number): LockedStatus =>
  status.row.online === online ? status : { ...status, row: { ...status.row, online, online_at: nowMs } }
