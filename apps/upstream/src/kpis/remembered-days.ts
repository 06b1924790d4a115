import type { Site } from '@vigie/contracts/entities'
import { dayAt } from '../series/buckets.ts'
import { readDayStamps } from '../store/day-stamps.ts'
import type { Database } from '../store/tables.ts'
import type { Stretch } from '../time.ts'

/** A day is kept once it has been over for this long: what was still on its way is there then, or stamps it. ms */
const SETTLED_AFTER_MS = 600_000
/** Read together: a year at once would hold up the live path for half a second. */
const DAYS_AT_A_TIME = 14
/** Two years of three sites. */
const REMEMBERED = 2_200

/** What is asked of which days, and how it is read where it is not remembered: one answer a window, in any order. */
export type DaysAsked<D> = {
  readonly site: Pick<Site, 'slug' | 'timeZone'>
  /** what the answer depends on besides the readings: another text, another answer */
  readonly of: string
  /** local days, or parts of one each; the same one may be asked for twice */
  readonly windows: readonly Stretch[]
  readonly nowMs: number
  readonly read: (missing: readonly Stretch[]) => Promise<readonly D[]>
}

/**
 * Remembers what was read of days that are over: they change no more, unless something comes late; then their stamp
 * says so, whichever instance wrote it. Answers in the order of the windows.
 */
export const createDayMemory = <D extends Stretch>(db: Database): ((asked: DaysAsked<D>) => Promise<D[]>) => {
  const memo = new Map<string, { readonly version: string; readonly day: D }>()
  return async ({ site, of, windows, nowMs, read }) => {
    if (windows.length === 0) return []
    const from = Math.min(...windows.map((window) => window.from))
    const stamps = await readDayStamps(db, site.slug, from, Math.max(...windows.map(({ to }) => to)))
    const keyOf = (window: Stretch) => `${site.slug}/${window.from}/${window.to}`
    const versionOf = (window: Stretch) => `${stamps.get(window.from) ?? 0}/${of}`
    const found = new Map<string, D>()
    const missing = new Map<string, Stretch>()
    for (const window of windows) {
      const key = keyOf(window)
      const known = memo.get(key)
      if (known?.version === versionOf(window)) found.set(key, known.day)
      else missing.set(key, window)
    }
    const unread = [...missing.values()]
    for (let next = 0; next < unread.length; next += DAYS_AT_A_TIME) {
      for (const day of await read(unread.slice(next, next + DAYS_AT_A_TIME))) {
        const key = keyOf(day)
        found.set(key, day)
        if (!isSettled(day, site.timeZone, nowMs)) continue
        memo.delete(key)
        memo.set(key, { version: versionOf(day), day })
      }
    }
    for (const key of memo.keys()) {
      if (memo.size <= REMEMBERED) break
      memo.delete(key)
    }
    return windows.flatMap((window) => found.get(keyOf(window)) ?? [])
  }
}

/**
 * The local days that a stretch touches from the one that holds `first` on, oldest first, the first and the last one
 * cut to the stretch. However early the stretch begins, no day before `first` is gone through.
 */
export const daysSince = (first: number, stretch: Stretch, timeZone: string): Stretch[] => {
  if (stretch.to <= first) return []
  const from = Math.max(stretch.from, dayAt(first, timeZone).start)
  const days: Stretch[] = []
  for (let day = dayAt(from, timeZone); day.start < stretch.to && from < stretch.to; day = dayAt(day.end, timeZone))
    days.push({ from: Math.max(from, day.start), to: Math.min(stretch.to, day.end) })
  return days
}

const isSettled = ({ from, to }: Stretch, timeZone: string, nowMs: number): boolean => {
  const day = dayAt(from, timeZone)
  return day.start === from && day.end === to && day.end + SETTLED_AFTER_MS <= nowMs
}
