import { randomUUID } from 'node:crypto'
import type { Alarm } from '@vigie/contracts/entities'
import type { Fact } from '../store/journal.ts'

/** What is known of a device's power supply (alimentation) before a report. */
export type PowerState = {
  readonly powered: boolean | null
  /** since when, ms */
  readonly poweredAt: number | null
  /** time of the newest report, ms */
  readonly heardAt: number | null
  /** its active power-off alarm */
  readonly alarm: Alarm | null
}
export type PowerReport = {
  readonly ts: number
  readonly powered: boolean
  readonly device: { readonly id: string; readonly name: string }
}

/**
 * Off raises the alarm, on clears it, and each change is a notification. The first word of a device
 * that is on is no change; repeated and overtaken reports are none either.
 */
export const applyPower = (state: PowerState, report: PowerReport): { state: PowerState; facts: readonly Fact[] } => {
  const { ts, powered } = report
  if (state.heardAt !== null && ts < state.heardAt) return { state, facts: [] }
  if (state.powered === powered) return { state: { ...state, heardAt: ts }, facts: [] }
  const changed = { powered, poweredAt: ts, heardAt: ts }
  if (!powered) {
    const alarm = state.alarm ?? raisedAlarm(report)
    const raised: Fact[] = state.alarm === null ? [{ type: 'alarm.raised', data: alarm }] : []
    return { state: { ...changed, alarm }, facts: [...raised, notificationOf(report)] }
  }
  const next = { ...changed, alarm: null }
  if (state.powered === null) return { state: next, facts: clearing(state.alarm, ts) }
  return { state: next, facts: [...clearing(state.alarm, ts), notificationOf(report)] }
}

const raisedAlarm = ({ ts, device }: PowerReport): Alarm => ({
  id: randomUUID(),
  device: device.id,
  condition: 'power-off',
  raisedAt: new Date(ts).toISOString(),
  clearedAt: null,
})

const clearing = (alarm: Alarm | null, ts: number): Fact[] =>
  alarm === null ? [] : [{ type: 'alarm.cleared', data: { ...alarm, clearedAt: new Date(ts).toISOString() } }]

const notificationOf = ({ ts, powered, device }: PowerReport): Fact => ({
  type: 'notification.created',
  data: {
    _id: randomUUID(),
    device_id: { _id: device.id, name: device.name },
    deviceStatus: powered ? 'on' : 'off',
    created_at: new Date(ts).toISOString(),
  },
})
