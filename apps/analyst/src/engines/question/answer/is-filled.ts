// In: a tank, the site and its latest readings. Out: whether what fills it is at work now, by what devices say that they feed.
import { type Device, freshnessOf, inletsOf, type MetricId } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import type { Bodies } from './reads.ts'

/** `open`: it is not known, or nothing is known to fill it. */
export type Filled = 'yes' | 'no' | 'open'

/** Whether anything fills a tank now: not where all that may is known to stand, or is without power. */
export const isFilled = (tank: string, latest: Bodies['latest'] | null, facts: Facts): Filled => {
  if (latest === null) return 'open'
  const work = inletsOf(tank, facts.devices).map((inlet) => workOf(inlet, latest, facts))
  if (work.includes('yes')) return 'yes'
  return work.length === 0 || work.includes('open') ? 'open' : 'no'
}

/** What has no power stands; what is out of reach or silent tells nothing; how much a tank lets out is not known. */
const workOf = ({ id, metrics }: Device, { readings, statuses }: Bodies['latest'], { now }: Facts): Filled => {
  const status = statuses.find((one) => one.device === id)
  if (status?.powered === false) return 'no'
  if (status?.online === false) return 'open'
  const read = (metric: MetricId): number | null => {
    const [, , at, value] = readings.find((row) => row[0] === id && row[1] === metric) ?? []
    const cadence = metrics.find((one) => one.id === metric)?.cadenceMs
    if (at === undefined || value === undefined || cadence === undefined) return null
    return freshnessOf(now - at, cadence) === 'stale' ? null : value
  }
  const running = read('running')
  if (running !== null) return running >= ON ? 'yes' : 'no'
  const flow = read('flow_m3h')
  return flow === null ? 'open' : flow > STILL_M3H ? 'yes' : 'no'
}
const ON = 0.5
/** A meter that counts less counts nothing, m³/h; as on the screens. */
const STILL_M3H = 0.05
