// HTTP calls of the page that a path holds back until it says how they end.
import type { Page, Request, Route } from 'playwright/test'

export type Calls = {
  /** from now on, calls to this path of any host wait for `take`; a trailing `*` stands for any ending of the path */
  readonly hold: (path: string) => Promise<unknown>
  /** a route handler that holds back the calls it is given, under a name instead of their path */
  readonly keep: (name: string) => (route: Route) => void
  /** resolves with the latest call held back on this path as soon as there is one, and drops the earlier ones */
  readonly take: (path: string) => Promise<Route>
  /** resolves as soon as a call is held back on this path, which goes on waiting */
  readonly comes: (path: string) => Promise<void>
  /** drops the calls held back on this path so far: the page gave them up, though the browser may report that later */
  readonly forget: (path: string) => void
  /** resolves when a call to this path, made by the page that is open, was answered with success */
  readonly answered: (path: string) => Promise<void>
  /** stops holding back this path, and lets through the calls that wait */
  readonly free: (path: string) => Promise<void>
  /** stops holding back anything */
  readonly release: () => Promise<void>
}

export const createCalls = (page: Page): Calls => {
  const held = new Map<string, Route[]>()
  const waiting = new Map<string, (route: Route) => void>()
  const answers = new Map<string, PromiseWithResolvers<void>>()
  const answerOf = (path: string): PromiseWithResolvers<void> => {
    const answer = answers.get(path) ?? Promise.withResolvers<void>()
    answers.set(path, answer)
    return answer
  }
  // A call of the page before may end when the next page is loading: only those made since then count.
  let ofThisPage = new WeakSet<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      answers.clear()
      ofThisPage = new WeakSet()
    }
    ofThisPage.add(request)
  })
  page.on('requestfinished', async (request) => {
    if (!ofThisPage.has(request)) return
    const response = await request.response().catch(() => null)
    if (response?.ok() && ofThisPage.has(request)) answerOf(new URL(request.url()).pathname).resolve()
  })
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
  const take = (path: string): Promise<Route> => {
    const latest = held.get(path)?.pop()
    if (latest === undefined) return new Promise((resolve) => waiting.set(path, resolve))
    held.set(path, [])
    return Promise.resolve(latest)
  }
  return {
    hold: (path) => page.route(({ pathname }) => isOn(path, pathname), keep(path)),
    keep,
    take,
    comes: async (path) => {
      const route = await take(path)
      held.get(path)?.push(route)
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
