// In: the cuts, the sources of the site, the last readings. Out: the flow that the cuts took away.
import { type DeviceId, type KpiBody, TOGETHER_MS } from '@vigie/contracts/entities'
import type { Cause } from '@/widgets/site-state/causes'

type Read = (device: DeviceId) => { readonly ts: number; readonly value: number } | null

/**
 * What the sources without power gave last, m³/h: by a reading from before the cut, since a later one tells of a pump at
 * rest, or that still gives.
 * @param cutAt when a device lost its power, epoch ms; null: nobody knows
 */
export const lostFlowOf = (
  causes: readonly Cause[],
  sources: readonly Pick<KpiBody['sources'][number], 'device'>[],
  read: Read,
  cutAt: (device: DeviceId) => number | null,
): number => {
  const ids = new Set(sources.map(({ device }) => device))
  return causes.reduce((sum, cause) => {
    if (cause.kind !== 'power') return sum
    const together = (cause.since ?? Number.POSITIVE_INFINITY) + TOGETHER_MS
    return cause.devices.reduce((all, { id }) => {
      const last = ids.has(id) ? read(id) : null
      return all + (last !== null && last.ts <= (cutAt(id) ?? together) ? last.value : 0)
    }, sum)
  }, 0)
}
