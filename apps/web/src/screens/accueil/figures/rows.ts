// In: the figures of a period. Out: the rows of the two tables below the courses, none of what a tile or a course tells above; each leads to the screen that tells why.
import type { Figure, FigureId, KpiBody, Site } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatMinute, formatMomentMinute } from '@/text'
import { others } from '@/text/accueil-figures'
import { autonomy } from '@/text/autonomy'
import { kpi } from '@/text/kpi'
import { unaccounted } from '@/text/unaccounted'
import { atLeast, atMost, plainFigure, type Target } from '@/widgets/kpi/figure'
import { isWithinMeters, unaccountedOf, unaccountedReason } from '@/widgets/kpi/meter-noise'
import { type Ahead, powerAhead } from '@/widgets/kpi/standing'

export type FigureRow = {
  readonly id: FigureId
  readonly figure: Figure
  readonly to: string
  readonly target?: Target | undefined
  /** what the rest of a running period may still do to it */
  readonly ahead?: Ahead | undefined
  /** below the name: what it is made of, or why there is none */
  readonly detail?: string | undefined
  /** what stands against it now, which the figure does not tell yet */
  readonly alert?: string | undefined
}

type Targets = Pick<Site, 'targets'> | undefined

export const waterRows = ({ water, storages, until, period }: KpiBody, site: Targets): readonly FigureRow[] => {
  const aimed = site?.targets.unaccountedPct
  return [
    {
      id: 'unaccountedPct',
      figure: unaccountedOf({ water, storages }, aimed).percent,
      to: PATHS.water,
      target: atMost(aimed),
      detail: water.producedM3.value === null ? undefined : unaccountedReason({ water, storages }, aimed),
    },
    {
      id: 'unaccountedM3',
      figure: unaccountedOf({ water, storages }, aimed).volume,
      to: PATHS.water,
      detail: isWithinMeters({ water, storages }) ? unaccounted.withinMeters : undefined,
    },
    {
      id: 'storedM3',
      figure: plainFigure(water.storedM3),
      to: PATHS.storage,
      // tanks above tell what they hold now; this is one minute with the figures beside it
      detail:
        storages.length === 0 ? others.noTank : until < period.to ? autonomy.readAt(formatMinute(until)) : undefined,
    },
    { id: 'storedDeltaM3', figure: water.storedDeltaM3, to: PATHS.storage },
  ]
}

export const energyRows = (body: KpiBody, site: Targets, cutNow: string | undefined): readonly FigureRow[] => {
  const { energy, water, powerPct, alarmsRaised } = body
  const power = atLeast(site?.targets.powerAvailabilityPct)
  return [
    {
      id: 'kwhPerM3',
      figure: energy.kwhPerM3,
      to: PATHS.sources,
      target: atMost(site?.targets.kwhPerM3),
      detail: energy.pumpKwh.value !== null && water.producedM3.value === 0 ? kpi.noWaterPumped : undefined,
    },
    { id: 'co2Kg', figure: energy.co2Kg, to: PATHS.energy },
    {
      id: 'powerPct',
      figure: powerPct,
      to: `${PATHS.dashboard}#disponibilite`,
      target: power,
      ahead: powerAhead(powerPct, power, body),
      alert: cutNow,
    },
    {
      id: 'alarmsRaised',
      figure: alarmsRaised,
      to: `${PATHS.dashboard}#alarmes`,
      detail:
        body.until < body.period.to
          ? others.reach(formatMomentMinute(body.period.from, body.until), formatMinute(body.until))
          : others.ofPeriod,
    },
  ]
}
