import { type Figure, gaugeErrorOf, type KpiBody, reservePctOf } from '@vigie/contracts/entities'
import { type LastValue, readLastValues } from '../store/rollups/last-values.ts'
import { readSums } from '../store/rollups/sums.ts'
import type { Database } from '../store/tables.ts'
import { readValuesAt } from '../store/values-at.ts'
import { hoursLeftOf, volumeOf } from '../tank.ts'
import { HOUR_MS } from '../time.ts'
import type { ExpectedDraw, Stock } from './autonomy.ts'
import { drawOf, drawsOf } from './draws.ts'
import { type Compared, derive, NO_FIGURE } from './figures.ts'
import type { HoursOfDay } from './hours-of-days.ts'
import { type Network, type Node, seriesOf } from './network.ts'
import { autonomiesOf, isStillTrue, NO_END } from './pool-autonomy.ts'
import { poolsOf } from './pools.ts'
import { type HourGain, hourGainOf, meteredGain } from './tank-flow.ts'
import { type Measured, SHARED_OVER_MS, sectorsOf, type TankSector } from './tank-sectors.ts'
import { edgesOf } from './water.ts'

type StorageKpi = KpiBody['storages'][number]
type Flow = KpiBody['flows'][number]

/**
 * Every storage: what it holds, received, gave and kept, and how long it lasts; and the first of them to end, which is
 * what the site as a whole lasts: what a tank feeds does not wait for the others.
 * @param days the hours of the four weeks before the period ends
 * @param settled readings after this instant are not looked at: all who ask for the same end read the same levels, ms
 */
export const storagesOf = async (
  db: Database,
  compared: Compared,
  network: Network,
  days: readonly HoursOfDay[],
  { timeZone, settled }: { readonly timeZone: string; readonly settled: number },
) => {
  const { current, previous } = compared.period
  const until = current.to
  const instants = [current.from, until, previous.from, previous.to, until - HOUR_MS, until - SHARED_OVER_MS]
  const levels = await readValuesAt(
    db,
    network.storages.flatMap((node) => instants.map((ts) => ({ series: gaugeOf(node), ts, settled }))),
  )
  const lastReads = await readLastReads(db, network, until, settled)
  const drawn = (sectors: readonly TankSector[]): ExpectedDraw =>
    drawOf(
      sectors.map(({ sector, share }) => drawsOf(days, seriesOf(sector, 'volume_m3') ?? 0, until, share)),
      until,
      timeZone,
    )
  const volumesOf = (place: number) =>
    levels
      .slice(place * instants.length, (place + 1) * instants.length)
      .map((level) => volumeAt(network.storages[place], level))
  const measured: Measured = {
    counted: (node) => countedSince(days, seriesOf(node, 'volume_m3'), until - SHARED_OVER_MS),
    gained: (tank) => {
      const [, end, , , , before] = volumesOf(network.storages.indexOf(tank))
      return minus(end, before)
    },
  }
  const edges = { value: edgesOf(compared, network, 'value'), previous: edgesOf(compared, network, 'previous') }
  const autonomies = new Map(
    poolsOf(network).flatMap((pool) => {
      const tanks = pool.map((node) => ({
        id: node.device.id,
        reserveM3: reserveOf(node),
        stock: stockOf(node, lastReads.get(gaugeOf(node))),
        sectors: sectorsOf(network, node, measured),
      }))
      return autonomiesOf(tanks, drawn, { until, withCourse: until < compared.period.whole.to })
    }),
  )
  const lastHour = await readHour(db, compared, network, timeZone)
  const storages = network.storages.map((node, place): StorageKpi => {
    const [start, end, startBefore, endBefore, hourAgo] = volumesOf(place)
    const last = lastReads.get(gaugeOf(node))
    const volumeM3 = end ?? null
    const capacityM3 = node.device.capacityM3
    const id = node.device.id
    return {
      device: id,
      volumeM3,
      levelPct: volumeM3 !== null && capacityM3 !== null ? (100 * volumeM3) / capacityM3 : null,
      levelM: levelMOf(node, volumeM3),
      levelAt: last?.at ?? null,
      capacityM3,
      inM3: edgeFigure(edges, (edge) => edge.to === id),
      outM3: edgeFigure(edges, (edge) => edge.from === id),
      deltaM3: { value: minus(end, start), previous: minus(endBefore, startBefore), completenessPct: null },
      ...(autonomies.get(id) ?? NO_END),
      ...flowOf(
        volumeM3,
        capacityM3,
        hourGainOf(
          meteredGain(lastHour, network, node),
          isStillTrue(last, until) ? minus(end, hourAgo) : null,
          gaugeErrorOf(capacityM3),
        ),
      ),
    }
  })
  return {
    storages,
    storedDelta: addUp(storages.map(({ deltaM3 }) => deltaM3)),
    autonomy: firstToEnd(storages),
  }
}

