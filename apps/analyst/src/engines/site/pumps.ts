// Pumps of a site → kWh/m³ and its drift, a baseline with its M&V statistics, and filters that clog, by what they take
// of the pressure at the flow of the hour.
import type { Device } from '@vigie/contracts/entities'
import { type Baseline, learnBaseline } from '../savings/baseline.ts'
import { dailyDriftOf } from '../savings/daily-drift.ts'
import type { Estimate } from '../savings/interval.ts'
import { scaled } from '../savings/interval.ts'
import { excessSince, type PumpDrift, pumpDriftOf } from '../savings/pump-drift.ts'
import { middleOf } from '../savings/robust.ts'
import type { Finding } from './finding.ts'
import { byDay, createClock, HOUR_MS, type Hour, hoursOf, type LocalClock, type SiteHistory } from './history.ts'
import { meanPrice, type Prices } from './prices.ts'

/** Days of work, not of the calendar: a pump that helps out works on few. */
const HISTORY_DAYS = 7
/** The baseline is learnt on the first month and judged on what follows. */
const BASELINE_DAYS = 30
/** Hours that pump less than this share of a full one are starts and stops. */
const FULL_HOUR_SHARE = 0.8
/** What a filter takes is told apart from the gauges' noise from here on: share of the usual loss, bar per (m³/h)². */
const FILTER_LEAST_SPREAD = 0.08

export type PumpReport = {
  readonly device: string
  readonly drift: PumpDrift | null
  readonly baseline: Pick<Baseline, 'measured'> | null
  /** since the baseline was learnt: what was used below (positive) or beyond what was to be expected, kWh */
  readonly saving: Estimate | null
  /** by day since the first: energy used less energy expected, summed, kWh */
  readonly cusum: readonly { readonly at: number; readonly excessKwh: number }[]
  readonly findings: readonly Finding[]
}

export const pumpsOf = (history: SiteHistory, prices: Prices): readonly PumpReport[] => {
  const clock = createClock(history.site.timeZone)
  return history.devices.filter(({ kind }) => kind === 'pump').map((pump) => reportOf(history, prices, clock, pump))
}

const reportOf = (history: SiteHistory, prices: Prices, clock: LocalClock, pump: Device): PumpReport => {
  const energy = hoursOf(history, pump.id, 'energy_kwh')
  const days = byDay(joined(energy, hoursOf(history, pump.id, 'volume_m3')), clock).map(({ day, at, hours }) => ({
    day,
    at,
    energyKwh: hours.reduce((sum, { energyKwh }) => sum + energyKwh, 0),
    volumeM3: hours.reduce((sum, { volumeM3 }) => sum + volumeM3, 0),
  }))
  const drift = pumpDriftOf(days)
  const atOf = new Map(days.map(({ day, at }) => [day, at]))
  const costOf = (energyKwh: Estimate | null, since: number): Estimate | null => {
    const price = meanPrice(
      energy.filter(({ at }) => at >= since),
      prices.marginalAt,
    )
    return energyKwh === null || price === null ? null : scaled(energyKwh, price)
  }
  const filter = filterDrift(history, clock, pump)
  const drifting = driftFinding(pump.id, drift, atOf, costOf)
  const found = filter === null ? drifting : clogged(filter, excessSince(days, clock(filter.since).day), costOf)
  return { device: pump.id, drift, ...baselineOf(history, clock, pump.id), findings: found === null ? [] : [found] }
}

type CostOf = (energyKwh: Estimate | null, since: number) => Estimate | null

const driftFinding = (
  device: string,
  drift: PumpDrift | null,
  atOf: ReadonlyMap<string, number>,
  costOf: CostOf,
): Finding | null => {
  if (drift === null || drift.since === null || drift.proved === null || drift.excessKwh === null) return null
  const since = atOf.get(drift.since) ?? 0
  return {
    kind: 'efficiency-drift',
    device,
    since,
    provedAt: atOf.get(drift.proved) ?? since,
    moved: [{ device, metric: 'energy_kwh', usual: drift.usualKwhPerM3, present: drift.presentKwhPerM3 }],
    volumeM3: null,
    energyKwh: drift.excessKwh,
    cost: costOf(drift.excessKwh, since),
    unit: 'kWh/m³',
    usual: drift.usualKwhPerM3,
    present: drift.presentKwhPerM3,
    evidence: drift.cusum.map(({ day, kwhPerM3, sum }) => ({ at: atOf.get(day) ?? 0, value: kwhPerM3, sum })),
  }
}

