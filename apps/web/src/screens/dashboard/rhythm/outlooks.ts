import { DAY_MS, type KpiBody, leakLackOf, rateOf } from '@vigie/contracts/entities'
import { type Held, isHeldOf } from '@/widgets/kpi/held'
import type { PartProps } from '../parts/part-props.ts'
import {
  type Ahead,
  aheadOf,
  budgetLimit,
  costLimit,
  type Limit,
  type Outlook,
  outlookOf,
  waterLimit,
} from './outlook.ts'
import type { Around } from './use-around.ts'

type Known = Pick<PartProps, 'body' | 'site' | 'unit'> & {
  readonly around: Pick<Around, 'isOpen' | 'week' | 'closed'>
  readonly held: Held
}
type Sector = KpiBody['consumptions'][number]

export type Outlooks = {
  readonly water: Outlook
  readonly cost: Outlook
  /** of each sector, the one that consumed most first */
  readonly sectors: readonly { readonly sector: Sector; readonly outlook: Outlook }[]
}

/** Where the water, its cost and each sector lead: all by the same rule, so that the sectors add up to the site. */
export const outlooksOf = ({ body, site, unit, around: { isOpen, week, closed }, held }: Known): Outlooks => {
  const ahead = (
    figure: (of: KpiBody) => Parameters<typeof rateOf>[0] | undefined,
    isHeld: boolean,
    rest: number | null | undefined,
    leaking: readonly Sector[] = [],
  ): Ahead => {
    const last = week === null ? undefined : figure(week)
    const rate = week === null || last === undefined ? null : rateOf(last, week)
    const lack = week === null ? 0 : leaking.reduce((sum, { night }) => sum + leakLackOf(night, week), 0)
    const over = closed === null ? undefined : figure(closed)
    return {
      isOpen,
      isHeld,
      ...aheadOf(body, unit, rest),
      ratePerDay: rate === null ? null : rate + lack,
      closed: closed === null || over === undefined ? null : { ...over, ...shareOf(closed, body) },
    }
  }
  const { consumedM3 } = body.water
  const { cost } = body.energy
  return {
    water: outlookOf(consumedM3, waterLimit(body, site, unit), {
      ...ahead(({ water }) => water.consumedM3, held.water, body.restOfDay?.consumedM3, body.consumptions),
      planned: body.plan?.consumedM3,
    }),
    cost: outlookOf(cost, costLimit(body, site, unit), {
      ...ahead(({ energy }) => energy.cost, held.cost, body.restOfDay?.cost),
      resting: held.resting,
      planned: body.plan?.cost,
    }),
    sectors: body.consumptions
      .filter(({ volumeM3 }) => volumeM3.value !== null)
      .toSorted((a, b) => (b.volumeM3.value ?? 0) - (a.volumeM3.value ?? 0))
      .map((sector) => ({
        sector,
        outlook: outlookOf(sector.volumeM3, sectorLimit(sector, body, unit), {
          ...ahead(
            ({ consumptions }) => consumptions.find(({ device }) => device === sector.device)?.volumeM3,
            isHeldOf(held, sector.device),
            sector.restOfDayM3,
            [sector],
          ),
          planned: sector.projectedM3 == null ? null : { projected: sector.projectedM3 },
        }),
      })),
  }
}

/** How many days are over, and which share of the period they are. */
const shareOf = ({ period: { from, to } }: KpiBody, { period: whole }: KpiBody) => ({
  days: Math.round((to - from) / DAY_MS),
  share: (to - from) / (whole.to - whole.from),
})

/** Watered every few days, a sector is held against a budget of the month no sooner than over a week. */
const sectorLimit = ({ budgetM3 }: Sector, body: KpiBody, unit: string): Limit | null =>
  budgetM3 === null || budgetM3 <= 0 || unit === 'day' || unit === 'last-24h' ? null : budgetLimit(budgetM3, body, unit)
