// What a wall needs of its browser, beside the page itself: to stay lit, and to know how it is doing.
import { z } from 'zod'

const SECRET = 'wall-secret'
const RELOADS = 'wall-reloads'
const HOUR_MS = 3_600_000

/** What this screen kept of its pairing; null: it is not paired. */
export const readWallSecret = (): string | null => localStorage.getItem(SECRET)
export const writeWallSecret = (secret: string | null): void =>
  secret === null ? localStorage.removeItem(SECRET) : localStorage.setItem(SECRET, secret)

/** When this screen loaded itself anew within the last hour, epoch ms. */
export const recentReloads = (now: number): readonly number[] => {
  try {
    const kept = z.array(z.number()).parse(JSON.parse(sessionStorage.getItem(RELOADS) ?? '[]'))
    return kept.filter((at) => at > now - HOUR_MS)
  } catch {
    return []
  }
}

/** Loads the page anew, and keeps count. */
export const reloadWall = (now: number): void => {
  sessionStorage.setItem(RELOADS, JSON.stringify([...recentReloads(now), now]))
  window.location.reload()
}

/** Keeps the screen lit for as long as the page is shown; where the browser cannot, nothing happens. Returns the end of it. */
export const keepScreenLit = (): (() => void) => {
  let isOver = false
  let lock: WakeLockSentinel | null = null
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (isOver) await lock.release()
    } catch {
      // refused, as in a browser that saves its battery
    }
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(() => undefined)
  }
}

/** What the page holds in its heap, MB; null: the browser does not say. */
export const heapMb = (): number | null => {
  const memory: unknown = Reflect.get(performance, 'memory')
  const used: unknown = memory instanceof Object ? Reflect.get(memory, 'usedJSHeapSize') : null
  return typeof used === 'number' ? Math.round(used / 1_048_576) : null
}

/** Elements of the page. */
export const nodeCount = (): number => document.getElementsByTagName('*').length

/** How long the page has been open, s. */
export const uptimeS = (): number => Math.round(performance.now() / 1_000)

const FRAMES = 60

/** 95th percentile of the time between so many frames, ms; null: none are painted, as in a hidden tab. */
export const measureFrames = (): Promise<number | null> =>
  new Promise((resolve) => {
    const gaps: number[] = []
    let before: number | null = null
    const giveUp = setTimeout(() => resolve(null), 10_000)
    const onFrame = (at: number) => {
      if (before !== null) gaps.push(at - before)
      before = at
      if (gaps.length < FRAMES) return void requestAnimationFrame(onFrame)
      clearTimeout(giveUp)
      resolve(Math.round(gaps.toSorted((a, b) => a - b)[Math.floor(FRAMES * 0.95)] ?? 0))
    }
    requestAnimationFrame(onFrame)
  })

/** The file that a page begins with: its name follows from all that it leads to. */
const ENTRY = /\/assets\/main-([\w-]+)\.js/

/** The build that runs. */
export const runningBuild = (): string =>
  [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[1]).find((hash) => hash !== undefined) ?? 'dev'

/** The build that the server has now; null: it does not say. */
export const servedBuild = async (): Promise<string | null> => {
  try {
    const page = await (await fetch('/mur', { cache: 'no-store' })).text()
    return ENTRY.exec(page)?.[1] ?? null
  } catch {
    return null
  }
}
