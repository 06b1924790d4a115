// In: a cut of one pump, the network, the figures of today, what the pump still reads. Out: what comes of it, in words.
import type { Device, DeviceId, DeviceStatus, KpiBody } from '@vigie/contracts/entities'
import { cutNow } from '@/text/cut-now'
import { impactOf } from '../alarm/impact.ts'
import { tankFedBy } from '../assets/tank-network.ts'
import { despiteCutOf, stillWords } from '../device-detail/despite-cut.ts'
import type { Cause } from './causes.ts'

type Known = {
  readonly devices: readonly Device[]
  /** undefined: not known (yet) */
  readonly today: KpiBody | undefined
  /** without power now */
  readonly off: ReadonlySet<DeviceId>
  readonly statusOf: (device: DeviceId) => DeviceStatus | null
  readonly read: (
    device: DeviceId,
    metric: 'flow_m3h' | 'power_kw',
  ) => { readonly ts: number; readonly value: number } | null
  /** null: it does not say */
  readonly isRunning: (pump: DeviceId) => boolean | null
  /** epoch ms */
  readonly now: number
}

/**
 * The same causes; a cut of one pump alone says what comes of it, as its alarm does, or that the pump contradicts it. Where
 * its tank is a cause of its own, that one tells of the tank.
 */
export const withSequels = (causes: readonly Cause[], known: Known): readonly Cause[] =>
  causes.map((cause) => {
    const [pump, ...others] = cause.kind === 'power' ? cause.devices : []
    if (pump?.kind !== 'pump' || others.length > 0) return cause
    const sequel = sequelOf(pump, cause.since, causes, known)
    return sequel === null ? cause : { ...cause, sequel }
  })

const sequelOf = (
  { id: device }: Device,
  since: number | null,
  causes: readonly Cause[],
  { devices, today, off, statusOf, read, isRunning, now }: Known,
): string | null => {
  const despite = despiteCutOf(statusOf(device), (metric) => read(device, metric), now)
  if (despite !== null) return cutNow.contradicted(stillWords(despite))
  const tank = tankFedBy(device, devices)?.id
  if (causes.some((cause) => cause.kind === 'empty' && cause.device.id === tank)) return null
  const raisedAt = new Date(since ?? now).toISOString()
  const cut: Parameters<typeof impactOf>[0] = { device, condition: 'power-off', raisedAt, clearedAt: null }
  return impactOf(cut, devices, today, off, now, isRunning)?.title ?? null
}
