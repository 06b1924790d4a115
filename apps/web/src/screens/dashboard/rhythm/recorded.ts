// In: the figures of a period in which the site's record began. Out: the same, of the part of it that has a record.
import { type Figure, type KpiBody, recordedShares, recordFrom } from '@vigie/contracts/entities'
import { isHourly } from '@/widgets/period-columns/units'

/** Where the part of a period that is judged begins, where that is not its beginning, epoch ms; null: it is, or too little is known. */
export const recordedSince = (body: Pick<KpiBody, 'period' | 'until' | 'knownFrom'>, unit: string): number | null =>
  isHourly(unit) ? null : recordFrom(body)

/**
 * The period from `since` on: its budgets are of that part alone, and what lacks before it lacks of nothing. Set against the
 * budget of the whole, three months of record in a year would say that little was used.
 */
export const recordedPart = (body: KpiBody, since: number | null): KpiBody => {
  if (since === null) return body
  const { known, whole: share } = recordedShares(body)
  const whole = <F extends Figure>(figure: F): F => ({
    ...figure,
    completenessPct: figure.completenessPct === null ? null : Math.min(100, figure.completenessPct / known),
  })
  return {
    ...body,
    period: { ...body.period, from: since },
    water: { ...body.water, consumedM3: whole(body.water.consumedM3) },
    energy: { ...body.energy, cost: whole(body.energy.cost) },
    consumptions: body.consumptions.map((sector) => ({
      ...sector,
      volumeM3: whole(sector.volumeM3),
      budgetM3: sector.budgetM3 === null ? null : sector.budgetM3 * share,
    })),
  }
}
