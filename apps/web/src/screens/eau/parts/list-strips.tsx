import { type Figure, type KpiBody, MINUTE_MS, paceOf } from '@vigie/contracts/entities'
import { useDevices, useNow, useSite } from '@/data'
import { formatMinute } from '@/text'
import { against } from '@/text/against'
import { autonomy } from '@/text/autonomy'
import { eau } from '@/text/eau'
import { kpi } from '@/text/kpi'
import { target as targetText } from '@/text/target'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { autonomyWords } from '@/widgets/kpi/autonomy-words'
import { budgetLeadOf } from '@/widgets/kpi/budget-lead'
import { atLeast, atMost, formatFigure, plainFigure, whyNoRatio } from '@/widgets/kpi/figure'
import { firstTankOf } from '@/widgets/kpi/first-tank'
import { KpiStrip } from '@/widgets/kpi/kpi-strip'
import { KpiTile } from '@/widgets/kpi/kpi-tile'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { useEndsNow } from '@/widgets/period/use-period'
import { budgetScope } from './budget-scope.ts'
import { BudgetWords } from './budget-words.tsx'
import { nightWords, siteNight } from './night-words.ts'
import { overspent } from './overspent.ts'
import { UnaccountedTile } from './unaccounted-tile.tsx'
import type { Budgets } from './use-budgets.ts'

type StripProps = { readonly body: KpiBody }

const useTargets = () => useSite().data?.site.targets ?? {}

/** What all sources made of the period, and what the pumps took for it. */
export const SourcesStrip = ({ body: { water, energy, buckets, storages, plan } }: StripProps) => {
  const targets = useTargets()
  const usual = water.producedM3.value === 0 ? plan?.producedM3 : null
  const pace = usual == null ? null : paceOf(usual, 0)
  return (
    <KpiStrip label={eau.sources.strip}>
      <KpiTile
        id="producedM3"
        figure={water.producedM3}
        spark={buckets.map(({ producedM3 }) => producedM3)}
        detail={
          usual == null || pace === null
            ? undefined
            : eau.sources.usual(
                pace.at === undefined ? against.byNow : against.at(formatMinute(pace.at)),
                formatFigure(pace.expected, 'producedM3'),
                formatFigure(usual.whole, 'producedM3'),
              )
        }
      />
      <KpiTile
        id="pumpKwh"
        figure={energy.pumpKwh}
        tone="energy"
        detail={energy.pumpKwh.value === 0 ? whyNoRatio(energy.pumpKwh) : undefined}
      />
      {/* of nothing pumped there is no ratio to tell */}
      {energy.pumpKwh.value !== 0 && (
        <KpiTile
          id="kwhPerM3"
          figure={energy.kwhPerM3}
          tone="energy"
          reason={whyNoRatio(energy.pumpKwh)}
          target={atMost(targets.kwhPerM3)}
        />
      )}
      {/* nor of nothing produced a share */}
      {water.producedM3.value !== 0 && <UnaccountedTile body={{ water, storages }} target={targets.unaccountedPct} />}
    </KpiStrip>
  )
}

type ConsumptionStripProps = StripProps & {
  /** the figures that budgets are held against, and whether they are those of the month of a day */
  readonly budgets: Budgets
  /** what the volume is compared with, in words */
  readonly compared: string
}

/** What all sectors took, what is left of their budgets together, and what flows when nobody waters. */
export const ConsumptionStrip = ({
  body: { water, buckets, consumptions },
  budgets,
  compared,
}: ConsumptionStripProps) => {
  const night = siteNight(consumptions)
  return (
    <KpiStrip label={eau.consumption.strip}>
      <KpiTile
        id="consumedM3"
        figure={water.consumedM3}
        spark={buckets.map(({ consumedM3 }) => consumedM3)}
        compared={compared}
      />
      <BudgetsTile {...budgets} />
      <KpiTile
        id="nightFlowM3h"
        figure={plainFigure(night.flow)}
        reason={eau.consumption.noNight}
        detail={nightWords(night)}
      />
    </KpiStrip>
  )
}

const BudgetsTile = ({ figures, isMonth, week }: Budgets) => {
  const body = figures === 'loading' || figures === null ? undefined : figures
  const held = useHeld(body?.period)
  const devices = useDevices().data
  const known = (body?.consumptions ?? []).filter(
    ({ budgetM3, volumeM3 }) => budgetM3 !== null && volumeM3.value !== null,
  )
  const budget = known.reduce((total, { budgetM3 }) => total + (budgetM3 ?? 0), 0)
  const spent = known.reduce((total, { volumeM3 }) => total + (volumeM3.value ?? 0), 0)
  const left = budget === 0 ? null : budget - spent
  return (
    <KpiTile
      id="budgetLeftM3"
      figure={plainFigure(left)}
      {...overspent(left)}
      reason={figures === 'loading' ? eau.consumption.readingBudget : eau.consumption.noBudget}
      detail={
        body !== undefined && (
          <BudgetWords
            share={spent / budget}
            budgetM3={budget}
            lead={budgetLeadOf(known, body, week, held)}
            ofMany={budgetScope(known, body.consumptions, devices)}
            body={body}
            isMonth={isMonth}
          />
        )
      }
    />
  )
}

/** What is stored in all tanks and how long it lasts, what came in and what went out. */
export const StorageStrip = ({ body: { water, storages, until } }: StripProps) => {
  const oldAt = useOldLevelAt(storages, until)
  const endsNow = useEndsNow()
  const now = useNow(MINUTE_MS)
  const first = firstTankOf({ water, storages }, useDevices().data)
  const capacity = storages.reduce((total, { capacityM3 }) => total + (capacityM3 ?? 0), 0)
  return (
    <KpiStrip label={eau.storage.strip}>
      <KpiTile
        id="storedM3"
        figure={plainFigure(water.storedM3)}
        detail={
          [
            ...(capacity === 0 ? [] : [eau.storage.capacity(formatFigure(capacity, 'capacityM3'))]),
            ...(endsNow && oldAt === null ? [autonomy.readAt(formatMinute(until))] : []),
          ].join(' ; ') || undefined
        }
      />
      <KpiTile
        id="autonomyHours"
        figure={plainFigure(water.autonomyHours)}
        reason={kpi.autonomy.unknown}
        detail={autonomyWords(water, oldAt, now, storages.length, first)}
        target={atLeast(useTargets().autonomyHours)}
        said={endsNow ? autonomyLength(water, now) : undefined}
        unjudged={oldAt === null ? undefined : targetText.unjudged.old}
      />
      <KpiTile id="inM3" figure={sumOf(storages.map(({ inM3 }) => inM3))} />
      <KpiTile id="outM3" figure={sumOf(storages.map(({ outM3 }) => outM3))} />
    </KpiStrip>
  )
}

/** All together; not known as soon as one is not. */
const sumOf = (figures: readonly Figure[]): Figure => {
  const total = (of: 'value' | 'previous') =>
    figures.length === 0 || figures.some((one) => one[of] === null)
      ? null
      : figures.reduce((sum, one) => sum + (one[of] ?? 0), 0)
  const least = (of: 'completenessPct' | 'previousCompletenessPct') => {
    const known = figures.flatMap((one) => one[of] ?? [])
    return known.length === 0 ? null : Math.min(...known)
  }
  return {
    value: total('value'),
    previous: total('previous'),
    completenessPct: least('completenessPct'),
    previousCompletenessPct: least('previousCompletenessPct'),
  }
}
