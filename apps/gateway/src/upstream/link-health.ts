import { LIVE_TIMING, type SourceHealth } from '@vigie/contracts/live'

// connections, disconnections and signs of life → live, silent or down

export type LinkState = SourceHealth['state']

export type LinkHealth = {
  connected(): void
  disconnected(): void
  /** Something was heard from the upstream. */
  heard(): void
  /** Whether the upstream is known to send a heartbeat; without one, silence means nothing. */
  expectHeartbeat(expected: boolean): void
  read(): SourceHealth
  /** @returns the unsubscribe */
  onChange(listener: (state: LinkState) => void): () => void
  close(): void
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
  /** One timer, re-armed for the rest of the time, so that hearing costs nothing. */
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
    read: () => ({ state, ageMs: heardAt === null ? null : Math.max(0, Date.now() - heardAt) }),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => clearTimeout(timer),
  }
}
