import type { Device } from '@vigie/contracts/entities'
import { useFeed, useKpis, useNow } from '@/data'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { TODAY } from '@/widgets/leaks/leaks'
import type { Sentence } from '@/widgets/site-state/site-state'
import { type KnownOfWater, waterSentence } from './sentence.ts'

type Told = Pick<KnownOfWater, 'causes' | 'pumps' | 'lead' | 'lacksFigures'> & { readonly devices: readonly Device[] }

/** What the water does now, by the figures of today; looked at each second. */
export const useWaterSentence = ({ devices, ...told }: Told): Sentence => {
  const today = useKpis(TODAY).data
  return waterSentence({
    ...told,
    today,
    nameOf: (id) => devices.find((one) => one.id === id)?.name,
    isOld: useOldLevelAt(today?.storages ?? [], today?.until ?? 0) !== null,
    feed: useFeed(),
    now: useNow(1_000),
  })
}
