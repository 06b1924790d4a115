// In: what the live feed tells of each device. Out: the devices somebody should look at, the worst first.
import type { Device, DeviceStatus } from '@vigie/contracts/entities'
import type { DevicesByState } from '../device-grid/state-counts.ts'

/** Why a device needs attention, from the worst. */
export const CONCERNS = ['unpowered', 'offline', 'silent', 'never', 'late'] as const
export type Concern = (typeof CONCERNS)[number]
export type AttentionItem = {
  readonly device: Device
  readonly concern: Concern
  /** since when, epoch ms; null: nobody knows */
  readonly since: number | null
}

type Known = {
  readonly states: DevicesByState
  readonly statusOf: (device: Device) => DeviceStatus | null
  /** time of the device's latest main value, epoch ms */
  readonly latestTs: (device: Device) => number | null
  /** false while the feed is frozen: how late values are is then not known */
  readonly trusted: boolean
}

/** Devices with a concern, each once and for its worst one; the longest first. */
export const attentionOf = (devices: readonly Device[], known: Known): readonly AttentionItem[] =>
  devices
    .flatMap((device): readonly AttentionItem[] => {
      const item = concernOf(device, known)
      return item === null ? [] : [{ device, ...item }]
    })
    .toSorted((a, b) => CONCERNS.indexOf(a.concern) - CONCERNS.indexOf(b.concern) || from(a) - from(b))

const from = ({ since }: AttentionItem): number => since ?? Number.POSITIVE_INFINITY

const concernOf = (
  device: Device,
  { states, statusOf, latestTs, trusted }: Known,
): Pick<AttentionItem, 'concern' | 'since'> | null => {
  const status = statusOf(device)
  if (states.unpowered.has(device.id)) return { concern: 'unpowered', since: instant(status?.poweredAt) }
  if (!trusted) return null
  if (status?.online === false) return { concern: 'offline', since: instant(status.onlineAt) }
  if (states.stale.has(device.id)) return { concern: 'silent', since: latestTs(device) }
  if (states.unknown.has(device.id)) return { concern: 'never', since: null }
  if (states.old.has(device.id)) return { concern: 'late', since: latestTs(device) }
  return null
}

const instant = (iso: string | null | undefined): number | null =>
  iso === null || iso === undefined ? null : Date.parse(iso)
