// Days as they were, hour by hour → what pumping in the cheap hours would have cost on each day that pumped, planned on
// the days before only, and what it saves a day with its interval.
import { type Estimate, estimateOf, isStated } from './interval.ts'
import { type Plan, type PlanInput, type Pump, planOf, planPumps, type Tank } from './schedule.ts'

export type TankDay = {
  /** by hour: what was drawn less what flowed in from elsewhere, m³ */
  readonly drawsM3: readonly number[]
  /** at the start of the day */
  readonly stockM3: number
}

export type SiteDay = {
  readonly day: string
  /** by hour: price of a kWh, what the sun had to spare, and share of the hour that each pump ran */
  readonly prices: readonly number[]
  readonly freeKwh: readonly number[]
  readonly runs: ReadonlyMap<string, readonly number[]>
  /** by tank */
  readonly tanks: ReadonlyMap<string, TankDay>
}

/** One day as it was and as the plan would have done it, from the same levels and with what was really drawn. */
export type ComparedDay = {
  readonly day: string
  readonly cost: number
  readonly shiftedCost: number
  readonly was: Plan
  readonly plan: Plan
}

export type TariffShift = {
  readonly days: readonly ComparedDay[]
  /** per day, money */
  readonly saving: Estimate
  readonly isStated: boolean
  /** the last day that can be compared; null: none can, and nothing is stated */
  readonly shown: ComparedDay | null
}

export type TariffShiftInput = {
  readonly pumps: readonly Pump[]
  readonly tanks: readonly Pick<Tank, 'id' | 'leastM3' | 'mostM3'>[]
  readonly days: readonly SiteDay[]
}

/** Days that the draw and the sun to expect are the mean of. */
const FORECAST_DAYS = 7
/** The plan keeps this share of a tank in hand on both ends, since draws are not known beforehand. */
const MARGIN = 0.1

export const tariffShiftOf = ({ pumps, tanks, days }: TariffShiftInput): TariffShift => {
  const compared = days.slice(FORECAST_DAYS).flatMap((day, index): ComparedDay[] => {
    // a day without pumping has no cost to compare, nor a price for the water that the plan would leave
    if (!hasPumped(day)) return []
    const plan = planFor({ pumps, tanks, days: days.slice(index, index + FORECAST_DAYS) }, day)
    if (plan === null) return []
    const input = inputOf({ pumps, tanks }, day)
    const done = carryOut(plan, input)
    const was = planOf(input, day.runs)
    return [{ day: day.day, cost: was.cost, shiftedCost: done.cost + stockValue(was, done), was, plan: done }]
  })
  const saving = meanEstimate(compared.map(({ cost, shiftedCost }) => cost - shiftedCost))
  return {
    days: compared,
    saving,
    isStated: compared.length > 0 && isStated(saving),
    shown: compared.at(-1) ?? null,
  }
}

const hasPumped = ({ runs }: SiteDay): boolean => [...runs.values()].some((shares) => shares.some((share) => share > 0))

/** For a day with the draw of the days given, from the stocks it begins with; the margin gives way where it cannot hold. */
const planFor = ({ pumps, tanks, days }: TariffShiftInput, day: SiteDay): Plan | null => {
  const mean = (of: (one: SiteDay) => readonly number[]): readonly number[] =>
    day.prices.map((_, hour) => meanOf(days.map((one) => of(one)[hour] ?? 0)))
  const within = (margin: number) => {
    const kept = tanks.map(({ id, leastM3, mostM3 }) => {
      const spare = margin * (mostM3 - leastM3)
      return { id, leastM3: leastM3 + spare, mostM3: mostM3 - spare }
    })
    const input = inputOf({ pumps, tanks: kept }, day)
    const expected = input.tanks.map((tank) => ({
      ...tank,
      drawsM3: mean((one) => one.tanks.get(tank.id)?.drawsM3 ?? []),
    }))
    return planPumps({ ...input, tanks: expected, freeKwh: mean(({ freeKwh }) => freeKwh) })
  }
  return within(MARGIN) ?? within(0)
}

/** A day as it began and drew; a plan of it leaves the tanks as full as the day did, so that both pump the same. */
const inputOf = ({ pumps, tanks }: Pick<TariffShiftInput, 'pumps' | 'tanks'>, day: SiteDay): PlanInput => {
  const began = tanks.map((tank) => {
    const { stockM3 = 0, drawsM3 = [] } = day.tanks.get(tank.id) ?? {}
    return { ...tank, drawsM3, nowM3: stockM3, endM3: stockM3 }
  })
  const input = { pumps, prices: day.prices, freeKwh: day.freeKwh, tanks: began }
  const { stocksM3 } = planOf(input, day.runs)
  const left = ({ id, mostM3, nowM3 }: Tank): number => Math.min(mostM3, stocksM3.get(id)?.at(-1) ?? nowM3)
  return { ...input, tanks: began.map((tank) => ({ ...tank, endM3: left(tank) })) }
}

/** The plan against the draw as it came: a tank that would run low is filled in that hour, one that would run over is not. */
const carryOut = (plan: Plan, input: PlanInput): Plan => {
  const runs = new Map(input.pumps.map(({ id }) => [id, input.prices.map((_, hour) => plan.runs.get(id)?.[hour] ?? 0)]))
  for (const tank of input.tanks) {
    const own = input.pumps.filter(({ into, flowM3PerHour }) => into === tank.id && flowM3PerHour > 0)
    let stock = tank.nowM3
    input.prices.forEach((_, hour) => {
      const after = () =>
        own.reduce((sum, { id, flowM3PerHour }) => sum + flowM3PerHour * (runs.get(id)?.[hour] ?? 0), stock) -
        (tank.drawsM3[hour] ?? 0)
      for (const { id, flowM3PerHour } of own) {
        const row = runs.get(id)
        if (row === undefined) continue
        const short = Math.max(0, tank.leastM3 - after()) - Math.max(0, after() - tank.mostM3)
        row[hour] = Math.min(1, Math.max(0, (row[hour] ?? 0) + short / flowM3PerHour))
      }
      stock = after()
    })
  }
  return planOf(input, runs)
}

/** Water that the day left in the tanks and the plan did not, at what a cubic metre cost on that day. */
const stockValue = (was: Plan, done: Plan): number => {
  const left = ({ stocksM3 }: Plan): number => [...stocksM3.values()].reduce((sum, row) => sum + (row.at(-1) ?? 0), 0)
  return was.pumpedM3 > 0 ? ((left(was) - left(done)) * was.cost) / was.pumpedM3 : 0
}

const meanEstimate = (values: readonly number[]): Estimate => {
  const mean = meanOf(values)
  if (values.length < 3) return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return estimateOf(mean, Math.sqrt(variance / values.length), values.length - 1)
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
