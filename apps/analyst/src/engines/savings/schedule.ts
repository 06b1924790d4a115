// Pumps, the tanks that they fill, prices, the sun's spare energy and the draw to expect → the cheapest hours to pump
// in that keep every tank within its limits.
import { type Constraint, type Model, solve } from 'yalps'

export type Pump = {
  readonly id: string
  /** id of the tank it fills */
  readonly into: string
  readonly flowM3PerHour: number
  readonly powerKw: number
}

export type Tank = {
  readonly id: string
  readonly leastM3: number
  readonly mostM3: number
  readonly nowM3: number
  /** what it must hold when the plan ends */
  readonly endM3: number
  /** by hour: what is drawn less what flows in from elsewhere, m³ */
  readonly drawsM3: readonly number[]
}

export type PlanInput = {
  readonly pumps: readonly Pump[]
  readonly tanks: readonly Tank[]
  /** by hour, money per kWh of the grid */
  readonly prices: readonly number[]
  /** by hour: what the sun has to spare for pumps, kWh */
  readonly freeKwh: readonly number[]
}

export type Plan = {
  /** by pump, by hour: share of the hour that it runs */
  readonly runs: ReadonlyMap<string, readonly number[]>
  /** by tank, by hour, at its end */
  readonly stocksM3: ReadonlyMap<string, readonly number[]>
  readonly pumpedM3: number
  readonly energyKwh: number
  /** of what the sun did not give */
  readonly cost: number
  /** what the pumps take of what the sun has to spare, kWh */
  readonly sunKwh: number
  /** by hour: share of the pumps' energy that this is, 0 where none works */
  readonly sunShares: readonly number[]
}

/** Null where no schedule keeps the tanks within their limits. */
export const planPumps = (input: PlanInput): Plan | null => {
  const solution = solve(modelOf(input))
  if (solution.status !== 'optimal') return null
  const shares = new Map(solution.variables)
  const runs = input.pumps.map(({ id }): [string, number[]] => [
    id,
    input.prices.map((_, hour) => Math.min(1, Math.max(0, shares.get(`run:${id}@${hour}`) ?? 0))),
  ])
  return planOf(input, new Map(runs))
}

/** What runs cost, and what the tanks hold under them. */
export const planOf = (
  { pumps, tanks, prices, freeKwh }: PlanInput,
  runs: ReadonlyMap<string, readonly number[]>,
): Plan => {
  const share = (id: string, hour: number): number => runs.get(id)?.[hour] ?? 0
  let [pumpedM3, energyKwh, cost, sunKwh] = [0, 0, 0, 0]
  const sunShares = prices.map((price, hour) => {
    const used = pumps.reduce((sum, { id, powerKw }) => sum + powerKw * share(id, hour), 0)
    pumpedM3 += pumps.reduce((sum, { id, flowM3PerHour }) => sum + flowM3PerHour * share(id, hour), 0)
    energyKwh += used
    const ofSun = Math.min(used, freeKwh[hour] ?? 0)
    cost += price * (used - ofSun)
    sunKwh += ofSun
    return used > 0 ? ofSun / used : 0
  })
  const stocksM3 = tanks.map(({ id, nowM3, drawsM3 }): [string, readonly number[]] => {
    let stock = nowM3
    const own = pumps.filter(({ into }) => into === id)
    const stocks = prices.map((_, hour) => {
      stock += own.reduce((sum, pump) => sum + pump.flowM3PerHour * share(pump.id, hour), 0) - (drawsM3[hour] ?? 0)
      return stock
    })
    return [id, stocks]
  })
  return { runs, stocksM3: new Map(stocksM3), pumpedM3, energyKwh, cost, sunKwh, sunShares }
}

/** Variables: the share of each hour that each pump runs, and what the grid gives in it. */
const modelOf = ({ pumps, tanks, prices, freeKwh }: PlanInput): Model<string, string> => {
  const constraints = new Map<string, Constraint>()
  const variables = new Map<string, Map<string, number>>()
  for (const { id, leastM3, mostM3, nowM3, endM3, drawsM3 } of tanks) {
    let drawn = 0
    prices.forEach((_, hour) => {
      drawn += drawsM3[hour] ?? 0
      const least = hour === prices.length - 1 ? Math.max(leastM3, endM3) : leastM3
      constraints.set(`tank:${id}@${hour}`, { min: least - nowM3 + drawn, max: mostM3 - nowM3 + drawn })
    })
  }
  prices.forEach((price, hour) => {
    constraints.set(`sun@${hour}`, { max: freeKwh[hour] ?? 0 })
    variables.set(
      `grid@${hour}`,
      new Map([
        ['cost', price],
        [`sun@${hour}`, -1],
      ]),
    )
  })
  for (const { id, into, flowM3PerHour, powerKw } of pumps)
    prices.forEach((_, hour) => {
      constraints.set(`run:${id}@${hour}`, { max: 1 })
      const fills = prices
        .slice(hour)
        .map((__, later): [string, number] => [`tank:${into}@${hour + later}`, flowM3PerHour])
      variables.set(`run:${id}@${hour}`, new Map([[`sun@${hour}`, powerKw], [`run:${id}@${hour}`, 1], ...fills]))
    })
  return { direction: 'minimize', objective: 'cost', constraints, variables }
}
