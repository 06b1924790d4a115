// In: the proposed day of a pump, the prices of its hours, the tank that it fills. Out: stretches of work and of rest, each with its reason.

/** Why a pump works or rests in an hour of the plan. */
export type PlanReason = 'cheapest' | 'low' | 'sun' | 'dearer' | 'full' | 'enough'

export type PlanStretch = {
  /** hours of the day, `to` excluded */
  readonly from: number
  readonly to: number
  readonly runs: boolean
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
  readonly pumps: readonly { readonly today: readonly number[]; readonly plan: readonly number[] }[]
}): number => {
  const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0)
  const sunny = (shares: readonly number[]) => sum(shares.slice(SUN.from, SUN.to))
  const [today, plan] = [pumps.map((pump) => pump.today), pumps.map((pump) => pump.plan)]
  const less = sum(today.map(sunny)) - sum(plan.map(sunny))
  const more = sum(plan.map(sum)) - sum(plan.map(sunny)) - (sum(today.map(sum)) - sum(today.map(sunny)))
  return Math.min(less, more)
}

/** Less of an hour than this is no work. */
const SOME = 0.02
/** The plan keeps a tank between a fifth, or its reserve, and 98 %: so near to either, the tank decides. */
const [LEAST_SHARE, MOST_SHARE, NEAR] = [0.2, 0.98, 0.04]

/** A pump that does not work all day has one reason for it: others give the water at less cost. */
export const planStretches = (planned: Planned): readonly PlanStretch[] => {
  const { plan } = planned
  if (plan.every((share) => share < SOME)) return [{ from: 0, to: plan.length, runs: false, reason: 'enough' }]
  const hours = plan.map((share, hour) => {
    const runs = share >= SOME
    return { runs, reason: runs ? whyWork(planned, hour) : whyRest(planned, hour) }
  })
  const starts = hours.flatMap(({ reason }, hour) => (reason === hours[hour - 1]?.reason ? [] : [hour]))
  return starts.flatMap((from, place) => {
    const own = hours[from]
    return own === undefined ? [] : [{ from, to: starts[place + 1] ?? hours.length, ...own }]
  })
}

const isCheapest = ({ prices }: Planned, hour: number): boolean => (prices[hour] ?? 0) <= Math.min(...prices)

const whyWork = (planned: Planned, hour: number): PlanReason => {
  if (isCheapest(planned, hour)) return 'cheapest'
  const share = tankShare(planned, hour)
  const least = Math.max(LEAST_SHARE, (planned.tank?.reservePct ?? 0) / 100)
  return share !== null && share <= least + NEAR ? 'low' : 'sun'
}

const whyRest = (planned: Planned, hour: number): PlanReason => {
  if (!isCheapest(planned, hour)) return 'dearer'
  const share = tankShare(planned, hour)
  return share !== null && share >= MOST_SHARE - NEAR ? 'full' : 'enough'
}

const tankShare = ({ tank }: Planned, hour: number): number | null => {
  const held = tank?.plan[hour]
  return held === undefined || tank == null || !tank.capacityM3 ? null : held / tank.capacityM3
}
