// Meters of consumption → leaks behind them, by the least flow of each day against the meter's own past.
import { nightFlowOf } from '../leak/night-flow.ts'
import { scaled } from '../savings/interval.ts'
import { middleOf } from '../savings/robust.ts'
import type { Finding } from './finding.ts'
import { byDay, createClock, type Hour, hoursOf, type SiteHistory } from './history.ts'
import { meanPrice, type Prices } from './prices.ts'

const HISTORY_DAYS = 21
const LEAST_HOURS = 12
/** Days that say what it is now. */
const LAST_DAYS = 3
/** Hours of a day whose mean is its least flow: what runs all day runs in these, however late watering ends. */
const QUIET_HOURS = 4
const LEAST_SPREAD = 0.1
/** Smaller changes of flow are the meter's. */
const LEAST_SPREAD_M3H = 0.08

/**
 * By meter: least flow of each day, what is usual, and the leak that it shows. One of which the upstream's alarm tells
 * begins as that does, and so does what it is said to have cost.
 */
export const leaksOf = (history: SiteHistory, prices: Prices) => {
  const clock = createClock(history.site.timeZone)
  const pumped = pumpedOf(history)
  return history.devices
    .filter(({ role, metrics }) => role === 'consumption' && metrics.some(({ id }) => id === 'flow_m3h'))
    .map((device) => {
      const days = byDay(hoursOf(history, device.id, 'flow_m3h'), clock).filter(
        ({ hours }) => hours.length >= LEAST_HOURS,
      )
      const nights = days.map(({ day, hours }) => ({ day, flowM3PerHour: leastFlow(hours) }))
      const atOf = new Map(days.map(({ day, at }) => [day, at]))
      const since = history.leaksSince?.get(device.id)
      const night = nightFlowOf(nights, {
        ...(since !== undefined && { since: clock(since).day }),
        historyNights: HISTORY_DAYS,
        leastSpread: LEAST_SPREAD,
        leastSpreadM3PerHour: LEAST_SPREAD_M3H,
        pricePerM3: 0,
      })
      if (since !== undefined) atOf.set(clock(since).day, since)
      return { device: device.id, usualM3PerHour: night.usualM3PerHour, finding: findingOf(device.id, night, atOf) }
    })

  function findingOf(
    device: string,
    { leak, cusum }: ReturnType<typeof nightFlowOf>,
    atOf: ReadonlyMap<string, number>,
  ): Finding | null {
    if (leak === null) return null
    const price = meanPrice(pumped.energy, prices.marginalAt)
    const energyKwh = pumped.kwhPerM3 === null ? null : scaled(leak.volumeM3, pumped.kwhPerM3)
    const present = middleOf(cusum.slice(-LAST_DAYS).map(({ flowM3PerHour }) => flowM3PerHour)).middle
    return {
      kind: 'leak',
      device,
      since: atOf.get(leak.since) ?? 0,
      provedAt: atOf.get(leak.proved) ?? 0,
      moved: [{ device, metric: 'flow_m3h', usual: leak.usualM3PerHour, present }],
      volumeM3: leak.volumeM3,
      energyKwh,
      cost: energyKwh === null || price === null ? null : scaled(energyKwh, price),
      unit: 'm³/h',
      usual: leak.usualM3PerHour,
      present,
      evidence: cusum.map(({ day, flowM3PerHour, sum }) => ({ at: atOf.get(day) ?? 0, value: flowM3PerHour, sum })),
    }
  }
}

/** What a cubic metre of the site takes to pump, and when energy went into pumping. */
const pumpedOf = (history: SiteHistory) => {
  const pumps = history.devices.filter(({ kind }) => kind === 'pump').map(({ id }) => id)
  const energy = pumps.flatMap((id) => hoursOf(history, id, 'energy_kwh'))
  const volume = pumps.flatMap((id) => hoursOf(history, id, 'volume_m3')).reduce((sum, { value }) => sum + value, 0)
  const used = energy.reduce((sum, { value }) => sum + value, 0)
  return { energy, kwhPerM3: volume > 0 && used > 0 ? used / volume : null }
}

const leastFlow = (hours: readonly Hour[]): number => {
  const quiet = hours
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .slice(0, QUIET_HOURS)
  return quiet.reduce((sum, value) => sum + value, 0) / quiet.length
}
