// Calls of the page that a path holds back until it says how they end.
import type { Page, Route } from 'playwright/test'

export type Calls = {
  /** from now on calls to this path, whatever the host, wait for `take`; `…*` holds every path that begins so */
  readonly hold: (path: string) => Promise<unknown>
  /** holds back the calls it is handed, under a name of their own */
  readonly keep: (name: string) => (route: Route) => void
  /** the latest call held back on this path, as soon as there is one: nobody waits for the earlier ones any more */
  readonly take: (path: string) => Promise<Route>
  /** calls held back on this path so far are nobody's any more: that the page gave them up may be told later */
  readonly forget: (path: string) => void
  /** a call on this path was answered to the page that is open */
  readonly answered: (path: string) => Promise<void>
  /** lets the calls on this path through, those held back first */
  readonly free: (path: string) => Promise<void>
  /** lets everything through again */
  readonly release: () => Promise<void>
}

export const callsOf = (page: Page): Calls => {
  const held = new Map<string, Route[]>()
  const waiting = new Map<string, (route: Route) => void>()
  const answers = new Map<string, PromiseWithResolvers<void>>()
  const answerOf = (path: string): PromiseWithResolvers<void> => {
    const answer = answers.get(path) ?? Promise.withResolvers<void>()
    answers.set(path, answer)
    return answer
  }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) answers.clear()
  })
  page.on('requestfinished', (request) => answerOf(new URL(request.url()).pathname).resolve())
  page.on('requestfailed', (request) => {
    for (const [path, routes] of held) {
      held.set(
        path,
        routes.filter((route) => route.request() !== request),
      )
    }
  })
  const keep = (path: string) => {
    held.set(path, [])
    return (route: Route): void => {
      const routes = held.get(path)
      if (routes === undefined) return void route.continue()
      const taker = waiting.get(path)
      waiting.delete(path)
      if (taker === undefined) routes.push(route)
      else taker(route)
    }
  }
  return {
    hold: (path) => page.route(({ pathname }) => isOn(path, pathname), keep(path)),
    keep,
    take: (path) => {
      const latest = held.get(path)?.pop()
      if (latest === undefined) return new Promise((resolve) => waiting.set(path, resolve))
      held.set(path, [])
      return Promise.resolve(latest)
    },
    forget: (path) => void held.set(path, []),
    answered: (path) => answerOf(path).promise,
    free: async (path) => {
      const routes = held.get(path) ?? []
      held.delete(path)
      await Promise.all(routes.map((route) => route.continue()))
    },
    release: async () => {
      held.clear()
      waiting.clear()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  }
}

const isOn = (path: string, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
