export type Listener = () => void
/** Calls `flush` once, some time later. */
export type Schedule = (flush: () => void) => void

/**
 * Collects the sets of listeners marked as changed and calls them at the next flush: once, however often they were
 * marked.
 */
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

/** At the next painted frame; a hidden page paints none, so there the flush waits until it is shown. */
export const everyFrame: Schedule = (flush) => {
  requestAnimationFrame(flush)
}
/** About ten times a second, on a painted frame: digits that change faster cannot be read. */
export const tenPerSecond: Schedule = (flush) => {
  setTimeout(requestAnimationFrame, CALM_MS, flush)
}

const UNSEEN_MS = 1_000

/** As the schedule does, or after a second where it waits for paint: a page in a hidden tab keeps its title true. */
export const alsoUnseen =
  (schedule: Schedule): Schedule =>
  (flush) => {
    let isDue = true
    const once = () => {
      if (!isDue) return
      isDue = false
      clearTimeout(timer)
      flush()
    }
    const timer = setTimeout(once, UNSEEN_MS)
    schedule(once)
  }

/** Adds a listener to a set; returns the unsubscribe. */
export const listen = (listeners: Set<Listener>, listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
