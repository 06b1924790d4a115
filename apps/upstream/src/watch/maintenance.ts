import type { AlarmActor, MaintenanceWindow } from '@vigie/contracts/entities'
import type { AlarmSettings } from '../directory/alarm-settings.ts'
import { readBeforeWindow } from '../store/alarm-acts.ts'
import { addAudit } from '../store/audit.ts'
import { holdDevices, lockWindow, readDueMaintenance, saveWindow } from '../store/maintenance-windows.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Tx } from '../store/tables.ts'
import { holdTurns } from '../store/turns.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/** With what a window moves the alarms of its devices. */
export type WindowMove = {
  readonly settings: Pick<AlarmSettings, 'of'>
  readonly sender: string | null
  readonly nowMs: number
}

/**
 * Begins and ends the windows of maintenance that are due, of the sites whose turn this instance has. What is due stands
 * in the database, so that a process that was not there at the time does it later; each is locked and looked at again.
 */
export const keepMaintenance = async (
  { store, own, settings, onJournal }: Pick<WatchDeps, 'store' | 'own' | 'settings' | 'onJournal'>,
  nowMs: number,
): Promise<void> => {
  const turns = own()
  const move = { settings, sender: store.signals.sender, nowMs }
  for (const { site, id } of await readDueMaintenance(store.db, [...turns.keys()], nowMs)) {
    const token = turns.get(site)
    if (token === undefined) continue
    const journal = await store.db.transaction().execute(async (tx): Promise<readonly SiteEntries[]> => {
      if (!(await holdTurns(tx, [{ site, token }]))) return []
      const window = await lockWindow(tx, site, id)
      if (window === null) return []
      const [from, to] = [Date.parse(window.startsAt), Date.parse(window.endsAt)]
      if (window.state === 'active' && to <= nowMs) return endWindow(tx, site, window, null, move)
      if (window.state !== 'planned' || from > nowMs) return []
      // nobody was there for all of it: no alarm was kept out of service, and none is to be given back
      if (to <= nowMs) return closeWindow(tx, site, { ...window, state: 'ended' }, null, nowMs)
      return startWindow(tx, site, window, move)
    })
    onJournal(journal)
  }
}

/** Takes every open alarm of the devices out of service, by the order of whoever planned it. */
const startWindow = async (
  tx: Tx,
  site: string,
  window: MaintenanceWindow,
  { settings, sender, nowMs }: WindowMove,
): Promise<readonly SiteEntries[]> => {
  const { id, reason, devices, plannedBy } = window
  await saveWindow(tx, site, { ...window, state: 'active', startedAt: new Date(nowMs).toISOString() })
  await holdDevices(tx, site, window, true)
  await note(tx, site, 'maintenance.started', window, { actor: plannedBy, nowMs })
  const options = { site, devices, settingsOf: settings.of, nowMs, sender, fences: [] }
  const moved = await moveAlarms(tx, options, (book) =>
    devices.flatMap((device) => book.retire(device, nowMs, { id, reason, actor: plannedBy })),
  )
  return moved === 'fenced' ? [] : moved.journal
}

/**
 * Gives back what the window keeps out of service, and that alone, as the journal says that it was before.
 * @param by who ends it early; null: its time is over, as whoever planned it said
 */
export const endWindow = async (
  tx: Tx,
  site: string,
  window: MaintenanceWindow,
  by: AlarmActor | null,
  { settings, sender, nowMs }: WindowMove,
): Promise<readonly SiteEntries[]> => {
  const { id, devices, plannedBy } = window
  await closeWindow(tx, site, { ...window, state: 'ended' }, by, nowMs)
  await holdDevices(tx, site, window, false)
  const over = { id, actor: by ?? plannedBy, before: await readBeforeWindow(tx, site, id) }
  const options = { site, devices, settingsOf: settings.of, nowMs, sender, fences: [] }
  const moved = await moveAlarms(tx, options, (book) => devices.flatMap((device) => book.giveBack(device, nowMs, over)))
  return moved === 'fenced' ? [] : moved.journal
}

/** A window that has begun has another reason: so have its devices, and what it keeps out of service. */
export const explainWindow = async (
  tx: Tx,
  site: string,
  window: MaintenanceWindow,
  actor: AlarmActor,
  { settings, sender, nowMs }: WindowMove,
): Promise<readonly SiteEntries[]> => {
  const { id, reason, devices } = window
  await holdDevices(tx, site, window, true)
  const options = { site, devices, settingsOf: settings.of, nowMs, sender, fences: [] }
  const moved = await moveAlarms(tx, options, (book) =>
    devices.flatMap((device) => book.explain(device, nowMs, { id, reason, actor })),
  )
  return moved === 'fenced' ? [] : moved.journal
}

/** A window is over, or was cancelled before it began. */
export const closeWindow = async (
  tx: Tx,
  site: string,
  window: MaintenanceWindow,
  by: AlarmActor | null,
  nowMs: number,
): Promise<readonly SiteEntries[]> => {
  await saveWindow(tx, site, { ...window, endedAt: new Date(nowMs).toISOString(), endedBy: by })
  const action = window.state === 'cancelled' ? 'maintenance.cancelled' : 'maintenance.ended'
  await note(tx, site, action, window, { actor: by ?? window.plannedBy, nowMs })
  return []
}

type Noted =
  | 'maintenance.planned'
  | 'maintenance.changed'
  | 'maintenance.started'
  | 'maintenance.ended'
  | 'maintenance.cancelled'
type By = { readonly actor: AlarmActor & { readonly email?: string | null }; readonly nowMs: number }

/** Records what became of a window in the audit. */
export const note = async (
  tx: Tx,
  site: string,
  action: Noted,
  window: MaintenanceWindow,
  { actor, nowMs }: By,
): Promise<void> => {
  const { id, devices, reason, startsAt, endsAt } = window
  const detail = { id, devices, reason, startsAt, endsAt }
  const { uid, email = null } = actor
  await addAudit(tx, { at: nowMs, actor: { uid, email }, action, subject: site, detail })
}
