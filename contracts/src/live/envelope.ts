/** Path of the live WebSocket, gateway → UI. Each message is one frame of JSON text, `{ type, … }`. */
export const LIVE_PATH = '/api/live'
/** WebSocket subprotocol that a client must ask for; it carries the version. */
export const LIVE_SUBPROTOCOL = 'vigie.live.v1'

/** Times of the live WebSocket that both sides keep, ms. */
export const LIVE_TIMING = {
  /** the client must authenticate within this time of opening, ms */
  authenticateWithinMs: 5_000,
  /** the server is never silent for longer than this, ms */
  heartbeatMs: 1_000,
  /** a client that hears nothing for this long says so on every value, ms: within 3 s of a freeze, painting included */
  staleAfterMs: 2_500,
  /** the upstream counts as silent when its link heard nothing for this long, ms */
  sourceSilentAfterMs: 2_000,
  /** readings are joined over this window under load, ms */
  conflationMs: 50,
} as const

/** Bounds that the gateway keeps on each live connection. */
export const LIVE_LIMITS = {
  /** a client's message, bytes; larger ones close with 1009 */
  commandBytes: 65_536,
  /** a client's messages per second before 4429 */
  commandsPerSecond: 50,
  /** what may wait for a slow client before 4008, bytes */
  queueBytes: 1_048_576,
  /** what a client may be given at once by changing its topics, bytes, and what is added to it each second */
  askedBytes: 1_048_576,
  askedBytesPerSecond: 16_384,
  /** the longest journal stretch replayed on resume; beyond, reset and snapshot */
  resumeEntries: 1_000,
} as const
