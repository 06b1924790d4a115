import type { Listener } from './notifier.ts'
import { listen } from './notifier.ts'

/**
 * Heartbeats to judge by: enough for one of them to have come quickly, few enough that a clock set anew is followed.
 */
const SAMPLES = 30

/**
 * The server's time, with one timer for all its subscribers.
 * The offset between the two clocks is the largest one seen among the last heartbeats: a heartbeat may be delayed on
 * its way but never arrives early, so the least delayed one gives the truest offset.
 */
export const createLiveClock = (localNow: () => number = Date.now) => {
  const listenersByStep = new Map<number, Set<Listener>>()
  let offsets: number[] = []
  let offsetMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTick = 0

  const now = () => localNow() + offsetMs
  const floor = (at: number, stepMs: number) => at - (at % stepMs)
  const arm = () => {
    clearTimeout(timer)
    timer = undefined
    const at = now()
    const waits = [...listenersByStep].flatMap(([step, { size }]) => (size === 0 ? [] : step - (at % step)))
    if (waits.length > 0) timer = setTimeout(tick, Math.min(...waits))
  }
  const tick = () => {
    const previous = lastTick
    lastTick = now()
    for (const [step, listeners] of listenersByStep) {
      if (floor(previous, step) === floor(lastTick, step)) continue
      for (const listener of listeners) listener()
    }
    arm()
  }

  return {
    /** ms since 1970 on the server's clock. */
    now,
    /** The same, rounded down to a whole step, so that it changes only when subscribers of that step are called. */
    nowBy: (stepMs: number) => floor(now(), stepMs),
    /** How far the server's clock is ahead of this machine's, ms; 0 before the first heartbeat. */
    offsetMs: () => offsetMs,
    /** Takes an instant of the server's clock (ms since 1970) at the moment it arrives. */
    synchronise: (serverMs: number) => {
      offsets = [...offsets, serverMs - localNow()].slice(-SAMPLES)
      const next = Math.round(Math.max(...offsets))
      if (next === offsetMs) return
      offsetMs = next
      arm()
    },
    /** Calls back each time the server's time passes a multiple of the step; returns the unsubscribe. */
    subscribe: (stepMs: number, listener: Listener) => {
      const listeners = listenersByStep.get(stepMs) ?? new Set()
      listenersByStep.set(stepMs, listeners)
      const unlisten = listen(listeners, listener)
      lastTick ||= now()
      arm()
      return () => {
        unlisten()
        arm()
      }
    },
  }
}
export type LiveClock = ReturnType<typeof createLiveClock>
