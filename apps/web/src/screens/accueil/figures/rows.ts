// In: the figures of a period. Out: the rows of the two tables below the courses; each leads to the screen that tells why.
import type { Figure, FigureId, KpiBody, Site } from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { formatMinute, formatMomentMinute } from '@/text'
import { others } from '@/text/accueil-figures'
import { autonomy } from '@/text/autonomy'
import { kpi } from '@/text/kpi'
import { unaccounted } from '@/text/unaccounted'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { atLeast, atMost, formatFigure, plainFigure, type Target } from '@/widgets/kpi/figure'
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
  /** the value in words, where it is told from this moment on; absent: as of any figure */
  readonly said?: string | undefined
  /** it is of the moment: judged whatever the period */
  readonly instant?: boolean
  /** of such a figure, why its target is not judged: what it rests on does not tell of now */
  readonly unjudged?: string | undefined
}

type Moment = {
  /** the period still runs: its targets are not judged yet */
  readonly isOpen: boolean
  /** something is without power now: no verdict of the period stands in green */
  readonly isCut: boolean
}

/** What its target is judged by: a figure of the moment tells of a cut too, as long as it rests on what is read now. */
export const standingKnown = ({ id, ahead, instant = false, unjudged }: FigureRow, { isOpen, isCut }: Moment) => ({
  id,
  ahead,
  unjudged,
  isOpen: isOpen && !instant,
  isCut: instant ? unjudged !== undefined : isCut,
})

type Targets = Pick<Site, 'targets'> | undefined

export const waterRows = (
  { water, storages, until, period }: KpiBody,
  site: Targets,
  now: number,
  oldAt: number | null,
): readonly FigureRow[] => {
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
    {
      id: 'autonomyHours',
      figure: plainFigure(water.autonomyHours),
      to: PATHS.storage,
      target: atLeast(site?.targets.autonomyHours),
      said: until < period.to ? autonomyLength(water, now) : undefined,
      instant: true,
      unjudged: oldAt === null ? undefined : kpi.target.unjudged.old,
    },
  ]
}

export const energyRows = (
  body: KpiBody,
  site: Pick<Site, 'targets' | 'currency'> | undefined,
  cutNow: string | undefined,
): readonly FigureRow[] => {
  const { energy, water, powerPct, alarmsRaised } = body
  const power = atLeast(site?.targets.powerAvailabilityPct)
  const peak = energy.bySlot.find(({ slot }) => slot === 'peak')
  return [
    {
      id: 'kwhPerM3',
      figure: energy.kwhPerM3,
      to: PATHS.sources,
      target: atMost(site?.targets.kwhPerM3),
      detail: energy.pumpKwh.value !== null && water.producedM3.value === 0 ? kpi.noWaterPumped : undefined,
    },
    {
      id: 'cost',
      figure: energy.cost,
      to: PATHS.energy,
      detail: peak && others.peak(formatFigure(peak.cost, 'cost', site?.currency)),
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
        body.until < body.period.to ? others.since(formatMomentMinute(body.period.from, body.until)) : others.ofPeriod,
    },
  ]
}
