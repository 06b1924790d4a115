// Plays the gateway's side of the live WebSocket: it opens, sends and closes when the path says so.
import { LIVE_PATH, type LiveEvent, liveCommand } from '@vigie/contracts/live'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import type { Page, WebSocketRoute } from 'playwright/test'

export type LiveGateway = {
  /** from the next load of the page on, its live connections are played by the path */
  readonly hold: () => Promise<void>
  /** from the next load of the page on, its live connections reach the real gateway again */
  readonly release: () => void
  readonly open: () => Promise<void>
  /** sends the welcome once the page has authenticated */
  readonly welcome: (welcome: LiveEvent) => Promise<void>
  readonly say: (event: LiveEvent) => Promise<void>
  readonly close: (code: number, reason: string) => Promise<void>
  /** whether a heartbeat was sent on this connection */
  readonly hasBeaten: () => boolean
  /** says the last heartbeat of this connection again, where there was one: a sign of life that says nothing new */
  readonly beat: () => Promise<void>
}

type Connection = {
  readonly socket: WebSocketRoute
  readonly open: () => void
  readonly authenticated: Promise<void>
  lastBeat: LiveEvent | null
}

export const createLiveGateway = (page: Page): LiveGateway => {
  let isHeld = false
  let isRouted = false
  let latest = Promise.withResolvers<Connection>()
  let current: Connection | null = null

  const accept = (socket: WebSocketRoute): Promise<void> | undefined => {
    if (!isHeld) return void socket.connectToServer()
    // another site than the host's, which a wall may show beside it: nobody answers for it
    if (new URL(socket.url()).searchParams.has(SITE_PARAMETER)) return new Promise(() => undefined)
    const opening = Promise.withResolvers<void>()
    const authenticating = Promise.withResolvers<void>()
    const connection: Connection = {
      socket,
      open: opening.resolve,
      authenticated: authenticating.promise,
      lastBeat: null,
    }
    socket.onMessage((message) => {
      const { type } = liveCommand.parse(JSON.parse(String(message)))
      if (type === 'authenticate') authenticating.resolve()
    })
    socket.onClose(() => {
      if (current === connection) forget()
    })
    if (current !== null) forget()
    current = connection
    latest.resolve(connection)
    return opening.promise
  }
  const forget = () => {
    current = null
    latest = Promise.withResolvers()
  }
  const say = async (event: LiveEvent) => {
    const connection = await latest.promise
    if (event.type === 'heartbeat') connection.lastBeat = event
    connection.socket.send(JSON.stringify(event))
  }
  return {
    hold: async () => {
      isHeld = true
      forget()
      if (!isRouted) await page.routeWebSocket(({ pathname }) => pathname === LIVE_PATH, accept)
      isRouted = true
    },
    release: () => {
      isHeld = false
    },
    open: async () => (await latest.promise).open(),
    welcome: async (welcome) => {
      await (await latest.promise).authenticated
      await say(welcome)
    },
    say,
    close: async (code, reason) => {
      const { socket } = await latest.promise
      forget()
      await socket.close({ code, reason })
    },
    hasBeaten: () => current !== null && current.lastBeat !== null,
    beat: async () => {
      const lastBeat = current?.lastBeat ?? null
      if (lastBeat !== null) await say(lastBeat)
    },
  }
}
