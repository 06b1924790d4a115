// Code that is no part of the first screen: fetched when somebody waits for it, or ahead of that.

/** Where the code of a part stands; `away` covers both not asked for and on its way. */
export type LateState<T> =
  | { readonly at: 'away' }
  | { readonly at: 'there'; readonly part: T }
  | { readonly at: 'failed'; readonly error: unknown }

/** How long after a failure the code is asked for again while somebody waits for it. */
const AGAIN_MS = 15_000

/**
 * Code that comes late. A failure is kept only while somebody waits for the code, and every further attempt asks the
 * server again: browsers keep the modules that came, not those that did not.
 * @param onFailure called, and waited for, before a failure is told to those who wait
 */
export const lateCode = <T>(load: () => Promise<T>, onFailure: (error: unknown) => unknown = tellFailure) => {
  const listeners = new Set<() => void>()
  let state: LateState<T> = { at: 'away' }
  let coming: Promise<boolean> | null = null
  let waiting = 0
  let again: ReturnType<typeof setTimeout> | undefined

  const set = (next: LateState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const attempt = async (): Promise<boolean> => {
    clearTimeout(again)
    try {
      set({ at: 'there', part: await load() })
      return true
    } catch (error) {
      if (waiting > 0) await onFailure(error)
      if (waiting > 0) {
        set({ at: 'failed', error })
        again = setTimeout(retry, AGAIN_MS)
      }
      return false
    } finally {
      coming = null
    }
  }
  /** Resolves to whether the code is there; never rejects. */
  const fetchAhead = async (): Promise<boolean> => {
    if (state.at === 'there') return true
    coming ??= attempt()
    return coming
  }
  const retry = () => {
    if (waiting > 0) void fetchAhead()
  }
  /** Somebody waits for the code from now on; returns the function that ends the wait. */
  const wantNow = () => {
    waiting += 1
    const forget = onLateRetry(retry)
    retry()
    return () => {
      waiting -= 1
      forget()
      if (waiting === 0 && state.at === 'failed') set({ at: 'away' })
    }
  }
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    wantNow,
    /** As `wantNow`, but what holds the place is painted before the browser looks for the code. */
    want: () => {
      let end: (() => void) | undefined
      const timer = setTimeout(() => {
        end = wantNow()
      })
      return () => {
        clearTimeout(timer)
        end?.()
      }
    },
    fetchAhead,
    retry,
  }
}

const retries = new Set<() => void>()
const failures = new Set<(error: unknown) => void>()

/** Asks again for the code that somebody waits for: the network, or the server, is back. */
export const retryLateCode = (): void => {
  for (const retry of [...retries]) retry()
}

/** Calls back when code that did not come is asked for again; returns the unsubscribe. */
export const onLateRetry = (retry: () => void): (() => void) => {
  // a function of its own, so that the same callback may be given twice
  const call = () => retry()
  retries.add(call)
  return () => {
    retries.delete(call)
  }
}

/** Calls back when code that somebody waits for did not come; returns the unsubscribe. */
export const onLateFailure = (listener: (error: unknown) => void): (() => void) => {
  failures.add(listener)
  return () => {
    failures.delete(listener)
  }
}

const tellFailure = (error: unknown): void => {
  for (const listener of failures) listener(error)
}
