import { LIVE_TIMING } from '@vigie/contracts/live'
import { ALL, type TopicMask } from './topics.ts'

/** Why a batch goes out: frames are due, a heartbeat may be, or everybody is to hear one now. */
export type Occasion = 'frames' | 'heartbeat-due' | 'heartbeat-for-all'

/**
 * Decides, per set of topics, where a heartbeat goes: alone to subscribers who were written nothing for a second, and
 * once a second along with other frames, which costs no write of its own. Pages read the server's time, the head of
 * the journal and the upstream's age from it.
 */
export type Rhythm = {
  /** Whether a batch that goes out now to subscribers of these topics ends with a heartbeat. */
  readonly beatsWith: (mask: TopicMask, hasFrames: boolean, occasion: Occasion) => boolean
  /** When a batch for the occasion `heartbeat-due` has gone out: time until the next is due, ms. */
  readonly nextDueInMs: () => number
}

const { heartbeatMs } = LIVE_TIMING
/** Subscribers who would be silent for a second within this time are told together with those who are, ms. */
const TOGETHER_MS = 50
const SILENT_MS = heartbeatMs - TOGETHER_MS

export const createRhythm = (): Rhythm => {
  /** by set of topics, on the clock of `performance.now()`: when its subscribers were last written something … */
  const heardAt = Array.from({ length: ALL + 1 }, () => Number.NEGATIVE_INFINITY)
  /** … and when a heartbeat */
  const beatAt = [...heardAt]
  const since = (times: readonly number[], mask: TopicMask, now: number) =>
    now - (times[mask] ?? Number.NEGATIVE_INFINITY)

  const isDue = (mask: TopicMask, hasFrames: boolean, occasion: Occasion, now: number): boolean => {
    if (occasion === 'heartbeat-for-all') return true
    if (hasFrames) return since(beatAt, mask, now) >= heartbeatMs
    return occasion === 'heartbeat-due' && since(heardAt, mask, now) >= SILENT_MS
  }
  return {
    beatsWith: (mask, hasFrames, occasion) => {
      const now = performance.now()
      const beats = isDue(mask, hasFrames, occasion, now)
      if (beats) beatAt[mask] = now
      if (beats || hasFrames) heardAt[mask] = now
      return beats
    },
    nextDueInMs: () => {
      const now = performance.now()
      // whose silence is longer has no subscribers: they would have been told just now
      const silences = heardAt.map((at) => now - at).filter((ms) => ms < SILENT_MS)
      return heartbeatMs - Math.max(0, ...silences)
    },
  }
}
