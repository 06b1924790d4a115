// In: the day of a pump, the prices of its hours, the tank that it fills. Out: the stretches in which it works, each with its reason.

/**
 * Why a pump works in an hour of the plan; `bought`: at the price of the hour, which is not the least and has no sun to
 * spare; `unknown`: the plan was kept without what the sun has to spare.
 */
export type PlanReason = 'cheapest' | 'low' | 'sun' | 'bought' | 'unknown'

export type PlanStretch = {
  /** hours of the day, `to` excluded */
  readonly from: number
  readonly to: number
  readonly reason: PlanReason
}

type Planned = {
  /** by hour, share of it that the pump works */
  readonly plan: readonly number[]
  /** by hour, money per kWh */
  readonly prices: readonly number[]
  /** the tank that it fills: what it would hold at the end of each hour, m³; undefined: not known */
  readonly tank:
    | { readonly plan: readonly number[]; readonly capacityM3: number | null; readonly reservePct: number }
    | undefined
  /** by hour, share of the pumps' energy that sun to spare covers; undefined: not told */
  readonly sunShares: readonly number[] | undefined
}

/** Hours in which panels produce, `to` excluded. */
const SUN = { from: 8, to: 18 }

/**
 * How many hours of work, of all pumps together, a plan takes out of the hours of sun and does in others. The day that it is
 * set against may have worked longer in all: what the plan does not do at all is not moved.
 */
export const hoursMovedFromSun = ({
  pumps,
}: {
  readonly pumps: readonly { readonly was: readonly number[]; readonly plan: readonly number[] }[]
}): number => {
  const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0)
  const sunny = (shares: readonly number[]) => sum(shares.slice(SUN.from, SUN.to))
  const [was, plan] = [pumps.map((pump) => pump.was), pumps.map((pump) => pump.plan)]
  const less = sum(was.map(sunny)) - sum(plan.map(sunny))
  const more = sum(plan.map(sum)) - sum(plan.map(sunny)) - (sum(was.map(sum)) - sum(was.map(sunny)))
  return Math.min(less, more)
}

/** Less of an hour than this is no work. */
const SOME = 0.02
/** The plan keeps a tank at a fifth, or its reserve, at least: so near to it, the tank decides. */
const [LEAST_SHARE, NEAR] = [0.2, 0.04]
/** An hour is said to have sun where that covers so much of the energy of its pumping: a fifth and more is worth naming. */
const NAMED_SUN = 0.2

/** Hours that follow each other for one reason are one stretch. */
export const planStretches = (planned: Planned): readonly PlanStretch[] => {
  const hours = planned.plan.map((share, hour) => (share < SOME ? null : whyWork(planned, hour)))
  return hours.flatMap((reason, from) => {
    if (reason === null || reason === hours[from - 1]) return []
    const after = hours.findIndex((other, hour) => hour > from && other !== reason)
    return [{ from, to: after === -1 ? hours.length : after, reason }]
  })
}

const whyWork = (planned: Planned, hour: number): PlanReason => {
  if ((planned.prices[hour] ?? 0) <= Math.min(...planned.prices)) return 'cheapest'
  const share = tankShare(planned, hour)
  const least = Math.max(LEAST_SHARE, (planned.tank?.reservePct ?? 0) / 100)
  if (share !== null && share <= least + NEAR) return 'low'
  if (planned.sunShares === undefined) return 'unknown'
  return (planned.sunShares[hour] ?? 0) >= NAMED_SUN ? 'sun' : 'bought'
}

const tankShare = ({ tank }: Planned, hour: number): number | null => {
  const held = tank?.plan[hour]
  return held === undefined || tank == null || !tank.capacityM3 ? null : held / tank.capacityM3
}