/** What the pump used beyond its usual since the filter began to clog is told with the filter, not as a drift of its own. */
const clogged = (filter: Omit<Finding, 'energyKwh' | 'cost'>, energyKwh: Estimate | null, costOf: CostOf): Finding => ({
  ...filter,
  energyKwh,
  cost: costOf(energyKwh, filter.since),
})

/** Pressure lost between the pump's own gauge and another one of the same asset, over the square of the flow. */
const filterDrift = (
  history: SiteHistory,
  clock: LocalClock,
  pump: Device,
): Omit<Finding, 'energyKwh' | 'cost'> | null => {
  const gauge = history.devices.find(
    ({ kind, asset, id }) => kind === 'pressure' && id !== pump.id && asset !== null && asset.id === pump.asset?.id,
  )
  if (gauge === undefined) return null
  const flows = hoursOf(history, pump.id, 'flow_m3h')
  const running = flows.filter(({ value }) => value > 0).map(({ value }) => value)
  if (running.length === 0) return null
  const full = FULL_HOUR_SHARE * middleOf(running).middle
  const before = new Map(hoursOf(history, pump.id, 'pressure_bar').map((hour) => [hour.at, hour.value]))
  const after = new Map(hoursOf(history, gauge.id, 'pressure_bar').map((hour) => [hour.at, hour.value]))
  const losses = flows.flatMap(({ at, value, min }) => {
    const [high, low] = [before.get(at), after.get(at)]
    return min < full || high === undefined || low === undefined ? [] : [{ at, bar: high - low, flow: value }]
  })
  const days = byDay(losses, clock).map(({ at, hours }) => ({
    at,
    perFlow: middleOf(hours.map(({ bar, flow }) => bar / flow ** 2)).middle,
  }))
  const drift = dailyDriftOf(
    days.map(({ perFlow }) => perFlow),
    { history: HISTORY_DAYS, leastSpread: FILTER_LEAST_SPREAD, leastDeviation: 0 },
  )
  if (drift === null || drift.onset === null || drift.proved === null) return null
  const usualFlow = middleOf(running).middle
  const bars = days.map(({ perFlow }) => perFlow * usualFlow ** 2)
  const usual = drift.usual.middle * usualFlow ** 2
  const present = middleOf(bars.slice(-Math.min(3, bars.length - drift.onset))).middle
  const since = days[drift.onset]?.at ?? 0
  return {
    kind: 'clogged-filter',
    device: pump.id,
    since,
    provedAt: days[drift.proved]?.at ?? since,
    moved: [{ device: gauge.id, metric: 'pressure_bar', usual, present }],
    volumeM3: null,
    unit: 'bar',
    usual,
    present,
    evidence: days.map(({ at }, index) => ({ at, value: bars[index] ?? 0, sum: drift.sums[index] ?? 0 })),
  }
}

const baselineOf = (history: SiteHistory, clock: LocalClock, device: string) => {
  const hours = joined(hoursOf(history, device, 'energy_kwh'), hoursOf(history, device, 'volume_m3'))
    .filter(({ volumeM3 }) => volumeM3 > 0)
    .map(({ at, energyKwh, volumeM3 }) => ({
      at,
      energyKwh,
      flowM3PerHour: volumeM3,
      temperatureC: null,
      hour: clock(at).hour,
    }))
  const from = hours[0]?.at ?? 0
  const learnt = hours.filter(({ at }) => at < from + BASELINE_DAYS * 24 * HOUR_MS)
  const later = hours.slice(learnt.length)
  const baseline = learnBaseline(learnt)
  if (baseline === null) return { baseline: null, saving: null, cusum: [] }
  let excessKwh = 0
  const cusum = byDay(hours, clock).map(({ at, hours: own }) => {
    for (const hour of own) excessKwh += hour.energyKwh - baseline.expect(hour)
    return { at, excessKwh }
  })
  return {
    baseline: { measured: baseline.measured },
    saving: later.length === 0 ? null : baseline.saving(later),
    cusum,
  }
}

const joined = (energy: readonly Hour[], volume: readonly Hour[]) => {
  const volumes = new Map(volume.map(({ at, value }) => [at, value]))
  return energy.flatMap(({ at, value }) => {
    const volumeM3 = volumes.get(at)
    return volumeM3 === undefined ? [] : [{ at, energyKwh: value, volumeM3 }]
  })
}
