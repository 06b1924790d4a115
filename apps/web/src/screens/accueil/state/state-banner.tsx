import type { Device } from '@vigie/contracts/entities'
import { useFeed, useKpis, useNow, useOpenAlarms } from '@/data'
import { TODAY } from '@/widgets/leaks/leaks'
import { waitingOf } from '@/widgets/site-state/cause-alarms'
import { SiteStateBanner } from '@/widgets/site-state/site-state'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { AcknowledgeCause } from './acknowledge-cause.tsx'
import { sentenceOf } from './sentence.ts'

type StateBannerProps = { readonly devices: readonly Device[]; readonly state: KnownCauses }

/** The state of the site in a sentence, said anew each second, and what needs watching. */
export const StateBanner = ({ devices, state }: StateBannerProps) => {
  const water = useKpis(TODAY).data?.water
  const total = devices.length
  const waiting = waitingOf(useOpenAlarms())
  const sentence = sentenceOf({ ...state, ...waiting, total, water, feed: useFeed(), now: useNow(1_000) })
  return (
    <SiteStateBanner
      devices={devices}
      sentence={sentence}
      causes={state.causes}
      act={(cause) => <AcknowledgeCause cause={cause} />}
    />
  )
}
