// In: the figures of a period, and what the site's managers aim at. Out: the targets that are missed, as far as that can be said by now.
import {
  COMPARABLE_FROM_PCT,
  DAY_MS,
  type Figure,
  type FigureId,
  figureSpec,
  HOUR_MS,
  type KpiBody,
  type Site,
  unitOf,
} from '@vigie/contracts/entities'
import { PATHS } from '@/paths'
import { kpi } from '@/text/kpi'
import { missed as words } from '@/text/missed'
import { autonomyLength } from './autonomy-length.ts'
import { atLeast, atMost, formatFigure, plainFigure, type Target } from './figure.ts'
import type { Held } from './held.ts'
import { unaccountedOf } from './meter-noise.ts'
import { type Ahead, powerAhead, solarAhead, standingOf } from './standing.ts'
import { targetValue } from './target-value.ts'

/** A target that is missed, in words. */
export type MissedTarget = {
  readonly id: FigureId
  readonly title: string
  readonly proof: string
  /** the same without how long the stock of the site lasts, for where that is told beside it; absent: as `proof` */
  readonly brief?: string
  /** The page that tells why. */
  readonly to: string
  readonly isOfWater: boolean
  /** it will be missed as things go, and is not yet */
  readonly isAhead?: boolean
}

type Judging = {
  /** the period goes on */
  readonly isOpen: boolean
  /** which figures are not counted now: they do not go on as planned */
  readonly held: Pick<Held, 'water' | 'cost' | 'solar' | 'resting'>
  /** the levels that autonomy rests on do not tell of now */
  readonly isOld: boolean
  /** epoch ms */
  readonly now: number
}

type Judged = {
  readonly id: FigureId
  readonly figure: Figure
  readonly target: Target | undefined
  readonly to: string
  readonly isOfWater?: boolean
  readonly ahead?: Ahead | undefined
  /** it is of the moment: judged while the period runs, and nothing of one that is over */
  readonly instant?: boolean
  /** as it is written everywhere; absent: as any figure is */
  readonly written?: string
}

/**
 * Targets that are missed: of a period that is over, or that runs and cannot come to them any more, or does not by what is
 * planned. Too little data, and levels that are not of now, tell nothing.
 */
export const missedTargets = (
  body: KpiBody,
  site: Pick<Site, 'targets' | 'currency'> | undefined,
  judging: Judging,
): readonly MissedTarget[] =>
  judgedOf(body, site?.targets ?? {}, judging).flatMap(
    ({ id, figure, target, to, isOfWater = false, ahead, instant = false, written }) => {
      const isOpen = judging.isOpen && !instant
      if (target === undefined || (figure.completenessPct ?? 100) < COMPARABLE_FROM_PCT) return []
      if (standingOf(figure.value, target, { id, isOpen, isCut: false, ahead }).verdict !== 'missed') return []
      const said = (value: number | null) => formatFigure(value, id, site?.currency)
      const leads =
        isOpen && ahead?.kind === 'leads' ? words.leads(said(ahead.value), ahead.resting ? kpi.asUsual : '') : null
      const isLost = ahead?.kind === 'leads' && target.sense === 'atLeast' && ahead.value <= (figure.value ?? 0)
      const aim = targetValue(target, unitOf(id, site?.currency ?? ''))
      return [
        {
          id,
          to,
          isOfWater,
          isAhead: leads !== null,
          title: words[leads === null ? 'missed' : isLost ? 'lost' : 'outOfReach'](figureSpec(id).name),
          proof: [written ?? said(figure.value), ...(leads === null ? [] : [leads]), words[target.sense](aim)].join(
            ', ',
          ),
        },
      ]
    },
  )

const judgedOf = (
  body: KpiBody,
  targets: Site['targets'],
  { isOpen, held, isOld, now }: Judging,
): readonly Judged[] => {
  const { water, energy, powerPct, period, plan } = body
  const power = atLeast(targets.powerAvailabilityPct)
  const isDay = period.to - period.from <= DAY_MS + HOUR_MS
  const counted = (
    figure: Figure,
    projected: number | null | undefined,
    isHeld: boolean,
    resting = false,
  ): Ahead | undefined =>
    isHeld && (projected ?? 0) > (figure.value ?? 0)
      ? undefined
      : { kind: 'leads', value: Math.max(figure.value ?? 0, projected ?? 0), resting }
  return [
    {
      id: 'autonomyHours',
      figure: plainFigure(isOld ? null : water.autonomyHours),
      target: isOpen ? atLeast(targets.autonomyHours) : undefined,
      to: PATHS.storage,
      isOfWater: true,
      instant: true,
      written: autonomyLength(water, now),
    },
    {
      id: 'powerPct',
      figure: powerPct,
      target: power,
      to: `${PATHS.dashboard}#disponibilite`,
      ahead: powerAhead(powerPct, power, body),
    },
    {
      id: 'unaccountedPct',
      figure: unaccountedOf(body, targets.unaccountedPct).percent,
      target: atMost(targets.unaccountedPct),
      to: PATHS.water,
      isOfWater: true,
    },
    { id: 'kwhPerM3', figure: energy.kwhPerM3, target: atMost(targets.kwhPerM3), to: PATHS.sources },
    {
      id: 'solarSharePct',
      figure: energy.solarSharePct,
      target: atLeast(targets.solarSharePct),
      to: PATHS.energy,
      ahead: held.solar ? undefined : solarAhead(body, held.resting),
    },
    {
      id: 'consumedM3',
      figure: water.consumedM3,
      target: isDay ? atMost(targets.consumedM3PerDay) : undefined,
      to: PATHS.consumption,
      isOfWater: true,
      ahead: counted(water.consumedM3, plan?.consumedM3?.projected, held.water),
    },
    {
      id: 'cost',
      figure: energy.cost,
      target: isDay ? atMost(targets.costPerDay) : undefined,
      to: PATHS.energy,
      ahead: counted(energy.cost, plan?.cost?.projected, held.cost, held.resting),
    },
  ]
}
