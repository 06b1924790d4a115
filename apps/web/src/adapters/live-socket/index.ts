// In: frames of the live WebSocket. Out: parsed events to the facts, and what happened to the connection.
import {
  CLOSE_CODES,
  LIVE_PATH,
  LIVE_SUBPROTOCOL,
  LIVE_TIMING,
  type LiveCommand,
  type LiveEvent,
  type SourceHealth,
} from '@vigie/contracts/live'
import { parseFrame } from './frame.ts'
import { createJournalPosition } from './journal-position.ts'
import { createTokenRenewal } from './token-renewal.ts'

/** What a connection says of itself; `socket.closed` once, a failed opening included. */
export type SocketReport =
  | { readonly type: 'socket.opened' }
  | { readonly type: 'welcome.received'; readonly resumed: boolean }
  | { readonly type: 'frame.received'; readonly source: SourceHealth['state'] | 'unknown' }
  | { readonly type: 'socket.closed'; readonly code: number }
  | { readonly type: 'silence.noticed' }

type LiveSocketOptions = {
  /** Origin of the gateway, ws: or wss:. */
  readonly origin: string
  readonly getToken: (fresh: boolean) => Promise<string | null>
  readonly getTokenExpiration: () => Promise<number | null>
  /** Every event, once, in order; journal entries without holes. */
  readonly onEvent: (event: LiveEvent) => void
  readonly now: () => number
}

const ABNORMAL = 1006

/** The live feed of one session: each `connect` goes on where the last one stopped. */
export const createLiveSocket = (options: LiveSocketOptions) => {
  const position = createJournalPosition()
  const skipped = { unknown: 0, malformed: 0 }

  const connect = (report: (said: SocketReport) => void) => {
    const socket = new WebSocket(`${options.origin}${LIVE_PATH}`, LIVE_SUBPROTOCOL)
    let source: SourceHealth['state'] | 'unknown' = 'unknown'
    let heardAt = Date.now()
    let over = false
    const send = (command: LiveCommand) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
    }
    const renewal = createTokenRenewal({
      getFreshToken: () => options.getToken(true),
      send: (token) => send({ type: 'renew', token }),
      now: options.now,
    })

    const end = (code: number | null) => {
      if (over) return
      over = true
      renewal.stop()
      socket.close(CLOSE_CODES.normal.code)
      if (code !== null) report({ type: 'socket.closed', code })
    }
    const authenticate = async () => {
      report({ type: 'socket.opened' })
      const token = await options.getToken(false).catch(() => null)
      const resume = position.get()
      if (over) return
      if (token === null) return end(CLOSE_CODES.identityUnavailable.code)
      send({ type: 'authenticate', token, ...(resume === null ? {} : { resume }) })
      const expiry = await options.getTokenExpiration().catch(() => null)
      if (expiry !== null) renewal.expiresAt(expiry)
    }
    /** false: the event shows a hole, and the connection is over. */
    const accept = (event: LiveEvent): boolean => {
      switch (event.type) {
        case 'snapshot':
          position.set(event)
          break
        case 'reset':
          position.forget()
          break
        case 'renewed':
          renewal.expiresAt(Date.parse(event.expiresAt))
          break
        case 'heartbeat':
          source = event.source.state
          if (!position.agreesWith(event.seq)) return false
          break
        case 'journal': {
          const verdict = position.take(event.entry)
          if (verdict === 'known') return true
          if (verdict === 'hole') return false
        }
      }
      options.onEvent(event)
      return true
    }
    const receive = ({ data }: MessageEvent<unknown>) => {
      if (over) return
      heardAt = Date.now()
      const frame = parseFrame(data)
      if (frame.kind !== 'event') {
        skipped[frame.kind] += 1
        if (frame.kind === 'malformed') console.warn(`live feed: malformed ${frame.type ?? 'message'} skipped`)
      } else if (!accept(frame.event)) return end(ABNORMAL)
      else if (frame.event.type === 'welcome') return report({ type: 'welcome.received', resumed: frame.event.resumed })
      report({ type: 'frame.received', source })
    }
    socket.addEventListener('open', () => void authenticate())
    socket.addEventListener('message', receive)
    socket.addEventListener('close', ({ code }) => end(code))

    return {
      stop: () => end(null),
      /** Timers stand still while a laptop sleeps; the wall clock does not. */
      askAge: () => {
        if (Date.now() - heardAt > LIVE_TIMING.staleAfterMs) report({ type: 'silence.noticed' })
      },
    }
  }
  return { connect, /** Frames that were not read, by why. */ skipped: () => ({ ...skipped }) }
}
export type LiveSocket = ReturnType<typeof createLiveSocket>
