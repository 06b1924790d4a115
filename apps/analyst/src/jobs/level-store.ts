import { type Device, METRICS } from '@vigie/contracts/entities'
import type { LevelResult, PictureWork } from '@vigie/contracts/rest/analyst'
import { latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { done, type Outcome } from '../outcome.ts'
import type { Database } from '../store/store.ts'
import { isLevelOfPicture, type KeptWork } from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import type { Seen } from './picture-task.ts'

type Where = { readonly db: Database; readonly upstream: Upstream; readonly site: string; readonly token: string }
type SeenLevel = Extract<Seen, { tool: 'level' }>
type Finished = { readonly result: LevelResult; readonly stored: PictureWork['stored'] }

/** A sensor that said nothing for so many of its cadences no longer stands for the level (« périmé »). */
const SILENT_AFTER = 10
/** A board may be marked a little beyond the tank's rim and floor: share of its height. */
const BEYOND = 0.05
const PERCENT = 100

/**
 * A level that was told joins the device's own level, as a counter's reading does, unless a sensor speaks for that
 * time: two instruments in one series would make steps of their difference, so the camera's stands beside it.
 */
export const storeLevel = async (where: Where, work: KeptWork, seen: SeenLevel): Promise<Finished> => {
  const end = (fate: LevelResult['fate'], more: Partial<Finished> & { readonly sensorM?: number } = {}): Finished => ({
    result: { ...seen, fate, sensorM: more.sensorM ?? null },
    stored: more.stored ?? null,
  })
  const { levelM } = seen
  if (levelM === null) return end('none')
  const devices = await where.upstream.devices(where.token, where.site)
  if (!devices.ok) return end('refused')
  const device = devices.value.find(({ id }) => id === work.device)
  const spec = device?.metrics.find(({ id }) => id === 'level_m')
  if (device === undefined || spec === undefined) return end('no-series')
  if (device.heightM !== null && !isWithin(levelM, device.heightM)) return end('outside')
  const atMs = Date.parse(work.at)
  const sensor = await sensorAt(where, device.id, { atMs, levelM, withinMs: SILENT_AFTER * spec.cadenceMs })
  if (!sensor.ok) return end('refused')
  if (sensor.value !== null) return end('beside', { sensorM: sensor.value })
  const payload = { ts: atMs, values: valuesOf(device, levelM) }
  const told = await where.upstream.ingest(where.token, where.site, device.id, payload)
  if (!told.ok || told.value.accepted === 0) return end('refused')
  return end('joined', { stored: { value: levelM, at: new Date().toISOString() } })
}

const isWithin = (levelM: number, heightM: number): boolean =>
  levelM >= -BEYOND * heightM && levelM <= (1 + BEYOND) * heightM

/** The level, and how full that is where the device tells both. */
const valuesOf = ({ metrics, heightM }: Device, levelM: number): Readonly<Record<string, number>> => {
  const tellsShare = heightM !== null && metrics.some(({ id }) => id === 'level_pct')
  const [least, most] = METRICS.level_pct.range
  return {
    level_m: levelM,
    ...(tellsShare ? { level_pct: Math.min(most, Math.max(least, (PERCENT * levelM) / heightM)) } : {}),
  }
}

/** What the device's sensor said nearest to this time; null: it was silent, or what stands there came from pictures. */
const sensorAt = async (
  { db, upstream, site, token }: Where,
  device: string,
  { atMs, levelM, withinMs }: { readonly atMs: number; readonly levelM: number; readonly withinMs: number },
): Promise<Outcome<number | null>> => {
  const latest = await upstream.get(token, UPSTREAM_PATHS.latest, latestBody, { site })
  if (!latest.ok) return latest
  const row = latest.value.readings.find(([id, metric]) => id === device && metric === 'level_m')
  if (row === undefined || row[2] < atMs - withinMs) return done(null)
  // a service killed before it kept that its level was taken reads the picture again
  if (row[2] === atMs && row[3] === levelM) return done(null)
  if (row[2] <= atMs + withinMs) return done((await isLevelOfPicture(db, site, device, row[2])) ? null : row[3])
  const span = { device, metric: 'level_m', from: atMs - withinMs, to: atMs + withinMs + 1 }
  const series = await upstream.series(token, site, span)
  if (!series.ok) return series
  const [nearest] = series.value.points.toSorted(([a], [b]) => Math.abs(a - atMs) - Math.abs(b - atMs))
  if (nearest === undefined || (await isLevelOfPicture(db, site, device, nearest[0]))) return done(null)
  return done(nearest[1])
}
