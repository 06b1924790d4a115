import { HOUR, type Point } from './week-farm.ts'

/** From, included or not as each fact says, to an end, ms. */
export type Stretch = { readonly from: number; readonly to: number }

const FIVE_MINUTES = 300_000
/** Beyond this between two readings nobody knows what happened. ms */
const LONGEST_STEP = HOUR

/** Facts of stretches from nothing but readings, one walk over them for each; written to be read, not to be fast. */
export const plainFacts = (raw: ReadonlyMap<string, readonly Point[]>, timeZone: string) => {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = new Map<number, { readonly day: string; readonly weekday: string; readonly hour: number }>()
  /** What the clock on the wall shows in the quarter of an hour that holds an instant. */
  const clock = (ts: number) => {
    const quarter = Math.floor(ts / 900_000)
    const known = parts.get(quarter)
    if (known !== undefined) return known
    const of = Object.fromEntries(wall.formatToParts(quarter * 900_000).map(({ type, value }) => [type, value]))
    const shown = {
      day: `${of['year']}-${of['month']}-${of['day']}`,
      weekday: of['weekday'] ?? '',
      hour: Number(of['hour']),
    }
    parts.set(quarter, shown)
    return shown
  }
  const points = (key: string) => raw.get(key) ?? []
  const allSteps = new Map(
    [...raw].map(([key, list]) => [
      key,
      list.flatMap((reading, index) => {
        const before = list[index - 1]
        return before === undefined ? [] : [{ before, reading, elapsed: reading.ts - before.ts }]
      }),
    ]),
  )
  const steps = (key: string) => allSteps.get(key) ?? []
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

  /** What a counter counted by reading in ]from, to]; after a reset what it shows. */
  const increments = (key: string, { from, to }: Stretch) =>
    steps(key)
      .filter(({ reading }) => reading.ts > from && reading.ts <= to)
      .map(({ before, reading }) => ({
        ts: reading.ts,
        counted: reading.value >= before.value ? reading.value - before.value : reading.value,
      }))
  const counted = (key: string, stretch: Stretch): number | null => {
    const list = increments(key, stretch)
    return list.length === 0 ? null : sum(list.map((one) => one.counted))
  }
  /** Readings of a gauge or of a state in [from, to[. */
  const within = (key: string, { from, to }: Stretch) => points(key).filter(({ ts }) => ts >= from && ts < to)
  /** Share of a stretch that is vouched for by readings, over several series, %. */
  const completeness = (keys: readonly string[], { from, to }: Stretch): number => {
    const shares = keys.map((key) => {
      const isCounter = /(volume_m3|energy_kwh)$/.test(key)
      const own = steps(key).filter(({ reading: { ts } }) =>
        isCounter ? ts > from && ts <= to : ts >= from && ts < to,
      )
      const covered = sum(own.map(({ elapsed }) => (elapsed <= LONGEST_STEP ? elapsed : 0)))
      return Math.min(1, covered / (to - from))
    })
    return (100 * sum(shares)) / shares.length
  }
  /** Means of the readings of each five minutes. */
  const fiveMinuteMeans = (key: string, stretch: Stretch) =>
    [...Map.groupBy(within(key, stretch), ({ ts }) => Math.floor(ts / FIVE_MINUTES) * FIVE_MINUTES)].map(
      ([at, list]) => ({ at, mean: sum(list.map(({ value }) => value)) / list.length }),
    )
  /** A power factor by power and time, of each five minutes; of five in which it read nothing as well, what it read at most. */
  const powerFactor = (key: string, power: string, stretch: Stretch): number | null => {
    const kw = new Map(fiveMinuteMeans(power, stretch).map(({ at, mean }) => [at, mean]))
    const held = fiveMinuteMeans(key, stretch).map(({ at, mean }) => {
      const values = within(key, { from: at, to: at + FIVE_MINUTES }).map(({ value }) => value)
      const vouched = sum(
        steps(key)
          .filter(({ reading: { ts }, elapsed }) => ts >= at && ts < at + FIVE_MINUTES && elapsed <= LONGEST_STEP)
          .map(({ elapsed }) => elapsed),
      )
      const factor = Math.min(...values) > 0 ? mean : Math.max(...values)
      return { factor, weight: factor === 0 ? 0 : Math.max(vouched, FIVE_MINUTES) * (kw.get(at) ?? 0) }
    })
    const all = sum(held.map(({ weight }) => weight))
    return all === 0 ? null : sum(held.map(({ factor, weight }) => factor * weight)) / all
  }
  const peak = (key: string, stretch: Stretch): { readonly at: number; readonly mean: number } | null =>
    fiveMinuteMeans(key, stretch).reduce<{ at: number; mean: number } | null>(
      (best, one) => (best === null || one.mean > best.mean ? one : best),
      null,
    )
  /** The mean over the nights of the lowest five minutes between 02:00 and 04:00 on the wall. */
  const nightFlow = (key: string, stretch: Stretch): number | null => {
    const night = fiveMinuteMeans(key, stretch).filter(({ at }) => [2, 3].includes(clock(at).hour))
    const lows = [...Map.groupBy(night, ({ at }) => clock(at).day).values()].map((list) =>
      Math.min(...list.map(({ mean }) => mean)),
    )
    return lows.length === 0 ? null : sum(lows) / lows.length
  }
  /** How long a state was on by its readings in [from, to[, ms. */
  const onMs = (key: string, { from, to }: Stretch): number =>
    sum(
      steps(key)
        .filter(({ reading, elapsed }) => reading.ts >= from && reading.ts < to && elapsed <= LONGEST_STEP)
        .map(({ before, elapsed }) => before.value * elapsed),
    )
  const starts = (key: string, stretch: Stretch): number =>
    within(key, stretch).filter(({ value }, index, all) => value === 1 && all[index - 1]?.value === 0).length
  /** A gauge at an instant, between the readings around it. */
  const valueAt = (key: string, ts: number): number | null => {
    const before = points(key).findLast((point) => point.ts <= ts)
    const after = points(key).find((point) => point.ts > ts)
    if (before === undefined || after === undefined) return before?.value ?? null
    return before.value + ((after.value - before.value) * (ts - before.ts)) / (after.ts - before.ts)
  }
  const lastBefore = (key: string, ts: number): Point | undefined => points(key).findLast((point) => point.ts < ts)

  return {
    clock,
    sum,
    increments,
    counted,
    completeness,
    powerFactor,
    peak,
    nightFlow,
    onMs,
    starts,
    valueAt,
    lastBefore,
  }
}
/** Facts of stretches from readings. */
export type PlainFacts = ReturnType<typeof plainFacts>