/** What the meters of the water counted in the hour before the end of the figures. */
const readHour = async (db: Database, compared: Compared, network: Network, timeZone: string): Promise<Compared> => {
  const { to } = compared.period.current
  const counters = network.nodes.flatMap((node) => seriesOf(node, 'volume_m3') ?? [])
  const [sums = new Map()] = await readSums(db, counters, [{ from: to - HOUR_MS, to }], timeZone)
  return { ...compared, current: { ...compared.current, sums } }
}

/** What each gauge told when it was last read before the end of the figures, without the noise of that one reading. */
const readLastReads = async (db: Database, { storages }: Network, until: number, settled: number) => {
  const lastValues = [...(await readLastValues(db, storages.map(gaugeOf), until))]
  const levels = await readValuesAt(
    db,
    lastValues.map(([series, { at }]) => ({ series, ts: at, settled })),
  )
  return new Map(
    lastValues.map(([series, { value, at }], place): [number, LastValue] => [
      series,
      { value: levels[place] ?? value, at },
    ]),
  )
}

/** The tank that comes to its reserve first, of those that are known to; of equal ones the first. */
const firstToEnd = (storages: readonly StorageKpi[]) => {
  const [first] = storages
    .filter(({ autonomyEndsAt }) => autonomyEndsAt != null)
    .sort((one, other) => (one.autonomyEndsAt ?? 0) - (other.autonomyEndsAt ?? 0))
  return first === undefined
    ? { ...NO_END, autonomyDevice: null }
    : {
        autonomyHours: first.autonomyHours,
        autonomyEndsAt: first.autonomyEndsAt ?? null,
        autonomyDevice: first.device,
      }
}

/** What a tank held above its reserve when it was last read; null: never. */
const stockOf = (node: Node, last: LastValue | undefined): Stock | null => {
  const volumeM3 = last === undefined ? null : volumeAt(node, last.value)
  return last === undefined || volumeM3 === null
    ? null
    : { volumeM3: Math.max(0, volumeM3 - reserveOf(node)), at: last.at }
}

const reserveOf = ({ device }: Node): number => (reservePctOf(device) / 100) * (device.capacityM3 ?? 0)

/** What a counter counted in the hours since an instant; null: nothing was read of it. */
const countedSince = (days: readonly HoursOfDay[], counter: number | undefined, from: number): number | null => {
  const hours = days
    .flatMap((day) => (counter === undefined ? [] : [...(day.counters.get(counter)?.hours ?? [])]))
    .filter(([start]) => start >= from)
  return hours.length === 0 ? null : hours.reduce((sum, [, counted]) => sum + counted, 0)
}

/** Which way a tank goes by what it gained within the last hour. */
const flowOf = (volumeM3: number | null, capacityM3: number | null, { gained, steadyM3 }: HourGain) => {
  const { toEmpty, toFull } = hoursLeftOf(volumeM3, capacityM3, gained, steadyM3)
  return { netFlowM3h: gained, emptyInHours: toEmpty, overflowInHours: toFull }
}

const gaugeOf = (node: Node): number => seriesOf(node, 'level_pct') ?? seriesOf(node, 'level_m') ?? 0

const addUp = (figures: readonly Figure[]): Figure =>
  figures.length === 0 ? NO_FIGURE : derive(figures, (...values) => values.reduce((sum, value) => sum + value, 0))

const minus = (end: number | null | undefined, start: number | null | undefined): number | null =>
  end == null || start == null ? null : end - start

const volumeAt = (node: Node | undefined, level: number | null): number | null =>
  node === undefined || level === null
    ? null
    : volumeOf(node.device, node.series.has('level_pct') ? 'level_pct' : 'level_m', level)

const levelMOf = ({ device }: Node, volumeM3: number | null): number | null =>
  volumeM3 === null || device.heightM === null || device.capacityM3 === null
    ? null
    : (volumeM3 / device.capacityM3) * device.heightM

type Sided = { readonly value: readonly Flow[]; readonly previous: readonly Flow[] }

const edgeFigure = (edges: Sided, fits: (edge: Flow) => boolean): Figure => {
  const side = (list: readonly Flow[]): number | null => {
    const volumes = list.filter(fits).map(({ volumeM3 }) => volumeM3)
    return volumes.length > 0 ? volumes.reduce((sum, volume) => sum + volume, 0) : null
  }
  return { value: side(edges.value), previous: side(edges.previous), completenessPct: null }
}
