import { randomUUID } from 'node:crypto'
import type { Fact } from '../fact.ts'
import type { PowerEdge } from './outages.ts'

/** What is known of a device's power supply (alimentation). */
export type PowerState = {
  readonly powered: boolean | null
  /** since when, ms */
  readonly poweredAt: number | null
  /** device time of the newest report, ms */
  readonly heardAt: number | null
}
export type PowerReport = { readonly ts: number; readonly powered: boolean }

/**
 * What a device's report changes of what is known. A report that repeats what is known changes nothing but the time
 * of the newest one; a report whose device time is before that changes nothing at all. `edge` says when an outage
 * began or ended: a device whose very first report says on was never known to be off, so nothing ends.
 */
export const applyPower = (
  state: PowerState,
  { ts, powered }: PowerReport,
): { readonly state: PowerState; readonly edge: PowerEdge | null } => {
  if (state.heardAt !== null && ts < state.heardAt) return { state, edge: null }
  if (state.powered === powered) return { state: { ...state, heardAt: ts }, edge: null }
  const next = { powered, poweredAt: ts, heardAt: ts }
  if (!powered) return { state: next, edge: { kind: 'began', at: ts } }
  return { state: next, edge: state.powered === null ? null : { kind: 'ended', at: ts } }
}

/** The notification (R7.1) of an outage that begins or ends. */
export const notificationOf = (
  { kind, at }: PowerEdge,
  device: { readonly id: string; readonly name: string },
): Extract<Fact, { type: 'notification.created' }> => ({
  type: 'notification.created',
  data: {
    _id: randomUUID(),
    device_id: { _id: device.id, name: device.name },
    deviceStatus: kind === 'began' ? 'off' : 'on',
    created_at: new Date(at).toISOString(),
  },
})
