import type { Device, DeviceId } from '@vigie/contracts/entities'
import { useFeed, useKpis, useNow, useOpenAlarms, useSite, useSources } from '@/data'
import { PATHS } from '@/paths'
import { costCause } from '@/widgets/kpi/cost-cause'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { TODAY } from '@/widgets/leaks/leaks'
import { alarmsOf, waitingOf } from '@/widgets/site-state/cause-alarms'
import { SiteStateBanner } from '@/widgets/site-state/site-state'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { AcknowledgeWaiting } from '../../acknowledge-waiting.tsx'
import { lostFlowOf } from './lost-flow.ts'
import { sentenceOf } from './sentence.ts'

type StateBannerProps = {
  readonly devices: readonly Device[]
  readonly state: KnownCauses
  /** of what needs watching only what is critical is listed, until more is asked for */
  readonly isBrief: boolean
}

/** The state of the site in a sentence, said anew each second, and what needs watching. */
export const StateBanner = ({ devices, state, isBrief }: StateBannerProps) => {
  const today = useKpis(TODAY).data
  const { readings, board } = useSources().live
  const cutAt = (id: DeviceId) => {
    const at = board.status(id)?.poweredAt ?? null
    return at === null ? null : Date.parse(at)
  }
  const open = useOpenAlarms()
  const isCostHeld = useHeld(today?.period).cost
  const waiting = waitingOf(open)
  const sentence = sentenceOf({
    ...state,
    ...waiting,
    unsaid: devices.length - state.power.told,
    lostM3h: lostFlowOf(state.causes, today?.sources ?? [], (id) => readings.get(id, 'flow_m3h'), cutAt),
    today,
    isCostHeld,
    doesMakeMore: today !== undefined && costCause(today) !== null,
    aimedHours: useSite().data?.site.targets.autonomyHours,
    feed: useFeed(),
    now: useNow(1_000),
  })
  return (
    <SiteStateBanner
      sentence={sentence}
      causes={state.causes}
      isBrief={isBrief}
      alsoTo={waiting.waiting > 0 ? PATHS.alarms : undefined}
      act={(cause) => <AcknowledgeWaiting alarms={alarmsOf(cause, open)} />}
    />
  )
}
