// A site's last weeks → its pumps, its tanks and its days as the simulation of another schedule needs them.
import type { Device } from '@vigie/contracts/entities'
import { middleOf } from '../savings/robust.ts'
import type { Pump } from '../savings/schedule.ts'
import {
  type ComparedDay,
  type SiteDay,
  type TankDay,
  type TariffShift,
  tariffShiftOf,
} from '../savings/tariff-shift.ts'
import { byDay, createClock, HOUR_MS, hoursOf, type SiteHistory } from './history.ts'
import { pricesOf } from './prices.ts'
import { byHour, sunToSpareOf } from './sun.ts'

/** Days simulated, those that only foretell included. */
const DAYS = 28
const HOURS = 24
const LEAST_SHARE = 0.2
const MOST_SHARE = 0.98
/** A pump gives what it gave in its last hours of running, some weeks of them: its filter, its well and its wear change. */
const RUNNING_HOURS = 100

export type SiteShift = Omit<TariffShift, 'shown'> & {
  readonly shown: ComparedDay & {
    /** its first hour, epoch ms */
    readonly from: number
    /** by tank, what was measured at that hour, m³ */
    readonly startM3: ReadonlyMap<string, number>
    /** what the sun had to spare for pumps on that day, kWh */
    readonly surplusKwh: number
  }
  readonly pumps: readonly Pump[]
  readonly tanks: readonly string[]
  /** by hour of the day drawn */
  readonly prices: readonly number[]
}

/** Null where the site has no tariff, no tank that a pump fills, or no whole day with pumping and a week of them before it. */
export const siteShiftOf = (history: SiteHistory): SiteShift | null => {
  const { devices, site } = history
  if (site.tariff === null) return null
  const tanks = devices.filter(
    ({ role, capacityM3, id }) => role === 'storage' && capacityM3 !== null && isFilled(devices, id),
  )
  const pumps = devices.filter(({ kind }) => kind === 'pump').flatMap((pump) => pumpOf(history, pump, tanks))
  if (tanks.length === 0 || pumps.length === 0) return null
  const days = daysOf(history, pumps, tanks).slice(-DAYS)
  const limits = tanks.map(({ id, capacityM3, reservePct }) => {
    const capacity = capacityM3 ?? 0
    const kept = Math.max(LEAST_SHARE, (reservePct ?? 10) / 100)
    return { id, leastM3: kept * capacity, mostM3: MOST_SHARE * capacity }
  })
  const shift = tariffShiftOf({ pumps, tanks: limits, days })
  const day = days.find((one) => one.day === shift.shown?.day)
  if (shift.shown === null || day === undefined) return null
  const startM3 = new Map([...day.tanks].map(([id, { stockM3 }]) => [id, stockM3]))
  const surplusKwh = day.freeKwh.reduce((sum, kwh) => sum + kwh, 0)
  const shown = { ...shift.shown, from: day.from, startM3, surplusKwh }
  return { ...shift, shown, pumps, tanks: tanks.map(({ id }) => id), prices: day.prices }
}

const isFilled = (devices: readonly Device[], tank: string): boolean =>
  devices.some(({ kind, feeds }) => kind === 'pump' && feeds.includes(tank))

const pumpOf = (history: SiteHistory, pump: Device, tanks: readonly Device[]): readonly Pump[] => {
  const into = tanks.find(({ id }) => pump.feeds.includes(id))
  // the mean of an hour in which it began or ended is of its rest as well: of a pump of few hours a day most are
  const at = (metric: 'flow_m3h' | 'power_kw') => {
    const ran = hoursOf(history, pump.id, metric)
      .filter(({ value }) => value > 0)
      .slice(-RUNNING_HOURS)
    const whole = ran.filter(({ min }) => min > 0)
    return (whole.length > 0 ? whole : ran).map(({ value }) => value)
  }
  const [flows, powers] = [at('flow_m3h'), at('power_kw')]
  if (into === undefined || flows.length === 0 || powers.length === 0) return []
  const [flowM3PerHour, powerKw] = [middleOf(flows).middle, middleOf(powers).middle]
  return [{ id: pump.id, into: into.id, flowM3PerHour, powerKw }]
}

type DatedDay = SiteDay & { readonly from: number }

/** Whole days only: 24 hours with a level at their start and the next one's. */
const daysOf = (history: SiteHistory, pumps: readonly Pump[], tanks: readonly Device[]): readonly DatedDay[] => {
  const clock = createClock(history.site.timeZone)
  const prices = pricesOf(history)
  const free = sunToSpareOf(history, pumps)
  const pumped = new Map(pumps.map(({ id }) => [id, byHour(hoursOf(history, id, 'volume_m3'))]))
  const stocks = new Map(
    tanks.map(({ id, capacityM3 }) => {
      const share = byHour(hoursOf(history, id, 'level_pct'))
      return [id, (at: number) => ((share.get(at) ?? Number.NaN) / 100) * (capacityM3 ?? 0)] as const
    }),
  )
  const [first] = tanks
  return byDay(first === undefined ? [] : hoursOf(history, first.id, 'level_pct'), clock).flatMap(({ day, hours }) => {
    if (hours.length !== HOURS) return []
    const ats = hours.map(({ at }) => Math.floor(at / HOUR_MS))
    const share = ({ id, flowM3PerHour }: Pump, at: number): number =>
      Math.min(1, Math.max(0, (pumped.get(id)?.get(at) ?? 0) / flowM3PerHour))
    const own = tanks.map(({ id }): [string, TankDay] => {
      const stock = stocks.get(id) ?? (() => Number.NaN)
      const drawsM3 = ats.map((at) => {
        const filled = pumps
          .filter(({ into }) => into === id)
          .reduce((sum, pump) => sum + pump.flowM3PerHour * share(pump, at), 0)
        return filled - (stock(at + 1) - stock(at))
      })
      return [id, { drawsM3, stockM3: stock(ats[0] ?? 0) }]
    })
    if (own.some(([, { drawsM3, stockM3 }]) => [...drawsM3, stockM3].some(Number.isNaN))) return []
    return [
      {
        day,
        from: (ats[0] ?? 0) * HOUR_MS,
        prices: ats.map((at) => prices.tariffAt(at * HOUR_MS) ?? 0),
        freeKwh: ats.map(free),
        runs: new Map(pumps.map((pump) => [pump.id, ats.map((at) => share(pump, at))])),
        tanks: new Map(own),
      },
    ]
  })
}
