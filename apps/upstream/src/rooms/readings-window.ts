import type { ReadingRow } from '@vigie/contracts/entities'
import type { ReadingsEvent } from '@vigie/contracts/upstream'

/** Readings of one site wait at most this long to go together, ms. */
const WINDOW_MS = 50

export type ReadingsWindow = {
  readonly add: (fresh: ReadonlyMap<string, readonly ReadingRow[]>) => void
  readonly close: () => void
}

/** Joins fresh readings per site: the first goes at once, the next within the window; the latest of a series wins. */
export const openReadingsWindow = (tell: (event: ReadingsEvent) => void): ReadingsWindow => {
  const waiting = new Map<string, Map<string, ReadingRow>>()
  const timers = new Map<string, NodeJS.Timeout>()
  const flush = (site: string) => {
    const rows = waiting.get(site)
    waiting.delete(site)
    timers.delete(site)
    if (rows === undefined) return
    tell({ site, rows: [...rows.values()] })
    timers.set(site, setTimeout(flush, WINDOW_MS, site))
  }
  return {
    add: (fresh) => {
      for (const [site, rows] of fresh) {
        const joined = waiting.get(site) ?? new Map<string, ReadingRow>()
        waiting.set(site, joined)
        for (const row of rows) joined.set(`${row[0]}/${row[1]}`, row)
        if (!timers.has(site)) flush(site)
      }
    },
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
