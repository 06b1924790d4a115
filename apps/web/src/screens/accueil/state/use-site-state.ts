import type { Device } from '@vigie/contracts/entities'
import { useFeed, useKpis, useNow } from '@/data'
import { TODAY } from '@/widgets/leaks/leaks'
import type { Sentence } from '@/widgets/site-state/site-state'
import { type KnownCauses, useCauses } from '@/widgets/site-state/use-causes'
import { sentenceOf } from './sentence.ts'

export type SiteState = KnownCauses & { readonly sentence: Sentence }

/** The state of the site now: what needs watching, and the whole in one sentence. */
export const useSiteState = (devices: readonly Device[]): SiteState => {
  const known = useCauses(devices)
  const water = useKpis(TODAY).data?.water
  const sentence = sentenceOf({ ...known, total: devices.length, water, feed: useFeed(), now: useNow(1_000) })
  return { ...known, sentence }
}
