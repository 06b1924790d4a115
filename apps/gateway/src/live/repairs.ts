import type { Outcome } from '../outcome.ts'
import type { ResetReason } from './site-feed.ts'

/**
 * What a feed still has to read from the upstream, one request at a time, the
 * most needed first, tried again with growing pauses until it is had.
 */
export type Repairs = {
  /** The picture itself is to be replaced. */
  wantPicture(reason: ResetReason): void
  wantJournal(): void
  wantRefresh(): void
  /** Whether facts must wait for a picture to apply them to. */
  isReplacing(): boolean
  /** Says that the picture wanted is there. */
  pictureTaken(): void
  /** Ends a pause, or starts again after there was no token. */
  wake(): void
  /** Resolves when nothing is wanted, or what is wanted cannot be had now but a picture is there; false: no such site. */
  settled(): Promise<boolean>
  close(): void
}

export type RepairActions = {
  /** @param reason null the first time */
  replace(reason: ResetReason | null): Promise<Outcome<unknown>>
  fill(): Promise<Outcome<unknown>>
  refresh(): Promise<Outcome<unknown>>
}

const PAUSE_MS = 500
const PAUSE_MAX_MS = 5_000
/** Who can be shown a picture does not wait longer for a better one. */
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

  /** What a picture brings makes the lesser repairs needless. */
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
