import { tzOffset } from '@date-fns/tz'
import { readHourlyCounts } from '../store/rollups/hours.ts'
import type { Database } from '../store/tables.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import type { ExpectedDraw } from './autonomy.ts'
import { type Network, type Node, seriesOf } from './network.ts'

/** What a counter counted in each hour, m³, by the beginning of the hour; an hour without readings is missing. */
export type Hours = ReadonlyMap<number, number>

const WEEKS = 4
const HOURS_OF_WEEK = 168

/** What was counted in each whole hour of the last four weeks before an instant, by number of series. */
export const readDraws = async (db: Database, network: Network, until: number): Promise<ReadonlyMap<number, Hours>> => {
  const series = network.consumptions.flatMap((node) => seriesOf(node, 'volume_m3') ?? [])
  const to = Math.floor(until / HOUR_MS) * HOUR_MS
  return await readHourlyCounts(db, series, { from: to - WEEKS * 7 * DAY_MS, to })
}

/**
 * What is expected of several counters together in an hour: of each the mean of the same hours of the last four same
 * weekdays, else the same hour of the last 24 h, else the mean of those. Days are those of the clock on the wall.
 * @param counters what each counted in the four weeks before `until`
 */
export const drawOf = (counters: readonly Hours[], until: number, timeZone: string): ExpectedDraw => {
  const place = placesOf(timeZone)
  const dayAgo = Math.floor(until / HOUR_MS) * HOUR_MS - DAY_MS
  const expected = counters.map((hours) => {
    const week = new Map<number, { sum: number; count: number }>()
    const recent = [...hours].filter(([start]) => start >= dayAgo)
    for (const [start, counted] of hours) {
      const { sum, count } = week.get(place(start)) ?? { sum: 0, count: 0 }
      week.set(place(start), { sum: sum + counted, count: count + 1 })
    }
    const day = new Map(recent.map(([start, counted]) => [place(start) % 24, counted]))
    const mean = recent.length > 0 ? recent.reduce((sum, [, counted]) => sum + counted, 0) / recent.length : null
    return (hour: number): number | null => {
      const same = week.get(place(hour))
      return same === undefined ? (day.get(place(hour) % 24) ?? mean) : same.sum / same.count
    }
  })
  return (hour) => {
    const draws = expected.flatMap((of) => of(hour) ?? [])
    return draws.length > 0 && draws.length === counters.length ? draws.reduce((sum, draw) => sum + draw, 0) : null
  }
}

/** The sectors that draw on a tank alone; null: one of them also draws on another, so that its part is not known. */
export const sectorsOf = (network: Network, tank: Node): readonly Node[] | null => {
  const sectors = network.consumptions.filter(({ device }) => tank.device.feeds.includes(device.id))
  const isShared = (sector: Node) => tanksOf(network, sector).length > 1
  return sectors.some(isShared) ? null : sectors
}

/** The sectors that draw on any tank: they go on when the pumps stop. */
export const sectorsOnTanks = (network: Network): readonly Node[] =>
  network.consumptions.filter((sector) => tanksOf(network, sector).length > 0)

const tanksOf = (network: Network, { device }: Node): readonly Node[] =>
  network.storages.filter((tank) => tank.device.feeds.includes(device.id))

/** The place of an hour in the week on the wall, 0 to 167. The offset is looked up once a day where it does not change. */
const placesOf = (timeZone: string): ((hour: number) => number) => {
  const offsets = new Map<number, number | null>()
  const at = (ms: number) => tzOffset(timeZone, new Date(ms)) * MINUTE_MS
  return (hour) => {
    const day = Math.floor(hour / DAY_MS)
    let offset = offsets.get(day)
    if (offset === undefined) {
      const [start, end] = [at(day * DAY_MS), at((day + 1) * DAY_MS)]
      offset = start === end ? start : null
      offsets.set(day, offset)
    }
    return Math.floor((hour + (offset ?? at(hour))) / HOUR_MS) % HOURS_OF_WEEK
  }
}
