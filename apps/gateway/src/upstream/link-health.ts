import { LIVE_TIMING, type SourceHealth } from '@vigie/contracts/live'

// connections, losses and signs of life of the link → live, silent or down

export type LinkState = SourceHealth['state']

export type LinkHealth = {
  readonly connected: () => void
  readonly disconnected: () => void
  /** Notes a sign of life of the upstream. */
  readonly heard: () => void
  /** Says whether the upstream sends heartbeats: only of one that does is silence a sign of trouble. */
  readonly expectHeartbeat: (expected: boolean) => void
  readonly read: () => SourceHealth
  /** @returns the unsubscribe */
  readonly onChange: (listener: (state: LinkState) => void) => () => void
  readonly close: () => void
}

export const createLinkHealth = (silentAfterMs: number = LIVE_TIMING.sourceSilentAfterMs): LinkHealth => {
  const listeners = new Set<(state: LinkState) => void>()
  let state: LinkState = 'down'
  let isConnected = false
  let expectsHeartbeat = false
  let heardAt: number | null = null
  let timer: NodeJS.Timeout | undefined

  const enter = (next: LinkState): void => {
    if (next === state) return
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  /** One timer, armed again for what is left of the time when it fires, so that a sign of life arms none. */
  const watch = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (!isConnected || !expectsHeartbeat || heardAt === null) return
    const left = heardAt + silentAfterMs - Date.now()
    if (left <= 0) enter('silent')
    else timer = setTimeout(watch, left).unref()
  }
  const heard = (): void => {
    heardAt = Date.now()
    if (!isConnected) return
    if (state !== 'live') enter('live')
    if (timer === undefined) watch()
  }

  return {
    connected: () => {
      isConnected = true
      heard()
    },
    disconnected: () => {
      isConnected = false
      clearTimeout(timer)
      timer = undefined
      enter('down')
    },
    heard,
    expectHeartbeat: (expected) => {
      expectsHeartbeat = expected
      if (isConnected && state === 'silent' && !expected) enter('live')
      watch()
    },
    read: () => {
      const ageMs = heardAt === null ? null : Math.max(0, Date.now() - heardAt)
      // a process that stood still reads before its timers have fired
      const isOverdue = state === 'live' && expectsHeartbeat && ageMs !== null && ageMs >= silentAfterMs
      return { state: isOverdue ? 'silent' : state, ageMs }
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => clearTimeout(timer),
  }
}
