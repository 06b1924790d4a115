// A site's record → what its panels had to spare for pumps in an hour, beside all that is no pump.
import { middleOf } from '../savings/robust.ts'
import type { Pump } from '../savings/schedule.ts'
import { HOUR_MS, type Hour, hoursOf, type SiteHistory } from './history.ts'
import { gridMeterOf } from './prices.ts'

/** From this mean power on the grid gave in an hour, so that all that the panels could give was used, kW. */
const GRID_GAVE_KW = 1
/** Less light than this tells nothing of what panels give, W/m². */
const LEAST_LIGHT = 200

/**
 * By hour since the epoch, kWh. While the grid gives, what the panels gave is all that they could: the record is taken as it
 * is, since under the same light dust, heat or a low sun let them give less on one day than on another. Only while the grid
 * gives nothing may the panels be held back by want of a use: they are taken to give then what such a light gave while all
 * of it was used. What the other uses took of that is not to spare, and where the meter told nothing, nothing is.
 */
export const sunToSpareOf = (history: SiteHistory, pumps: readonly Pick<Pump, 'id'>[]) => {
  const panels = history.devices.find(
    ({ metrics }) => metrics.some(({ id }) => id === 'irradiance_wm2') && metrics.some(({ id }) => id === 'power_kw'),
  )
  const meter = gridMeterOf(history)
  if (panels === undefined || meter === null) return () => 0
  const light = byHour(hoursOf(history, panels.id, 'irradiance_wm2'))
  const given = byHour(hoursOf(history, panels.id, 'power_kw'))
  const grid = byHour(hoursOf(history, meter.id, 'power_kw'))
  const used = pumps.map(({ id }) => byHour(hoursOf(history, id, 'power_kw')))
  const ratios = [...light].flatMap(([at, wm2]) =>
    wm2 > LEAST_LIGHT && (grid.get(at) ?? 0) > GRID_GAVE_KW ? [(given.get(at) ?? 0) / wm2] : [],
  )
  const perLight = ratios.length === 0 ? 0 : middleOf(ratios).middle
  return (at: number): number => {
    const [ofSun, ofGrid] = [given.get(at), grid.get(at)]
    if (ofSun === undefined || ofGrid === undefined) return 0
    const possible = ofGrid > GRID_GAVE_KW ? ofSun : Math.max(ofSun, perLight * (light.get(at) ?? 0))
    const pumping = used.reduce((sum, power) => sum + (power.get(at) ?? 0), 0)
    return Math.max(0, possible - Math.max(0, ofSun + ofGrid - pumping))
  }
}

/** The values of a series by hour, hours since the epoch. */
export const byHour = (hours: readonly Hour[]): ReadonlyMap<number, number> =>
  new Map(hours.map(({ at, value }) => [Math.floor(at / HOUR_MS), value]))
