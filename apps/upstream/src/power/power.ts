import { randomUUID } from 'node:crypto'
import { AGREES_MS, PRESENT_MS } from '../clock.ts'
import type { Fact } from '../fact.ts'
import type { PowerEdge } from './outages.ts'

/** What is known of a device's power supply (alimentation). */
export type PowerState = {
  readonly powered: boolean | null
  /** since when, ms */
  readonly poweredAt: number | null
  /** device time of the last report, ms */
  readonly heardAt: number | null
}

/** What a device said of its power supply, and when it was heard. */
export type PowerReport = {
  /** device time, ms */
  readonly ts: number
  readonly powered: boolean
  /** our time, ms */
  readonly heardAt: number
  /** the latest that our time may be, ms: another than `heardAt` only when our clock was just set */
  readonly latest: number
}

/**
 * What a report changes of what is known. Reports count in the order in which they arrive, so that a device whose clock is
 * put right is heard at once. A device time ahead of ours is brought back to ours; what it claimed is kept where that is no
 * matter of seconds. A report with an earlier device time than the report or the change before it is late: what it changes
 * dates from when it was heard, so that changes of a device do not go back in time. Neither holds against an instant in our
 * future that a report of our present contradicts: our clock was wrong when it was written. A report that repeats what is
 * known changes nothing but the time of the last one. `edge` says when an outage began or ended: a device whose very first
 * report says on was never known to be off, so nothing ends.
 */
export const applyPower = (
  state: PowerState,
  { ts, powered, heardAt, latest }: PowerReport,
): { readonly state: PowerState; readonly edge: PowerEdge | null; readonly late: boolean } => {
  const ahead = Math.abs(ts - latest) < AGREES_MS ? Math.min(ts, latest) : heardAt
  const said = ts <= heardAt ? ts : ahead
  const isPresent = Math.abs(said - heardAt) < PRESENT_MS
  const believed = (instant: number | null): number =>
    instant === null || (isPresent && instant > heardAt) ? 0 : instant
  const late = said < believed(state.heardAt) || (powered !== state.powered && said < believed(state.poweredAt))
  if (state.powered === powered) return { state: { ...state, heardAt: said }, edge: null, late }
  const at = Math.max(late ? heardAt : said, believed(state.poweredAt))
  const next = { powered, poweredAt: at, heardAt: said }
  const isBroughtBack = ts - latest > PRESENT_MS && said !== ts
  const when = { at, late, ...((late || isBroughtBack) && { saidAt: ts }) }
  if (!powered) return { state: next, edge: { kind: 'began', ...when }, late }
  return { state: next, edge: state.powered === null ? null : { kind: 'ended', ...when }, late }
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
