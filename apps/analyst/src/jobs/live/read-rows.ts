// What devices of a site said since they were last looked at → rows, one per whole step, from the upstream's record.
import { type Device, type MetricId, SERIES_MAX_POINTS, type SeriesBody } from '@vigie/contracts/entities'
import { latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { type DeviceRow, isStreamed } from '../../engines/index.ts'
import { done, type Outcome } from '../../outcome.ts'
import type { Upstream } from '../../upstream/upstream.ts'

/** New rows of a device: all of its whole steps until `until`, those in which it said nothing left out. */
export type NewRows = {
  readonly device: string
  readonly metrics: readonly MetricId[]
  readonly rows: readonly DeviceRow[]
  readonly until: number
  /** whether there is more to read right now */
  readonly hasMore: boolean
}

type Asked = {
  readonly site: string
  readonly stepMs: number
  /** until when a device has been read; undefined: never yet */
  readonly untilOf: (device: string) => number | undefined
  /** how much of what a device said before it was first looked at is read */
  readonly firstMs: number
}

/**
 * A step of a device is whole once it said something later. One call says which devices have a whole new step; each
 * metric of those is one call, in turn, so that the upstream never has two of them to answer.
 */
export const readNewRows = async (
  upstream: Upstream,
  { site, stepMs, untilOf, firstMs }: Asked,
): Promise<Outcome<readonly NewRows[]>> => {
  const latest = await upstream.get(upstream.service, UPSTREAM_PATHS.latest, latestBody, { site })
  if (!latest.ok) return latest
  const { devices, readings } = latest.value
  const saidAt = new Map<string, number>()
  for (const [device, metric, ts] of readings)
    if (isStreamed(metric)) saidAt.set(device, Math.max(saidAt.get(device) ?? ts, ts))
  const pumpOf = pumpsOf(devices)
  const found: NewRows[] = []
  for (const { id, metrics: told } of devices) {
    const metrics = told.map((metric) => metric.id).filter(isStreamed)
    const whole = Math.floor((saidAt.get(id) ?? 0) / stepMs) * stepMs
    const from = Math.max(0, Math.floor((untilOf(id) ?? whole - firstMs) / stepMs) * stepMs)
    const until = Math.min(whole, from + SERIES_MAX_POINTS * stepMs)
    // an answer has two points at least
    if (metrics.length === 0 || until - from < 2 * stepMs) continue
    const read = (device: string, metric: MetricId) =>
      readSteps(upstream, { site, device, metric, from, until, stepMs })
    const columns: ReadonlyMap<number, number>[] = []
    for (const metric of metrics) {
      const column = await read(id, metric)
      if (!column.ok) return column
      columns.push(column.value)
    }
    const pump = pumpOf(id)
    const ran = pump === null ? done(new Map<number, number>()) : await read(pump, 'running')
    if (!ran.ok) return ran
    const rows: DeviceRow[] = []
    for (let at = from; at < until; at += stepMs) {
      const running = pump === null ? null : (ran.value.get(at) ?? Number.NaN)
      if (columns.some((column) => column.has(at)))
        rows.push({ at, values: columns.map((column) => column.get(at) ?? Number.NaN), running })
    }
    found.push({ device: id, metrics, rows, until, hasMore: until < whole })
  }
  return done(found)
}

/** The pump whose work changes what a device measures: itself, or the main device of what it is a part of. */
const pumpsOf = (devices: readonly Device[]): ((device: string) => string | null) => {
  const pumps = new Set(devices.flatMap(({ id, metrics }) => (metrics.some((one) => one.id === 'running') ? [id] : [])))
  const mainOf = new Map(devices.map(({ id, asset }) => [id, asset?.id ?? id]))
  return (device) => [device, mainOf.get(device) ?? device].find((id) => pumps.has(id)) ?? null
}

type Steps = {
  readonly site: string
  readonly device: string
  readonly metric: MetricId
  readonly from: number
  readonly until: number
  readonly stepMs: number
}

/** Mean of each step: as many points as steps make the upstream answer with readings, or with just these steps. */
const readSteps = async (
  upstream: Upstream,
  { site, device, metric, from, until, stepMs }: Steps,
): Promise<Outcome<ReadonlyMap<number, number>>> => {
  const points = (until - from) / stepMs
  const body = await upstream.series(upstream.service, site, { device, metric, from, to: until, points })
  return body.ok ? done(meansOf(body.value, stepMs)) : body
}

const meansOf = ({ points }: SeriesBody, stepMs: number): ReadonlyMap<number, number> => {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const [ts, value] of points) {
    const at = Math.floor(ts / stepMs) * stepMs
    const { sum, count } = sums.get(at) ?? { sum: 0, count: 0 }
    sums.set(at, { sum: sum + value, count: count + 1 })
  }
  return new Map([...sums].map(([at, { sum, count }]) => [at, sum / count]))
}
