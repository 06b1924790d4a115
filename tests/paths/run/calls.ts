// Calls of the page that a path holds back until it says how they end.
import type { Page, Route } from 'playwright/test'

export type Calls = {
  /** from now on calls to this path of the gateway wait for `take` */
  readonly hold: (path: string) => Promise<void>
  /** the latest call held back on this path, as soon as there is one: nobody waits for the earlier ones any more */
  readonly take: (path: string) => Promise<Route>
  /** lets everything through again */
  readonly release: () => Promise<void>
}

export const callsOf = (page: Page): Calls => {
  const held = new Map<string, Route>()
  const waiting = new Map<string, (route: Route) => void>()
  return {
    hold: async (path) => {
      await page.route(
        ({ pathname }) => pathname === path,
        (route) => {
          const taker = waiting.get(path)
          waiting.delete(path)
          if (taker !== undefined) return taker(route)
          held.set(path, route)
        },
      )
    },
    take: (path) => {
      const latest = held.get(path)
      held.delete(path)
      return latest === undefined ? new Promise((resolve) => waiting.set(path, resolve)) : Promise.resolve(latest)
    },
    release: async () => {
      held.clear()
      waiting.clear()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  }
}
