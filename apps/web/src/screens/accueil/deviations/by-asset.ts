// In: what moved most, device by device, and which devices are one thing. Out: one entry a thing, its strongest.
import type { Device, DeviceId, KpiBody } from '@vigie/contracts/entities'
import { assetByDevice, assetsOf } from '@/widgets/assets/assets-of'

type Deviation = KpiBody['deviations'][number]

/** What moved most of a thing, with the names of what else moved of it: a pump that stops moves its meters as well. */
export type AssetDeviation = Deviation & {
  readonly also: readonly Deviation['figure'][]
  /** the things that it is the sum of, where they moved for one cause; absent: it is of one */
  readonly all?: readonly DeviceId[]
}

export const byAsset = (deviations: readonly Deviation[], devices: readonly Device[]): readonly AssetDeviation[] => {
  const assets = assetByDevice(assetsOf(devices))
  const each = [...Map.groupBy(deviations, ({ device }) => assets.get(device)?.id ?? device).values()].flatMap(
    ([first, ...others]): AssetDeviation[] => {
      if (first === undefined) return []
      const also = [first, ...others].flatMap((one) => [...(one === first ? [] : [one.figure]), ...(one.also ?? [])])
      return [{ ...first, also: [...new Set(also)].filter((figure) => figure !== first.figure) }]
    },
  )
  const sources = new Set(devices.filter(({ role }) => role === 'source').map(({ id }) => id))
  return stoppedAsOne(each, sources)
}

/** Sources that all gave nothing are one entry, where the first stood: they stopped for one reason. */
const stoppedAsOne = (each: readonly AssetDeviation[], sources: ReadonlySet<DeviceId>): readonly AssetDeviation[] => {
  const isStopped = ({ device, figure, value }: AssetDeviation) =>
    figure === 'volumeM3' && value === 0 && sources.has(device)
  const stopped = each.filter(isStopped)
  const [first] = stopped
  if (first === undefined || stopped.length < 2) return each
  const one: AssetDeviation = {
    ...first,
    previous: stopped.reduce((sum, { previous }) => sum + previous, 0),
    // that their hours and energy fell as well follows from that
    also: [],
    all: stopped.map(({ device }) => device),
  }
  return each.flatMap((entry) => (entry === first ? [one] : isStopped(entry) ? [] : [entry]))
}
