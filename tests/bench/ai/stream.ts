// Healthy days of the farm, read as they come: how often a device that has no fault is named.
import { createDeviceStream, type Episode, isStreamed } from '@vigie/analyst/engines'
import { device, type MetricId } from '@vigie/contracts/entities'
import { createFarm, planOf, readings, walk } from '@vigie/simulator'
import { describeSite } from '@vigie/simulator/history'
import { fixed, type Table } from '../table.ts'

const SITES = ['chaib', 'massa', 'tifnout']
/** None of them was looked at while the engine was made. */
const SEEDS = [611, 722, 833, 944, 1_055]
const DAY_MS = 86_400_000
const STEP_MS = 300_000
const ORIGIN_MS = Date.UTC(2026, 4, 1)
/** Nothing is planted before day 28; the tanks of a new farm have settled after two. */
const [FROM_DAY, TO_DAY] = [2, 26]

export const benchStream = (): readonly Table[] => {
  const rows = SEEDS.map((seed) => {
    const told = SITES.flatMap((site) => episodesOf(site, seed))
    const devices = SITES.reduce((sum, site) => sum + watchedOf(site).length, 0)
    const electric = told.filter(({ moved }) => ELECTRIC.test(moved[0]?.metric ?? '')).length
    const days = devices * (TO_DAY - FROM_DAY)
    return [String(seed), String(days), String(told.length), fixed((1_000 * told.length) / days), String(electric)]
  })
  return [
    {
      title: 'The farm as it comes: healthy days',
      method: `Days ${FROM_DAY} to ${TO_DAY} of three sites, means over five minutes, the settings that are shipped. Nothing is planted yet, but the grid is cut and sags as it does: what moved voltage or power first is of that.`,
      columns: ['seed', 'device-days', 'episodes told', 'per 1,000 device-days', 'of them electric'],
      rows,
    },
  ]
}
const ELECTRIC = /voltage|power|current|frequency/

const watchedOf = (site: string) =>
  describeSite(planOf(site))
    .map(({ id, birth }) => device.parse({ id, site, ...birth }))
    .filter(({ metrics }) => metrics.some(({ id }) => isStreamed(id)))

const episodesOf = (site: string, seed: number): readonly Episode[] => {
  const streams = watchedOf(site).map(({ id, asset, metrics }) => {
    const ids = metrics.map((one) => one.id).filter(isStreamed)
    return { id, pump: asset?.id ?? id, ids, stream: createDeviceStream(ids), told: new Map<number, Episode>() }
  })
  let state = createFarm(site, seed, 'Africa/Casablanca', ORIGIN_MS)
  for (const next of walk(state, ORIGIN_MS + FROM_DAY * DAY_MS)) state = next
  let stepAt = state.atMs
  let sums = new Map<string, { sum: number; count: number }>()
  for (const next of walk(state, ORIGIN_MS + TO_DAY * DAY_MS)) {
    for (const [id, values] of readings(next))
      for (const [metric, value] of Object.entries(values)) {
        const { sum, count } = sums.get(`${id} ${metric}`) ?? { sum: 0, count: 0 }
        sums.set(`${id} ${metric}`, { sum: sum + value, count: count + 1 })
      }
    if (next.atMs < stepAt + STEP_MS) continue
    const meanOf = (id: string, metric: MetricId): number => {
      const { sum = Number.NaN, count = 1 } = sums.get(`${id} ${metric}`) ?? {}
      return sum / count
    }
    for (const { id, pump, ids, stream, told } of streams) {
      const values = ids.map((metric) => meanOf(id, metric))
      if (values.every(Number.isNaN)) continue
      const ran = meanOf(pump, 'running')
      const episode = stream.push({ at: stepAt, values, running: Number.isNaN(ran) ? null : ran })
      if (episode !== null) told.set(episode.since, episode)
    }
    stepAt += STEP_MS
    sums = new Map()
  }
  return streams.flatMap(({ told }) => [...told.values()])
}
