// In: the night flows of the consumers over a long stretch and the one before it. Out: who probably leaks.
import { type Device, type DeviceId, isComparable, type KpiBody, type PeriodInput } from '@vigie/contracts/entities'

/** A consumer that draws far more at night than it used to, m³/h. */
export type Leak = { readonly device: Device; readonly flow: number; readonly before: number }

/** Long enough that a leak of some weeks still stands out against what was before it. */
export const NIGHTS: PeriodInput = { unit: 'last-30d' }

/** A night flow that grew this much is the usual sign of a leak: twice what it was, and by half a cubic metre an hour. */
const RATIO = 2
const GROWN_M3H = 0.5

/**
 * The probable leaks of a site, the largest first.
 * @param nights figures of `NIGHTS`; undefined: not known (yet)
 */
export const leaksOf = (
  devices: readonly Device[],
  nights: Pick<KpiBody, 'consumptions'> | undefined,
): readonly Leak[] =>
  (nights?.consumptions ?? [])
    .flatMap(({ device: id, nightFlowM3h: night }): readonly Leak[] => {
      const device = named(devices, id)
      const { value, previous } = night
      if (device === undefined || value === null || previous === null || !isComparable(night)) return []
      if (value < RATIO * previous || value - previous < GROWN_M3H) return []
      return [{ device, flow: value, before: previous }]
    })
    .toSorted((a, b) => b.flow - b.before - (a.flow - a.before))

const named = (devices: readonly Device[], id: DeviceId): Device | undefined => devices.find((one) => one.id === id)
