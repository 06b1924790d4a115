// In: the server's time of each heartbeat, as it comes. Out: silence, once the newest of them is too old although it came just now.
import { LIVE_TIMING } from '@vigie/contracts/live'

/** Heartbeats among which the quickest is looked for: more than wait in a way that is blocked until it is given up. */
const SAMPLES = 10
/** A connection is given up before its frames are later than this: what seems so is a clock that was set. ms */
const LATEST_MS = 7_500
/** Frames take as long as this from one time to the next, ms: one that is no later is in time */
const IN_TIME_MS = 250
/** The next heartbeat is always waited for, also by a page that is busy: half as long again as it takes to come. ms */
const LEAST_WAIT_MS = 1.5 * LIVE_TIMING.heartbeatMs

/**
 * Watches how old the heartbeats of one connection are when they come. A way that was blocked lets through what the
 * gateway said before it froze: such a frame proves that it lived then, not now. How late one is follows from the
 * quickest of the last ones, by a clock that nobody sets; while they come late evenly, as over a slow way, the next one
 * is there before its time is over and nothing is said.
 */
export const createLateness = (onSilence: () => void) => {
  let offsets: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Takes the server's time of a heartbeat (ms since 1970) at the moment it arrives. */
    hear: (serverMs: number): void => {
      clearTimeout(timer)
      const offset = performance.now() - serverMs
      const lateMs = offset - Math.min(offset, ...offsets)
      offsets = lateMs > LATEST_MS ? [offset] : [...offsets, offset].slice(-SAMPLES)
      if (lateMs <= IN_TIME_MS || lateMs > LATEST_MS) return
      timer = setTimeout(onSilence, Math.max(LEAST_WAIT_MS, LIVE_TIMING.staleAfterMs - lateMs))
    },
    stop: (): void => clearTimeout(timer),
  }
}
