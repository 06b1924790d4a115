export type Listener = () => void
/** Runs a flush later, once: at the next frame, or at a calmer pace. */
export type Schedule = (flush: () => void) => void

/** Calls the listeners of what changed, once per flush however often it changed. */
export const createNotifier = (schedule: Schedule) => {
  let due = new Set<ReadonlySet<Listener>>()
  let scheduled = false

  const flush = () => {
    const changed = due
    due = new Set()
    scheduled = false
    for (const listeners of changed) for (const listener of listeners) listener()
  }
  return {
    mark: (listeners: ReadonlySet<Listener>) => {
      if (listeners.size === 0) return
      due.add(listeners)
      if (scheduled) return
      scheduled = true
      schedule(flush)
    },
  }
}
export type Notifier = ReturnType<typeof createNotifier>

const CALM_MS = 84

/** At most once per painted frame; never while the page is hidden, when nothing paints. */
export const everyFrame: Schedule = (flush) => {
  requestAnimationFrame(flush)
}
/** About ten times a second, on a frame: as fast as an eye reads digits. */
export const tenPerSecond: Schedule = (flush) => {
  setTimeout(requestAnimationFrame, CALM_MS, flush)
}

/** Adds a listener to a set; returns the unsubscribe. */
export const listen = (listeners: Set<Listener>, listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
