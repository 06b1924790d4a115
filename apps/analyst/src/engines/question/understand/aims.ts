// In: a figure and its period. Out: what the site aims at for it, and on which side of that it should stand.
import type { FigureId, PeriodInput } from '@vigie/contracts/entities'
import type { Bound } from '../call.ts'
import type { Facts } from './facts.ts'

/** Which target of the site a figure has, and on which side of it it should stand. */
const AIMS: Readonly<Partial<Record<FigureId, readonly [name: NonNullable<Bound['target']>, side: Bound['side']]>>> = {
  kwhPerM3: ['kwhPerM3', 'under'],
  unaccountedPct: ['unaccountedPct', 'under'],
  autonomyHours: ['autonomyHours', 'over'],
  solarSharePct: ['solarSharePct', 'over'],
  powerPct: ['powerAvailabilityPct', 'over'],
  cost: ['costPerDay', 'under'],
  consumedM3: ['consumedM3PerDay', 'under'],
}
/** Figures that may have a target. */
export const AIMED = Object.keys(AIMS) as FigureId[]
/** Targets of a day are none of a longer time. */
const OF_DAY: ReadonlySet<FigureId> = new Set<FigureId>(['cost', 'consumedM3'])

/** The target of a figure of the site, or of what it is also kept of; null: it has none for this. */
export const aimOf = (
  figure: FigureId,
  period: PeriodInput | null,
  isSite: boolean,
  { site }: Pick<Facts, 'site'>,
): Bound | null => {
  const [name, side] = AIMS[figure] ?? []
  if (OF_DAY.has(figure) && (period?.unit !== 'day' || !isSite)) return null
  const value = name === undefined ? undefined : site.targets[name]
  return name === undefined || side === undefined || value == null ? null : { side, value, target: name }
}
