import type { Site } from '@vigie/contracts/entities'
import { type Factors, readFactors, type Weighed } from '../store/rollups/factors.ts'
import { readHalfHours } from '../store/rollups/half-hours.ts'
import { readLows } from '../store/rollups/lows.ts'
import { type Peaks, readPeaks } from '../store/rollups/peaks.ts'
import { type AllStarts, readStarts } from '../store/rollups/starts.ts'
import { readSums, type Sums } from '../store/rollups/sums.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from '../time.ts'
import { meanOfNights, nightsOf } from './flow-night.ts'
import { addFactors, addSums, followStarts, higherPeak, join } from './join.ts'
import { createDayMemory, daysSince } from './remembered-days.ts'
import { type SlotEnergy, slotsOf } from './slots.ts'

/** Which series each kind of fact is read of. */
export type Wanted = Readonly<
  Record<'sums' | 'flows' | 'powers' | 'states' | 'meters' | 'suns' | 'motors', readonly number[]>
> & {
  readonly factors: readonly Weighed[]
}

/** What a stretch brings to the figures, by number of series. */
export type Facts = {
  readonly sums: Sums
  /** minimum night flow, m³/h */
  readonly nights: ReadonlyMap<number, number>
  readonly peaks: Peaks
  readonly starts: AllStarts
  readonly factors: Factors
  /** what the grid meters counted in each slot, kWh */
  readonly slots: SlotEnergy
  /** what the sun gave in each slot, kWh */
  readonly sunSlots: SlotEnergy
  /** what each pump used in each slot, kWh, by number of series */
  readonly motorSlots: ReadonlyMap<number, SlotEnergy>
}
/** The facts of one local day, or of the part of it that a stretch covers. */
export type Day = Facts & Stretch

/** The days of several stretches of a site, oldest first, from the one that holds `first` on. */
export type DayReader = (
  site: Site,
  wanted: Wanted,
  stretches: readonly Stretch[],
  first: number,
  nowMs: number,
) => Promise<Day[][]>

/** Reads days, and remembers those that are over. */
export const createDayReader = (db: Database): DayReader => {
  const recall = createDayMemory<Day>(db)
  return async (site, wanted, stretches, first, nowMs) => {
    const windows = stretches.map((stretch) => daysSince(first, stretch, site.timeZone))
    const days = await recall({
      site,
      of: JSON.stringify([wanted, site.timeZone, site.tariff]),
      windows: windows.flat(),
      nowMs,
      read: (missing) => readDays(db, site, wanted, missing),
    })
    return windows.map(({ length }) => days.splice(0, length))
  }
}

/** The facts of a stretch from those of its days, oldest first. */
export const joinDays = (days: readonly Day[]): Facts => ({
  sums: join(
    days.map(({ sums }) => sums),
    addSums,
  ),
  nights: meanOfNights(days.map(({ nights }) => nights)),
  peaks: join(
    days.map(({ peaks }) => peaks),
    higherPeak,
  ),
  starts: join(
    days.map(({ starts }) => starts),
    followStarts,
  ),
  factors: join(
    days.map(({ factors }) => factors),
    addFactors,
  ),
  slots: join(
    days.map(({ slots }) => slots),
    (kwh, more) => kwh + more,
  ),
  sunSlots: join(
    days.map(({ sunSlots }) => sunSlots),
    (kwh, more) => kwh + more,
  ),
  motorSlots: join(
    days.map(({ motorSlots }) => motorSlots),
    (slots, next) => join([slots, next], (kwh, more) => kwh + more),
  ),
})

const readDays = async (db: Database, site: Site, wanted: Wanted, windows: readonly Stretch[]): Promise<Day[]> => {
  const sums = await readSums(db, wanted.sums, windows, site.timeZone)
  const nights = await readLows(db, wanted.flows, nightsOf(windows, site.timeZone))
  const peaks = await readPeaks(db, wanted.powers, windows)
  const starts = await readStarts(db, wanted.states, windows)
  const factors = await readFactors(db, wanted.factors, windows)
  const { tariff, timeZone } = site
  const slotted = async (counters: readonly number[]): Promise<SlotEnergy[]> =>
    tariff === null
      ? []
      : slotsOf(windows.length, await readHalfHours(db, counters, windows, timeZone), tariff, timeZone)
  const slots = await slotted(wanted.meters)
  const sunSlots = await slotted(wanted.suns)
  const ofMotors = tariff === null ? [] : await readHalfHours(db, wanted.motors, windows, timeZone)
  const motors = [...Map.groupBy(ofMotors, ({ series_id }) => series_id)].map(
    ([id, rows]) => [id, tariff === null ? [] : slotsOf(windows.length, rows, tariff, timeZone)] as const,
  )
  return windows.map((window, n) => ({
    ...window,
    sums: sums[n] ?? new Map(),
    nights: nights[n] ?? new Map(),
    peaks: peaks[n] ?? new Map(),
    starts: starts[n] ?? new Map(),
    factors: factors[n] ?? new Map(),
    slots: slots[n] ?? new Map(),
    sunSlots: sunSlots[n] ?? new Map(),
    motorSlots: new Map(motors.map(([id, energy]) => [id, energy[n] ?? new Map()])),
  }))
}
