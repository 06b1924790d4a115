// In: what the records said a moment ago, and the live picture. Out: the same facts, with what stands now.
import type { Alarm, DeviceId, HandoverFacts } from '@vigie/contracts/entities'
import { useDevices, useFeed, useOpenAlarms, useSources, useUnpowered } from '@/data'
import { countsOf } from '../counts.ts'
import { byHolding } from '../order.ts'

type Picture = {
  readonly open: readonly Alarm[]
  readonly unpowered: ReadonlySet<DeviceId>
  readonly nameOf: (device: DeviceId) => string
  /** since when a device is without power, ISO 8601; null: it does not say */
  readonly cutSince: (device: DeviceId) => string | null
}

/**
 * What stands is told by the picture that the banner and the menu have: records are read again every few seconds, and
 * whoever signs must not see them deny a cut that has just come. What was done and raised stays as it was read.
 */
export const standingNow = (read: HandoverFacts, { open, unpowered, nameOf, cutSince }: Picture): HandoverFacts => {
  const known = new Map(read.alarms.map((alarm) => [alarm.id, alarm]))
  const recorded = new Map(read.cuts.map(({ device, since }) => [device, since]))
  const returns = open.flatMap(({ state, shelvedUntil }) => (state === 'shelved' ? (shelvedUntil ?? []) : []))
  return {
    ...read,
    counts: countsOf(open),
    alarms: open.toSorted(byHolding).map((alarm) => ({
      ...alarm,
      deviceName: nameOf(alarm.device),
      // only the records tell who else was in its cut
      cut: known.get(alarm.id)?.state === alarm.state ? known.get(alarm.id)?.cut : undefined,
    })),
    nextReturn: returns.toSorted()[0] ?? null,
    cutCount: unpowered.size,
    cuts: [...unpowered]
      .flatMap((device) => {
        const since = cutSince(device) ?? recorded.get(device)
        return since === undefined ? [] : { device, deviceName: nameOf(device), since }
      })
      .toSorted((one, other) => (one.since < other.since ? -1 : 1)),
  }
}

/** What would be signed now: the records, and what stands by the live picture once there has been one. */
export const useFactsNow = (read: HandoverFacts): HandoverFacts => {
  const { board } = useSources().live
  const { trusted, since } = useFeed()
  const open = useOpenAlarms()
  const unpowered = useUnpowered()
  const devices = useDevices().data
  if (!trusted && since === null) return read
  const names = new Map([...read.alarms, ...read.cuts].map(({ device, deviceName }) => [device, deviceName]))
  for (const { id, name } of devices ?? []) names.set(id, name)
  return standingNow(read, {
    open,
    unpowered,
    nameOf: (device) => names.get(device) ?? device,
    cutSince: (device) => board.status(device)?.poweredAt ?? null,
  })
}
