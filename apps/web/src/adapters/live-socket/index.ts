// In: frames of the live WebSocket. Out: parsed events for the live store, and reports on the connection for its chart.
import {
  CLOSE_CODES,
  LIVE_SUBPROTOCOL,
  LIVE_TIMING,
  type LiveCommand,
  type LiveEvent,
  readReturnNotice,
  type SourceHealth,
} from '@vigie/contracts/live'
import type { SocketReport } from '@vigie/machines/live-feed'
import { createFrameReader, type Frame } from './frame.ts'
import { createJournalPosition } from './journal-position.ts'
import { createTokenRenewal } from './token-renewal.ts'

type LiveSocketOptions = {
  /** Where the live feed of a site is, ws: or wss:. */
  readonly address: string
  readonly getToken: (fresh: boolean) => Promise<string | null>
  readonly getTokenExpiration: () => Promise<number | null>
  /** Called with every event once, in order; journal entries come without gaps. */
  readonly onEvent: (event: LiveEvent) => void
  readonly now: () => number
}

const ABNORMAL = 1006
/**
 * Readings come many times a second: that they do is reported this often, ms. The sign of a silent gateway may come
 * earlier by that, never later, and heartbeats are all reported.
 */
const HEARD_EVERY_MS = 250

/** The live feed of one session. Each `connect` asks to resume the journal where the connection before it stopped. */
export const createLiveSocket = (options: LiveSocketOptions) => {
  const position = createJournalPosition()
  const skipped = { unknown: 0, malformed: 0 }

  const connect = (report: (said: SocketReport) => void) => {
    const socket = new WebSocket(options.address, LIVE_SUBPROTOCOL)
    let source: SourceHealth['state'] | 'unknown' = 'unknown'
    let heardAt = Date.now()
    let reportedAt = 0
    let over = false
    const send = (command: LiveCommand) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
    }
    const renewal = createTokenRenewal({
      getFreshToken: () => options.getToken(true),
      send: (token) => send({ type: 'renew', token }),
      now: options.now,
    })

    const end = (code: number | null, reason = '') => {
      if (over) return
      over = true
      renewal.stop()
      socket.close(CLOSE_CODES.normal.code)
      if (code !== null) report({ type: 'socket.closed', code, ...readReturnNotice(reason) })
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
    /** Passes an event on; false when it shows a gap in the journal: the caller then ends the connection, to resume. */
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
          if (verdict === 'gap') return false
        }
      }
      options.onEvent(event)
      return true
    }
    const hear = (frame: Frame) => {
      if (over) return
      if (frame.kind !== 'event') {
        skipped[frame.kind] += 1
        if (frame.kind === 'malformed') console.warn(`live feed: malformed ${frame.type ?? 'message'} skipped`)
      } else if (!accept(frame.event)) return end(ABNORMAL)
      else if (frame.event.type === 'welcome') return report({ type: 'welcome.received', resumed: frame.event.resumed })
      if (isOf(frame, 'readings') && Math.abs(heardAt - reportedAt) < HEARD_EVERY_MS) return
      reportedAt = heardAt
      report({ type: 'frame.received', source })
    }
    const read = createFrameReader(hear)
    const receive = ({ data }: MessageEvent<unknown>) => {
      if (over) return
      heardAt = Date.now()
      read(data)
    }
    socket.addEventListener('open', () => void authenticate())
    socket.addEventListener('message', receive)
    socket.addEventListener('close', ({ code, reason }) => end(code, reason))

    return {
      stop: () => end(null),
      /**
       * Reports silence when nothing has come for too long. By the wall clock: timers stand still while a computer
       * sleeps.
       */
      askAge: () => {
        if (Date.now() - heardAt > LIVE_TIMING.staleAfterMs) report({ type: 'silence.noticed' })
      },
    }
  }
  return {
    connect,
    /** Number of frames skipped, by reason. */
    skipped: () => ({ ...skipped }),
  }
}
const isOf = (frame: Frame, type: LiveEvent['type']): boolean => frame.kind === 'event' && frame.event.type === type

export type LiveSocket = ReturnType<typeof createLiveSocket>
