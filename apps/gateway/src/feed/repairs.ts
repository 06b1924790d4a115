import type { Outcome } from '../outcome.ts'
import type { ResetReason } from '../picture/resume.ts'

/**
 * What a feed still has to read from the upstream. One request at a time: a whole picture first, then the journal,
 * then a refresh of readings and statuses; one that fails is tried again after a pause that doubles each time.
 */
export type Repairs = {
  /** Asks for a whole new picture; the first reason given is the one told to clients. */
  readonly wantPicture: (reason: ResetReason) => void
  /** Asks for the journal after the picture's position. */
  readonly wantJournal: () => void
  /** Asks for the latest readings and statuses. */
  readonly wantRefresh: () => void
  /** Whether nothing is wanted or being read. */
  readonly isIdle: () => boolean
  /** Whether a new picture is wanted, so that facts have to be kept for it. */
  readonly isReplacing: () => boolean
  /** Says that the new picture is in place, which makes every other repair needless. */
  readonly pictureTaken: () => void
  /** Ends the pause after a failure, or starts again after there was no token to ask with. */
  readonly wake: () => void
  /**
   * Resolves with true when nothing is wanted any more, or when there is a picture and what is still wanted fails or
   * takes longer than a second; with false when the upstream knows no such site.
   */
  readonly settled: () => Promise<boolean>
  readonly close: () => void
}

export type RepairActions = {
  /** @param reason why the picture before it is given up; null: there is none yet */
  readonly replace: (reason: ResetReason | null) => Promise<Outcome<unknown>>
  readonly fill: () => Promise<Outcome<unknown>>
  readonly refresh: () => Promise<Outcome<unknown>>
}

/** Between a failure and the next try: the first one, doubled with each failure, and the longest, ms. */
const PAUSE_MS = 500
const PAUSE_MAX_MS = 5_000
/** A newcomer who can be shown a picture waits no longer for a more complete one, ms. */
const SETTLE_WITHIN_MS = 1_000

export const createRepairs = (actions: RepairActions): Repairs => {
  const wanted: { picture: { reason: ResetReason | null } | null; journal: boolean; refresh: boolean } = {
    picture: { reason: null },
    journal: false,
    refresh: false,
  }
  let hasPicture = false
  let isGone = false
  let isRunning = false
  let endPause: (() => void) | null = null
  let waiting: ((isThere: boolean) => void)[] = []

  const isWanting = (): boolean => wanted.picture !== null || wanted.journal || wanted.refresh

  const release = (): void => {
    const released = waiting
    waiting = []
    for (const resolve of released) resolve(!isGone)
  }

  /** Does the most needed repair; one that fails stays wanted. */
  const step = async (): Promise<Outcome<unknown>> => {
    if (wanted.picture !== null) return actions.replace(wanted.picture.reason)
    const kind = wanted.journal ? 'journal' : 'refresh'
    wanted[kind] = false
    const outcome = await (kind === 'journal' ? actions.fill() : actions.refresh())
    if (!outcome.ok) wanted[kind] = true
    return outcome
  }

  const pause = (failures: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** failures))
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async (): Promise<void> => {
    for (let failures = 0; isWanting() && !isGone; ) {
      const outcome = await step()
      if (outcome.ok) {
        failures = 0
        continue
      }
      if (outcome.code === 'resource.not-found' && !hasPicture) isGone = true
      if (hasPicture || isGone) release()
      if (outcome.code === 'auth.missing' || isGone) return
      await pause(failures)
      failures += 1
    }
    release()
  }

  const start = (): void => {
    if (isRunning || isGone || !isWanting()) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
    })
  }

  return {
    wantPicture: (reason) => {
      wanted.picture ??= { reason }
      start()
    },
    wantJournal: () => {
      wanted.journal = true
      start()
    },
    wantRefresh: () => {
      wanted.refresh = true
      start()
    },
    isIdle: () => !isWanting() && !isRunning,
    isReplacing: () => wanted.picture !== null,
    pictureTaken: () => {
      hasPicture = true
      wanted.picture = null
      wanted.journal = false
      wanted.refresh = false
    },
    wake: () => {
      endPause?.()
      start()
    },
    settled: () => {
      if (isGone) return Promise.resolve(false)
      if (!isWanting() && hasPicture && !isRunning) return Promise.resolve(true)
      const answer = new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        if (hasPicture) setTimeout(() => resolve(!isGone), SETTLE_WITHIN_MS).unref()
      })
      start()
      return answer
    },
    close: () => {
      isGone = true
      endPause?.()
      release()
    },
  }
}
