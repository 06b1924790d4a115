import type { LiveEventOf, SourceHealth } from '@vigie/contracts/live'

/** What the last heartbeat said beside the state: why the source is not live, and whether its clock was set. */
export type SourceNote = Pick<SourceHealth, 'reason' | 'clockStep'>

/** Keeps the last instant at which values were live; a frozen screen shows it (« données figées depuis … »). */
export const createLastLive = () => {
  let at: number | null = null
  let note: SourceNote = {}
  return {
    note: (): SourceNote => note,
    /** ms since 1970 on the server's clock; null: they never were. */
    get: () => at,
    /** Takes a heartbeat: it says how long ago the gateway last heard from the upstream. */
    hear: ({ at: serverTime, source }: Pick<LiveEventOf<'heartbeat'>, 'at' | 'source'>) => {
      note = source
      if (source.ageMs !== null) at = Math.max(at ?? 0, Date.parse(serverTime) - source.ageMs)
    },
  }
}
export type LastLive = ReturnType<typeof createLastLive>
