import { replaceEqualDeep } from '@tanstack/react-query'
import { type Device, type KpiBody, MINUTE_MS, type Power } from '@vigie/contracts/entities'
import { useMemo, useRef } from 'react'
import { useCapability, useKpis, useNow, useOpenAlarms, useSite } from '@/data'
import type { MissedTarget } from '../kpi/missed-targets.ts'
import { useHeld } from '../kpi/use-cut-now.ts'
import { leaksOf, TODAY } from '../leaks/leaks.ts'
import { type Cause, causesOf, type TargetCause } from './causes.ts'
import { useTargetCode } from './target-code.ts'
import { useAttention } from './use-attention.ts'
import { type BudgetFigures, useBudgetFigures } from './use-budget-figures.ts'
import { useFirstRead } from './use-first-read.ts'
import { usePower } from './use-power.ts'
import { usePumpsNow } from './use-pump-rest.ts'
import { useSequels } from './use-sequels.ts'

export type KnownCauses = {
  readonly causes: readonly Cause[]
  /** the figures that tell of tanks and leaks are not read (yet) */
  readonly lacksFigures: boolean
  /** what may say that something is wrong is on its way for the first time */
  readonly isFirstRead: boolean
  /** some of it still is, though nobody waits for it any more: what is known so far is no count */
  readonly isCounting: boolean
  readonly power: Power
}

type Targets = {
  readonly missed: readonly MissedTarget[]
  readonly budgets: readonly TargetCause[]
  readonly rest: readonly TargetCause[]
}

/** Targets of today that are missed, budgets of the month, pumps that rest; none while how they are judged is not known. */
const useTargets = (
  devices: readonly Device[],
  today: KpiBody | undefined,
  { month, week }: BudgetFigures,
): Targets => {
  const code = useTargetCode()
  const site = useSite().data?.site
  const held = useHeld(today?.period)
  const heldOfMonth = useHeld(month?.period)
  const pumps = usePumpsNow(devices, today)
  const { isOld = false } = pumps
  const now = useNow(MINUTE_MS)
  return useMemo(() => {
    if (code.at !== 'there') return NONE
    const { missedTargets, budgetCausesOf, pumpRestCauses } = code.part
    return {
      missed:
        today === undefined
          ? []
          : missedTargets(today, site, { isOpen: today.until < today.period.to, held, isOld, now }),
      budgets: budgetCausesOf(
        devices,
        { month, week },
        heldOfMonth,
        new Set(leaksOf(devices, today).map(({ device }) => device.id)),
      ),
      rest: pumpRestCauses(today, pumps),
    }
  }, [code, devices, today, month, week, site, held, heldOfMonth, pumps, isOld, now])
}
const NONE: Targets = { missed: [], budgets: [], rest: [] }

/**
 * What needs watching at the site now, whatever period the page shows; looked at each second, and the same object for as
 * long as it stays so.
 */
export const useCauses = (devices: readonly Device[]): KnownCauses => {
  const attention = useAttention(devices)
  const { data: today } = useKpis(TODAY)
  const targets = useTargets(devices, today, useBudgetFigures())
  const { isFirstRead, isCounting } = useFirstRead()
  const kept = useRef<readonly Cause[]>([])
  const power = usePower(devices)
  const alarms = useOpenAlarms()
  const withSequels = useSequels(devices, today)
  const found = withSequels(causesOf({ devices, attention, power, today, alarms, ...targets }))
  kept.current = replaceEqualDeep(kept.current, found)
  const causes = kept.current
  const lacksFigures = useCapability('kpis') !== false && today === undefined
  return useMemo(
    () => ({ causes, power, lacksFigures, isFirstRead, isCounting }),
    [causes, power, lacksFigures, isFirstRead, isCounting],
  )
}
