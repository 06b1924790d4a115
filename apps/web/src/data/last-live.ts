import type { LiveEventOf } from '@vigie/contracts/live'

/** Remembers when values were last live: what a frozen screen dates itself by. */
export const createLastLive = () => {
  let at: number | null = null
  return {
    /** ms since 1970 on the server's clock; null: never yet. */
    get: () => at,
    /** A heartbeat tells how long ago the platform behind the gateway was heard. */
    hear: ({ at: serverTime, source }: Pick<LiveEventOf<'heartbeat'>, 'at' | 'source'>) => {
      if (source.ageMs !== null) at = Math.max(at ?? 0, Date.parse(serverTime) - source.ageMs)
    },
    forget: () => {
      at = null
    },
  }
}
export type LastLive = ReturnType<typeof createLastLive>
