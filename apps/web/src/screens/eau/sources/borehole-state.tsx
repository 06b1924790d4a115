import type { Device } from '@vigie/contracts/entities'
import { moreOfRest } from '@/widgets/device-detail/rest-words'
import type { Borehole } from '@/widgets/device-detail/use-drawdown'
import { useRestLevel } from '@/widgets/device-detail/use-rest-level'
import { ProbeState } from '@/widgets/site-state/probe-state'

type BoreholeStateProps = Borehole & { readonly devices: readonly Device[] }

/** How the level of a borehole stands: its days go up and down with the pump, so that only what it does at rest is news. */
export const BoreholeState = ({ devices, ...borehole }: BoreholeStateProps) => {
  const rest = useRestLevel(borehole)
  return (
    <ProbeState
      device={borehole.device}
      devices={devices}
      more={rest === null || rest === 'loading' ? rest : moreOfRest(rest)}
    />
  )
}
