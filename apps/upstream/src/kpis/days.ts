import type { Site, TariffSlot } from '@vigie/contracts/entities'
import { dayAt } from '../series/buckets.ts'
import { readDayStamps } from '../store/day-stamps.ts'
import { readHalfHours } from '../store/rollups/half-hours.ts'
import { readLows } from '../store/rollups/lows.ts'
import { type Peaks, readPeaks } from '../store/rollups/peaks.ts'
import { type AllStarts, readStarts } from '../store/rollups/starts.ts'
import { readSums, type Sums } from '../store/rollups/sums.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from '../time.ts'
import { meanOfNights, nightsOf } from './flow-night.ts'
import { addSums, followStarts, higherPeak, join } from './join.ts'
import { slotsOf } from './slots.ts'

/** Which series each kind of fact is read of. */
export type Wanted = Readonly<Record<'sums' | 'flows' | 'powers' | 'states' | 'meters', readonly number[]>>

/** What a stretch brings to the figures, by number of series. */
export type Facts = {
  readonly sums: Sums
  /** minimum night flow, m³/h */
  readonly nights: ReadonlyMap<number, number>
  readonly peaks: Peaks
  readonly starts: AllStarts
  readonly slots: ReadonlyMap<TariffSlot, number>
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

/** A day is kept once it has been over for this long: what was still on its way is there then, or stamps it. ms */
const SETTLED_AFTER_MS = 600_000
/** Two years of three sites. */
const REMEMBERED = 2_200

/**
 * Reads days, and remembers those that are over: they change no more, unless something comes late; then their
 * stamp says so, whichever instance wrote it.
 */
export const createDayReader = (db: Database): DayReader => {
  const memo = new Map<string, { readonly version: string; readonly day: Day }>()
  return async (site, wanted, stretches, first, nowMs) => {
    const windows = stretches.map((stretch) => daysOf(stretch, site.timeZone).filter(({ to }) => to > first))
    const all = windows.flat()
    if (all.length === 0) return windows.map(() => [])
    const from = Math.min(...all.map((window) => window.from))
    const stamps = await readDayStamps(db, site.slug, from, Math.max(...all.map(({ to }) => to)))
    const of = JSON.stringify([wanted, site.timeZone, site.tariff])
    const keyOf = (window: Stretch) => `${site.slug}/${window.from}/${window.to}`
    const versionOf = (window: Stretch) => `${stamps.get(window.from) ?? 0}/${of}`
    const found = new Map<string, Day>()
    const missing = new Map<string, Stretch>()
    for (const window of all) {
      const key = keyOf(window)
      const known = memo.get(key)
      if (known?.version === versionOf(window)) found.set(key, known.day)
      else missing.set(key, window)
    }
    for (const day of await readDays(db, site, wanted, [...missing.values()])) {
      const key = keyOf(day)
      found.set(key, day)
      if (!isSettled(day, site.timeZone, nowMs)) continue
      memo.delete(key)
      memo.set(key, { version: versionOf(day), day })
    }
    for (const key of memo.keys()) {
      if (memo.size <= REMEMBERED) break
      memo.delete(key)
    }
    return windows.map((list) => list.flatMap((window) => found.get(keyOf(window)) ?? []))
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
  slots: join(
    days.map(({ slots }) => slots),
    (kwh, more) => kwh + more,
  ),
})

const daysOf = ({ from, to }: Stretch, timeZone: string): Stretch[] => {
  const days: Stretch[] = []
  for (let day = dayAt(from, timeZone); day.start < to && from < to; day = dayAt(day.end, timeZone))
    days.push({ from: Math.max(from, day.start), to: Math.min(to, day.end) })
  return days
}

const isSettled = ({ from, to }: Stretch, timeZone: string, nowMs: number): boolean => {
  const day = dayAt(from, timeZone)
  return day.start === from && day.end === to && day.end + SETTLED_AFTER_MS <= nowMs
}

const readDays = async (db: Database, site: Site, wanted: Wanted, windows: readonly Stretch[]): Promise<Day[]> => {
  if (windows.length === 0) return []
  const sums = await readSums(db, wanted.sums, windows, site.timeZone)
  const nights = await readLows(db, wanted.flows, nightsOf(windows, site.timeZone))
  const peaks = await readPeaks(db, wanted.powers, windows)
  const starts = await readStarts(db, wanted.states, windows)
  const { tariff, timeZone } = site
  const slots =
    tariff === null
      ? []
      : slotsOf(windows.length, await readHalfHours(db, wanted.meters, windows, timeZone), tariff, timeZone)
  return windows.map((window, n) => ({
    ...window,
    sums: sums[n] ?? new Map(),
    nights: nights[n] ?? new Map(),
    peaks: peaks[n] ?? new Map(),
    starts: starts[n] ?? new Map(),
    slots: slots[n] ?? new Map(),
  }))
}
