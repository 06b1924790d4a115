// Gauges of a site → those that repeat one value to the last digit for longer than they ever did.
import type { MetricId } from '@vigie/contracts/entities'
import { METRICS } from '@vigie/contracts/entities'
import type { Finding } from './finding.ts'
import { HOUR_MS, type Hour, hoursOf, type SiteHistory } from './history.ts'

/** Hours of one value, and how many times longer than the longest of its past. */
const LEAST_HOURS = 8
const LONGER_THAN_EVER = 3
/** Gauges that rightly stand still: at zero, at full, at rest. */
const MAY_REST: ReadonlySet<MetricId> = new Set([
  'flow_m3h',
  'power_kw',
  'power_factor',
  'irradiance_wm2',
  'level_pct',
  'frequency_hz',
])
const EVIDENCE_HOURS = 24 * 14

export const stuckSensorsOf = (history: SiteHistory): readonly Finding[] =>
  history.devices.flatMap((device) =>
    device.metrics
      .map(({ id }) => id)
      .filter(
        (id) =>
          METRICS[id].nature === 'gauge' && !MAY_REST.has(id) && METRICS[id].unit !== 'A' && METRICS[id].unit !== 'V',
      )
      .flatMap((metric) => {
        const found = stuckOf(device.id, metric, hoursOf(history, device.id, metric))
        return found === null ? [] : [found]
      })
      .slice(0, 1),
  )

const stuckOf = (device: string, metric: MetricId, hours: readonly Hour[]): Finding | null => {
  const last = hours.at(-1)
  if (last === undefined) return null
  const runs = runsOf(hours)
  const present = runs.at(-1)
  if (present === undefined) return null
  const longest = Math.max(1, ...runs.slice(0, -1).map(({ length }) => length))
  if (present.length < LEAST_HOURS || present.length < LONGER_THAN_EVER * longest) return null
  const first = hours[present.from]
  const proved = hours[present.from + Math.max(LEAST_HOURS, LONGER_THAN_EVER * longest) - 1]
  if (first === undefined) return null
  const shown = hours.slice(-EVIDENCE_HOURS)
  return {
    kind: 'stuck-sensor',
    device,
    since: first.at,
    provedAt: (proved ?? last).at + HOUR_MS,
    moved: [{ device, metric, usual: spreadOf(hours.slice(0, present.from)), present: 0 }],
    volumeM3: null,
    energyKwh: null,
    cost: null,
    unit: METRICS[metric].unit,
    usual: readingOf(first),
    present: readingOf(last),
    evidence: shown.map((hour) => ({
      at: hour.at,
      value: readingOf(hour),
      sum: Math.max(0, (hour.at - first.at) / HOUR_MS),
    })),
  }
}

/** What a gauge read in an hour: of an hour of one value that value, since a mean of it may differ in the last digits. */
const readingOf = ({ value, min, max }: Hour): number => (min === max ? min : value)

/** Stretches of hours that hold one and the same value. */
const runsOf = (hours: readonly Hour[]) => {
  const runs: { from: number; length: number; value: number | null }[] = []
  hours.forEach(({ min, max }, index) => {
    const run = runs.at(-1)
    const value = min === max ? min : null
    if (run !== undefined && value !== null && run.value === value) run.length++
    else runs.push({ from: index, length: value === null ? 0 : 1, value })
  })
  return runs
}

/** Middle of what the gauge usually changed by within a day. */
const spreadOf = (hours: readonly Hour[]): number => {
  const days = Array.from({ length: Math.floor(hours.length / 24) }, (_, day) => hours.slice(day * 24, day * 24 + 24))
  const spreads = days
    .map((own) => Math.max(...own.map(({ max }) => max)) - Math.min(...own.map(({ min }) => min)))
    .sort((a, b) => a - b)
  return spreads[Math.floor(spreads.length / 2)] ?? 0
}
