import type { Device, KpiBody, Site } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { formatPercent, NO_VALUE } from '@/text'
import { ia } from '@/text/ia'
import { IaFrame } from './ia-frame.tsx'
import { Need, type NeedState, Needs, PerDevice } from './need.tsx'
import { completenessOf, metBy, type PumpNeed, pumpsOf } from './needs.ts'
import { NeedsGate } from './needs-gate.tsx'
import { useHistoryDays } from './use-history-days.ts'
import { useSiteNeeds } from './use-site-needs.ts'

const words = ia.energy
/** What a baseline is commonly asked for: a month of days, nine readings in ten. */
const DAYS_GOAL = 30
const COMPLETE_GOAL_PCT = 90

/** Drift, losses and avoidable cost, not available yet: what this site has for it. */
export const EnergyEfficiencyScreen = () => {
  const { devices, site, figures, offersFigures, failed } = useSiteNeeds()
  return (
    <IaFrame title={words.title} will={words.will}>
      <NeedsGate ready={devices !== undefined} failed={failed}>
        <EnergyNeeds devices={devices ?? []} site={site} figures={figures} offersFigures={offersFigures} />
      </NeedsGate>
    </IaFrame>
  )
}

type EnergyNeedsProps = {
  readonly devices: readonly Device[]
  readonly site: Site | undefined
  readonly figures: KpiBody | undefined
  readonly offersFigures: boolean | null
}

const EnergyNeeds = ({ devices, site, figures, offersFigures }: EnergyNeedsProps) => {
  const pumps = useMemo(() => pumpsOf(devices), [devices])
  const whole = pumps.filter(({ missing }) => missing.length === 0)
  return (
    <Needs>
      <Need title={words.pumps} state={metBy(whole.length, pumps.length)}>
        {pumps.length === 0 ? ia.none : <p>{words.pumpsHave(whole.length, pumps.length)}</p>}
        {pumps
          .filter(({ missing }) => missing.length > 0)
          .map(({ device, missing }) => (
            <p key={device.id} className="text-xs">
              {words.pumpsMissing(device.name, missing.map((metric) => words.metricsList[metric]).join(', '))}
            </p>
          ))}
      </Need>
      <History pumps={pumps} />
      <Completeness pumps={pumps} figures={figures} offersFigures={offersFigures} />
      <Need title={words.tariff} state={site === undefined ? 'reading' : site.tariff === null ? 'missing' : 'ready'}>
        {site?.tariff == null ? words.tariffMissing : words.tariffHave}
      </Need>
    </Needs>
  )
}

type PumpsProps = { readonly pumps: readonly PumpNeed[] }

const History = ({ pumps }: PumpsProps) => {
  const { days, isPending, isError } = useHistoryDays(pumps.map(({ device }) => device))
  const enough = days.filter((count) => count !== null && count >= DAYS_GOAL)
  const state: NeedState = isPending ? 'reading' : isError ? 'unknown' : metBy(enough.length, pumps.length)
  return (
    <Need title={words.history} goal={words.historyGoal(DAYS_GOAL)} state={state}>
      <PerDevice
        rows={pumps.map(({ device }, index) => ({
          name: device.name,
          words: days[index] == null ? NO_VALUE : words.historyOf(days[index]),
        }))}
      />
    </Need>
  )
}

type CompletenessProps = PumpsProps & Pick<EnergyNeedsProps, 'figures' | 'offersFigures'>

const Completeness = ({ pumps, figures, offersFigures }: CompletenessProps) => {
  const goal = words.completenessGoal(formatPercent(COMPLETE_GOAL_PCT / 100))
  if (figures === undefined) {
    return (
      <Need title={words.completeness} goal={goal} state={offersFigures === false ? 'unknown' : 'reading'}>
        {ia.agent.figuresMissing}
      </Need>
    )
  }
  const rows = pumps.map(({ device }) => ({ name: device.name, percent: completenessOf(figures, device) }))
  const enough = rows.filter(({ percent }) => percent !== null && percent >= COMPLETE_GOAL_PCT)
  return (
    <Need title={words.completeness} goal={goal} state={metBy(enough.length, pumps.length)}>
      <PerDevice
        rows={rows.map(({ name, percent }) => ({
          name,
          words: percent === null ? NO_VALUE : words.completenessOf(formatPercent(percent / 100, 1)),
        }))}
      />
    </Need>
  )
}
