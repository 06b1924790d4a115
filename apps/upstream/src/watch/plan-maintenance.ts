import { randomUUID } from 'node:crypto'
import {
  type AlarmActor,
  type MaintenanceChange,
  type MaintenanceInput,
  type MaintenanceWindow,
  maintenanceFlaw,
} from '@vigie/contracts/entities'
import { lockMaintenance, lockWindow, readOverlaps, saveWindow } from '../store/maintenance-windows.ts'
import type { SiteEntries } from '../store/record.ts'
import type { Tx } from '../store/tables.ts'
import type { WatchDeps } from './deps.ts'
import { closeWindow, endWindow, explainWindow, note, type WindowMove } from './maintenance.ts'

/** What became of what somebody asked about maintenance. */
export type MaintenanceOutcome =
  | { readonly kind: 'done'; readonly window: MaintenanceWindow; readonly journal: readonly SiteEntries[] }
  | { readonly kind: 'unknown' }
  /** the state of the window does not allow it */
  | { readonly kind: 'refused' }
  /** a device is in another window at that time */
  | { readonly kind: 'overlap'; readonly detail: string }
  | { readonly kind: 'invalid'; readonly detail: string }

type Deps = Pick<WatchDeps, 'store' | 'settings'> & { readonly directory: Pick<WatchDeps['directory'], 'knownOf'> }
/** Who asks, about which site, and when, ms. */
export type Asking = {
  readonly site: string
  readonly actor: AlarmActor & { readonly email: string | null }
  readonly nowMs: number
}

/** Plans a window. Begun is it by the watch, within a second of its start. */
export const planMaintenance = (deps: Deps, asking: Asking, input: MaintenanceInput): Promise<MaintenanceOutcome> =>
  inTurn(deps, asking, async (tx) => {
    const { uid, name } = asking.actor
    const window: MaintenanceWindow = {
      ...input,
      devices: [...new Set(input.devices)],
      id: randomUUID(),
      state: 'planned',
      plannedBy: { uid, name },
      plannedAt: new Date(asking.nowMs).toISOString(),
      startedAt: null,
      endedAt: null,
      endedBy: null,
    }
    return keep(tx, deps, asking, window, 'maintenance.planned')
  })

/**
 * Changes a window that is not over; of one that has begun only its reason and its end, and another reason reaches the
 * alarms that it holds.
 */
export const changeMaintenance = (
  deps: Deps,
  asking: Asking,
  id: string,
  { devices, startsAt, ...rest }: MaintenanceChange,
): Promise<MaintenanceOutcome> =>
  inTurn(deps, asking, async (tx) => {
    const window = await lockWindow(tx, asking.site, id)
    if (window === null) return { kind: 'unknown' }
    const isFixed = devices !== undefined || startsAt !== undefined
    if ((window.state === 'active' && isFixed) || window.state === 'ended' || window.state === 'cancelled')
      return { kind: 'refused' }
    const changed = {
      ...window,
      ...(devices === undefined ? {} : { devices: [...new Set(devices)] }),
      ...(startsAt === undefined ? {} : { startsAt }),
      ...(rest.reason === undefined ? {} : { reason: rest.reason }),
      ...(rest.endsAt === undefined ? {} : { endsAt: rest.endsAt }),
    }
    const kept = await keep(tx, deps, asking, changed, 'maintenance.changed')
    if (kept.kind !== 'done' || window.state !== 'active' || changed.reason === window.reason) return kept
    const { uid, name } = asking.actor
    return { ...kept, journal: await explainWindow(tx, asking.site, changed, { uid, name }, moveOf(deps, asking)) }
  })

/** Ends a window that has begun, or cancels one that has not. */
export const endMaintenance = (deps: Deps, asking: Asking, id: string): Promise<MaintenanceOutcome> =>
  inTurn(deps, asking, async (tx) => {
    const { site, nowMs, actor } = asking
    const { uid, name } = actor
    const window = await lockWindow(tx, site, id)
    if (window === null) return { kind: 'unknown' }
    if (window.state === 'ended' || window.state === 'cancelled') return { kind: 'refused' }
    const move = moveOf(deps, asking)
    const journal =
      window.state === 'active'
        ? await endWindow(tx, site, window, { uid, name }, move)
        : await closeWindow(tx, site, { ...window, state: 'cancelled' }, { uid, name }, nowMs)
    const after = await lockWindow(tx, site, id)
    return after === null ? { kind: 'unknown' } : { kind: 'done', window: after, journal }
  })

const moveOf = ({ settings, store }: Deps, { nowMs }: Asking): WindowMove => ({
  settings,
  sender: store.signals.sender,
  nowMs,
})

/** One at a time of a site, all or nothing. */
const inTurn = (
  { store }: Deps,
  { site }: Asking,
  run: (tx: Tx) => Promise<MaintenanceOutcome>,
): Promise<MaintenanceOutcome> =>
  store.db.transaction().execute(async (tx) => {
    await lockMaintenance(tx, site)
    return run(tx)
  })

/** Keeps a window that is as it may be. */
const keep = async (
  tx: Tx,
  { directory }: Deps,
  { site, actor, nowMs }: Asking,
  window: MaintenanceWindow,
  action: 'maintenance.planned' | 'maintenance.changed',
): Promise<MaintenanceOutcome> => {
  const flaw = maintenanceFlaw(window, nowMs)
  if (flaw !== null) return { kind: 'invalid', detail: flaw }
  const known = new Set(directory.knownOf(site).map(({ device }) => device.id))
  const stranger = window.devices.find((device) => !known.has(device))
  if (stranger !== undefined) return { kind: 'invalid', detail: `${stranger}: no such device` }
  const [other] = await readOverlaps(tx, site, window)
  if (other !== undefined) return { kind: 'overlap', detail: other.id }
  await saveWindow(tx, site, window)
  await note(tx, site, action, window, { actor, nowMs })
  return { kind: 'done', window, journal: [] }
}
