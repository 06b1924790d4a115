import type { Figure, KpiBody, Outage } from '@vigie/contracts/entities'
import type { Stretch } from '../time.ts'

type Availability = KpiBody['availability'][number]

/** A device, and since when anything is known of it, ms; null: that is not kept. */
export type Known = { readonly device: string; readonly since: number | null }

/** A stretch, and the outages of a site that touch it. */
export type Watched = { readonly stretch: Stretch; readonly outages: readonly Outage[] }

/**
 * The share of each stretch that devices had power, with their outages and the time without power in the current
 * one; and the mean share of all of them. Of a device that came within a stretch it is the share of the time since, and of
 * one before it came there is none: it neither had power nor lacked it.
 * @param devices those that ever reported on their power supply
 */
export const availabilityOf = (
  devices: readonly Known[],
  current: Watched,
  previous: Watched,
): { availability: Availability[]; powerPct: Figure } => {
  const [now, before] = [byDevice(current), byDevice(previous)]
  const availability = devices.map(({ device, since }): Availability => {
    const outages = now.get(device) ?? []
    const [known, knownBefore] = [partSince(since, current.stretch), partSince(since, previous.stretch)]
    const offMs = timeOff(outages, known)
    return {
      device,
      powerPct: {
        value: onShare(offMs, known),
        previous: onShare(timeOff(before.get(device) ?? [], knownBefore), knownBefore),
        completenessPct: null,
      },
      outages: outages.length,
      offMs,
    }
  })
  return { availability, powerPct: meanOf(availability.map(({ powerPct }) => powerPct)) }
}

/** The part of a stretch since a device is known. */
export const partSince = (since: number | null, { from, to }: Stretch): Stretch => ({
  from: Math.min(to, Math.max(from, since ?? from)),
  to,
})

/** Those of each device; a stretch without any time holds none, not even one that spans it. */
const byDevice = ({ stretch, outages }: Watched) =>
  Map.groupBy(lengthOf(stretch) > 0 ? outages : [], ({ device }) => device)

const lengthOf = ({ from, to }: Stretch): number => to - from

/** Time off within the stretch, ms; outages of one device never overlap. */
const timeOff = (outages: readonly Outage[], stretch: Stretch): number =>
  outages.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to ?? stretch.to, stretch.to) - Math.max(from, stretch.from)),
    0,
  )

const onShare = (offMs: number, stretch: Stretch): number | null =>
  lengthOf(stretch) > 0 ? 100 * (1 - offMs / lengthOf(stretch)) : null

/** Side by side, the mean of what is known; null where nothing is. */
const meanOf = (figures: readonly Figure[]): Figure => {
  const side = (key: 'value' | 'previous'): number | null => {
    const values = figures.flatMap((figure) => figure[key] ?? [])
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
  }
  return { value: side('value'), previous: side('previous'), completenessPct: null }
}
