// A report of the engines → what is kept of it and told on the wire, and what becomes alarms.
import { FINDING_CONDITIONS, type Finding, type PumpEfficiency, type TariffShift } from '@vigie/contracts/rest/analyst'
import type { ToldFinding } from '@vigie/contracts/upstream'
import { isStated, type SiteReport } from '../../engines/index.ts'
import type { FoundNow, SiteLook } from '../../store/findings.ts'

export const lookOf = ({
  findings,
  pumps,
  shift,
}: SiteReport): SiteLook & { readonly findings: readonly FoundNow[] } => ({
  findings: findings.map((found) => ({ ...found, moved: [...found.moved], evidence: [...found.evidence] })),
  pumps: pumps.map(pumpOf),
  shift: shift === null ? null : shiftOf(shift),
})

const pumpOf = ({ device, drift, baseline, saving, cusum }: SiteReport['pumps'][number]): PumpEfficiency => ({
  device,
  usualKwhPerM3: drift?.usualKwhPerM3 ?? null,
  presentKwhPerM3: drift?.presentKwhPerM3 ?? null,
  cvRmse: baseline?.measured.cvRmse ?? null,
  nmbe: baseline?.measured.nmbe ?? null,
  baselineHours: baseline?.measured.rows ?? 0,
  savingKwh: saving !== null && isStated(saving) ? saving : null,
  cusum: [...cusum],
})

const shiftOf = ({
  shown: { from, startM3, surplusKwh, was, plan, cost, shiftedCost },
  ...shift
}: NonNullable<SiteReport['shift']>): TariffShift => {
  const rows = (of: 'runs' | 'stocksM3', id: string) => ({
    was: [...(was[of].get(id) ?? [])],
    plan: [...(plan[of].get(id) ?? [])],
  })
  return {
    savingPerDay: shift.saving,
    isStated: shift.isStated,
    daysCompared: shift.days.length,
    day: { from, pumpedM3: { was: was.pumpedM3, plan: plan.pumpedM3 }, cost: { was: cost, plan: shiftedCost } },
    sun: { surplusKwh, usedKwh: { was: was.sunKwh, plan: plan.sunKwh }, planShares: [...plan.sunShares] },
    prices: [...shift.prices],
    pumps: shift.pumps.map(({ id }) => ({ device: id, ...rows('runs', id) })),
    tanks: shift.tanks.map((id) => ({ device: id, startM3: startM3.get(id) ?? 0, ...rows('stocksM3', id) })),
  }
}

/** A leak is the upstream's own alarm, by night flow; what a person rejected is no alarm. */
export const toldOf = (findings: readonly Finding[], pumps: readonly PumpEfficiency[]): readonly ToldFinding[] => {
  const told = findings.flatMap((found): ToldFinding[] => {
    const condition = FINDING_CONDITIONS[found.kind]
    if (condition === 'night-flow') return []
    const holds = found.endedAt === null && found.feedback?.verdict !== 'rejected'
    const { device, since, endedAt } = found
    const at = holds ? since : (endedAt ?? found.feedback?.at ?? since)
    if (condition === 'anomaly')
      return [{ device, condition, kind: found.kind, holds, at, value: null, threshold: null }]
    const pump = pumps.find((one) => one.device === device)
    const [value, threshold] = [pump?.presentKwhPerM3 ?? null, pump?.usualKwhPerM3 ?? null]
    return [{ device, condition, kind: found.kind, holds, at, value, threshold }]
  })
  // of what was found of one device under one condition several times, what holds is said
  const keyed = new Map<string, ToldFinding>()
  for (const one of told) {
    const key = `${one.device} ${one.condition}`
    if (keyed.get(key)?.holds !== true) keyed.set(key, one)
  }
  return [...keyed.values()]
}
