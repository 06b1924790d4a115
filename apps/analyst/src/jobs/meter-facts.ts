import { type Device, METRICS, type MetricId } from '@vigie/contracts/entities'
import { latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { MeterContext } from '../engines/index.ts'
import { done, failed, type Outcome } from '../outcome.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** What is known of a device's counter: which metric it is, its last good reading, the most it can count in an hour. */
export type MeterFacts = {
  readonly metric: MetricId
  readonly last: MeterContext['last']
  readonly mostPerHour: number | null
}

/** Errors: `missing` the site has no such device, or it has no counter. */
export const meterFacts = async (
  upstream: Upstream,
  token: string,
  site: string,
  device: string,
): Promise<Outcome<MeterFacts>> => {
  const devices = await upstream.devices(token, site)
  if (!devices.ok) return devices
  const counter = counterOf(devices.value.find(({ id }) => id === device))
  if (counter === null) return failed('missing')
  const latest = await upstream.get(token, UPSTREAM_PATHS.latest, latestBody, { site })
  if (!latest.ok) return latest
  const row = latest.value.readings.find(([id, metric]) => id === device && metric === counter.id)
  return done({
    metric: counter.id,
    last: row === undefined ? null : { value: row[3], atMs: row[2] },
    mostPerHour: counter.maxRatePerHour ?? null,
  })
}

const counterOf = (device: Device | undefined) =>
  device?.metrics.find(({ id }) => METRICS[id].nature === 'counter') ?? null
