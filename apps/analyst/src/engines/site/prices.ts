import type { Device } from '@vigie/contracts/entities'
import { createClock, HOUR_MS, hoursOf, type SiteHistory } from './history.ts'

/** What a further kWh costs at an hour: the tariff's price, nothing while the sun serves the whole site. */
export type Prices = {
  /** site currency per kWh, at the tariff; null without one */
  readonly tariffAt: (at: number) => number | null
  /** the same, nothing where the grid gave nothing */
  readonly marginalAt: (at: number) => number | null
}

/** Below this mean power the grid is taken to give nothing, kW. */
const IDLE_GRID_KW = 0.5

export const pricesOf = (history: SiteHistory): Prices => {
  const { tariff, timeZone } = history.site
  const clock = createClock(timeZone)
  const meter = gridMeterOf(history)
  const drawn = new Map(
    (meter === null ? [] : hoursOf(history, meter.id, 'power_kw')).map(({ at, value }) => [hourOf(at), value]),
  )
  const tariffAt: Prices['tariffAt'] = (at) => {
    if (tariff === null) return null
    const { hour, month } = clock(at)
    const rule = tariff.rules.find(
      ({ months, fromHour, toHour }) => months.includes(month) && hour >= fromHour && hour < toHour,
    )
    return tariff.pricePerKwh[rule?.slot ?? 'off-peak']
  }
  return {
    tariffAt,
    marginalAt: (at) => ((drawn.get(hourOf(at)) ?? Number.POSITIVE_INFINITY) < IDLE_GRID_KW ? 0 : tariffAt(at)),
  }
}

/** The energy meter that feeds pumps and has no sun of its own. */
export const gridMeterOf = ({ devices }: SiteHistory): Device | null =>
  devices.find(({ kind, metrics }) => kind === 'energy' && !metrics.some(({ id }) => id === 'irradiance_wm2')) ?? null

const hourOf = (at: number): number => Math.floor(at / HOUR_MS)

/** Mean of prices weighed by what was used at them; null where none is known. */
export const meanPrice = (
  used: readonly { readonly at: number; readonly value: number }[],
  priceAt: (at: number) => number | null,
): number | null => {
  let [cost, energy] = [0, 0]
  for (const { at, value } of used) {
    const price = priceAt(at)
    if (price === null) continue
    cost += price * value
    energy += value
  }
  return energy > 0 ? cost / energy : null
}
