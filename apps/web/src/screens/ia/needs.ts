// In: what the site declares and measures. Out: which needs of each assistant that meets.
import { DAY_MS, type Device, type KpiBody, METRICS, type MetricId, type Site } from '@vigie/contracts/entities'
import { measures } from '@/widgets/device-tile/device-metrics'

export type Met = 'ready' | 'partial' | 'missing'

/** How far `have` of `all` meets a need; nothing at all is missing. */
export const metBy = (have: number, all: number): Met => (have === 0 ? 'missing' : have < all ? 'partial' : 'ready')

/** Devices that show a running total: what a photo of a meter is checked against. */
export const countersOf = (devices: readonly Device[]) => {
  const counters = devices.filter(({ metrics }) => metrics.some(({ id }) => METRICS[id].nature === 'counter'))
  const bounded = counters.filter(({ metrics }) => metrics.some(({ maxRatePerHour }) => maxRatePerHour !== undefined))
  return { counters, bounded }
}

export const camerasOf = (devices: readonly Device[]) => devices.filter(({ kind }) => kind === 'camera')

/** Tanks whose height when full is known: a gauge board can be calibrated there. */
export const tanksOf = (devices: readonly Device[]) =>
  devices.filter(({ role, heightM }) => role === 'storage' && heightM !== null)

export const PUMP_METRICS = ['flow_m3h', 'power_kw', 'pressure_bar'] as const satisfies readonly MetricId[]
export type PumpMetric = (typeof PUMP_METRICS)[number]
export type PumpNeed = { readonly device: Device; readonly missing: readonly PumpMetric[] }

/** Each pump, with what it does not measure of what a baseline needs. */
export const pumpsOf = (devices: readonly Device[]): readonly PumpNeed[] =>
  devices
    .filter(({ kind }) => kind === 'pump')
    .map((device) => ({ device, missing: PUMP_METRICS.filter((metric) => !measures(device, metric)) }))

/** Whole days between the oldest and the newest point of a series; null when it has none. */
export const historyDays = (points: readonly (readonly [number, ...number[]])[]): number | null => {
  const [first] = points
  const last = points.at(-1)
  return first === undefined || last === undefined ? null : Math.floor((last[0] - first[0]) / DAY_MS) + 1
}

/** The lesser completeness of a pump's water and energy over the period, %; null when not known. */
export const completenessOf = (body: KpiBody, { id }: Device): number | null => {
  const source = body.sources.find(({ device }) => device === id)
  const known = [source?.volumeM3.completenessPct, source?.energyKwh.completenessPct].filter(
    (percent) => percent !== null && percent !== undefined,
  )
  return known.length === 0 ? null : Math.min(...known)
}

export const QUESTIONS = ['produced', 'consumed', 'stored', 'energy', 'specific', 'outages'] as const
export type Question = (typeof QUESTIONS)[number]

/** Questions the figures of this site can answer: each one's figure has a value now. */
export const answerable = (body: KpiBody, site: Pick<Site, 'tariff'>): readonly Question[] => {
  const holds: Record<Question, boolean> = {
    produced: body.water.producedM3.value !== null,
    consumed: body.consumptions.some(({ volumeM3 }) => volumeM3.value !== null),
    stored: body.water.storedM3 !== null,
    energy: site.tariff !== null && body.energy.cost.value !== null,
    specific: body.sources.some(({ kwhPerM3 }) => kwhPerM3.value !== null),
    outages: body.powerPct.value !== null,
  }
  return QUESTIONS.filter((question) => holds[question])
}
