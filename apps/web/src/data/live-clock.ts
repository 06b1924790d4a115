import type { Listener } from './notifier.ts'
import { listen } from './notifier.ts'

/** Enough heartbeats to have met a quick one; older ones are forgotten, so a jumped clock is followed. */
const SAMPLES = 30

/**
 * The server's time, and one timer for everyone who watches it pass.
 * A heartbeat arrives late, never early: of the last ones, the least late tells the offset.
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
    /** The same, down to a whole step: stable between two ticks. */
    nowBy: (stepMs: number) => floor(now(), stepMs),
    /** Called with each server instant, as it is heard (ms since 1970). */
    synchronise: (serverMs: number) => {
      offsets = [...offsets, serverMs - localNow()].slice(-SAMPLES)
      const next = Math.round(Math.max(...offsets))
      if (next === offsetMs) return
      offsetMs = next
      arm()
    },
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
