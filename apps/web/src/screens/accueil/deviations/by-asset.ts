// In: what moved most, device by device, and which devices are one thing. Out: one entry a thing, its strongest.
import type { Device, KpiBody } from '@vigie/contracts/entities'
import { assetByDevice, assetsOf } from '@/widgets/assets/assets-of'

type Deviation = KpiBody['deviations'][number]

/** What moved most of a thing, with the names of what else moved of it: a pump that stops moves its meters as well. */
export type AssetDeviation = Deviation & { readonly also: readonly Deviation['figure'][] }

export const byAsset = (deviations: readonly Deviation[], devices: readonly Device[]): readonly AssetDeviation[] => {
  const assets = assetByDevice(assetsOf(devices))
  return [...Map.groupBy(deviations, ({ device }) => assets.get(device)?.id ?? device).values()].flatMap(
    ([first, ...others]): AssetDeviation[] => {
      if (first === undefined) return []
      const also = [first, ...others].flatMap((one) => [...(one === first ? [] : [one.figure]), ...(one.also ?? [])])
      return [{ ...first, also: [...new Set(also)].filter((figure) => figure !== first.figure) }]
    },
  )
}
