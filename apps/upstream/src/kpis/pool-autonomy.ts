// In: tanks that share their water, as they were read, and what is expected to be drawn. Out: how long each lasts without pumping.
import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { courseOf, type ExpectedDraw, leftAt, runDown, type Stock, spentAt } from './autonomy.ts'
import type { TankSector } from './tank-sectors.ts'

/** How long a tank lasts if the pumps stop, and by which course. */
type Autonomy = Pick<KpiBody['storages'][number], 'autonomyHours' | 'autonomyEndsAt' | 'autonomyCourse'>
/** A tank of a pool: what it held above its reserve when it was last read, and the sectors on it; null: not known. */
export type PoolTank = {
  readonly id: DeviceId
  readonly reserveM3: number
  readonly stock: Stock | null
  readonly sectors: readonly TankSector[] | null
}
export type Drawn = (sectors: readonly TankSector[]) => ExpectedDraw

/** A level read longer ago than this tells nothing of the last hour, nor of the next. ms */
const STILL_TRUE_MS = 15 * MINUTE_MS

/** Whether a level tells of the end of the figures. */
export const isStillTrue = (read: { readonly at: number } | undefined, until: number): boolean =>
  read !== undefined && until - read.at <= STILL_TRUE_MS

export const NO_END: Autonomy = { autonomyHours: null, autonomyEndsAt: null }

/**
 * How long each tank of a pool lasts: all of them end together.
 * @param withCourse whether the course is told as well, of levels that tell of the end of the figures
 */
export const autonomiesOf = (
  pool: readonly PoolTank[],
  drawn: Drawn,
  { until, withCourse }: { readonly until: number; readonly withCourse: boolean },
): readonly (readonly [DeviceId, Autonomy])[] => {
  const held = heldOf(pool, drawn, until)
  const course = held === null ? [] : runDown(sumOf(held), drawOfAll(pool, drawn))
  const endsAt = spentAt(course)
  if (held === null || endsAt === null) return pool.map(({ id }) => [id, NO_END])
  const autonomy = { autonomyHours: Math.max(0, (endsAt - until) / HOUR_MS), autonomyEndsAt: Math.round(endsAt) }
  const isTold = withCourse && endsAt > until && pool.every(({ stock }) => isStillTrue(stock ?? undefined, until))
  return pool.map(({ id, reserveM3 }, place) => {
    const aboveM3 = held[place]?.volumeM3 ?? 0
    return [
      id,
      isTold && aboveM3 > 0
        ? { ...autonomy, autonomyCourse: courseOf(course, { aboveM3, reserveM3 }, until) }
        : autonomy,
    ]
  })
}

/** What each holds: of one alone as it was read, of several what is left of it by the end of the figures; null: not known. */
const heldOf = (pool: readonly PoolTank[], drawn: Drawn, until: number): readonly Stock[] | null => {
  const held = pool.flatMap(({ stock, sectors }) => {
    if (stock === null) return []
    return pool.length === 1 ? stock : { volumeM3: leftAt(stock, drawn(sectors ?? []), until), at: until }
  })
  return held.length < pool.length ? null : held
}

const sumOf = (held: readonly Stock[]): Stock => ({
  volumeM3: held.reduce((sum, { volumeM3 }) => sum + volumeM3, 0),
  at: held[0]?.at ?? 0,
})

const drawOfAll = (pool: readonly PoolTank[], drawn: Drawn): ExpectedDraw => {
  const known = pool.flatMap(({ sectors }) => (sectors === null ? [] : [sectors]))
  return known.length < pool.length ? () => null : drawn(known.flat())
}
