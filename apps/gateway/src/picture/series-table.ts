import type { ReadingRow } from '@vigie/contracts/entities'
import type { LiveEventOf } from '@vigie/contracts/live'

type SeriesKey = LiveEventOf<'snapshot'>['series'][number]
type IndexedReading = LiveEventOf<'readings'>['rows'][number]

/**
 * The series of a site, each with an index, and the latest reading of each. An index never comes to mean another
 * series, so that clients may keep the dictionary over any reset.
 */
export type SeriesTable = {
  readonly size: number
  /** Takes a reading that is not older than the latest. @returns its index, or null when it changes nothing */
  readonly take: (row: ReadingRow, version: number) => number | null
  /** Forgets all readings; the indexes stay. */
  readonly clear: () => void
  /** The dictionary, or its part from an index on. */
  readonly keys: (from?: number) => SeriesKey[]
  readonly key: (index: number) => SeriesKey | null
  readonly reading: (index: number) => IndexedReading | null
  /** The latest of every series that has one. */
  readonly readings: () => IndexedReading[]
  /** Series whose reading changed after a version of the picture, the least recently changed first. */
  readonly changedSince: (version: number) => { index: number; version: number }[]
}

type Series = { readonly key: SeriesKey; latest: IndexedReading | null; version: number }

export const createSeriesTable = (): SeriesTable => {
  const table: Series[] = []
  const indexes = new Map<string, number>()

  const seriesOf = (device: string, metric: ReadingRow[1]): Series => {
    const name = `${device}/${metric}`
    const known = table[indexes.get(name) ?? -1]
    if (known !== undefined) return known
    const added: Series = { key: [table.length, device, metric], latest: null, version: 0 }
    indexes.set(name, table.length)
    table.push(added)
    return added
  }

  return {
    get size() {
      return table.length
    },
    take: ([device, metric, ts, value], version) => {
      const series = seriesOf(device, metric)
      const { latest } = series
      if (latest !== null && (ts < latest[1] || (ts === latest[1] && value === latest[2]))) return null
      series.latest = [series.key[0], ts, value]
      series.version = version
      return series.key[0]
    },
    clear: () => {
      for (const series of table) series.latest = null
    },
    keys: (from = 0) => table.slice(from).map((series) => series.key),
    key: (index) => table[index]?.key ?? null,
    reading: (index) => table[index]?.latest ?? null,
    readings: () => table.flatMap((series) => (series.latest === null ? [] : [series.latest])),
    changedSince: (version) =>
      table
        .filter((series) => series.latest !== null && series.version > version)
        .map((series) => ({ index: series.key[0], version: series.version }))
        .sort((a, b) => a.version - b.version),
  }
}
