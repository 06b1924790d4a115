import type { JournalEntry } from '@vigie/contracts/entities'

type Entries = readonly JournalEntry[]

/** Entries committed by this process, per site, that wait to be emitted after those before them. */
export type Handover = {
  readonly add: (site: string, entries: Entries) => void
  /**
   * The next entries after a position, when they are at hand; null: there are none, or some are missing before them.
   * What lies at or before the position is forgotten.
   */
  readonly take: (site: string, position: number) => Entries | null
  readonly has: (site: string) => boolean
  readonly drop: (site: string) => void
}

export const createHandover = (): Handover => {
  const waiting = new Map<string, Entries[]>()
  return {
    add: (site, entries) => {
      const commits = waiting.get(site)
      if (commits === undefined) waiting.set(site, [entries])
      else commits.push(entries)
    },
    take: (site, position) => {
      const commits = (waiting.get(site) ?? [])
        .map((entries) => entries.filter(({ seq }) => seq > position))
        .filter((entries) => entries.length > 0)
      const [first] = commits
      const isNext = first?.[0]?.seq === position + 1
      if (isNext) commits.shift()
      if (commits.length > 0) waiting.set(site, commits)
      else waiting.delete(site)
      return isNext ? (first ?? null) : null
    },
    has: (site) => waiting.has(site),
    drop: (site) => {
      waiting.delete(site)
    },
  }
}
