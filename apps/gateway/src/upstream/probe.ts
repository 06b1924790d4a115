import { WebSocket } from 'ws'

/**
 * Asks an upstream that sends no heartbeats for a sign of life each second: a ping of the link's own WebSocket, which
 * every WebSocket server answers by itself. Where it answers none, or the link is no WebSocket, any HTTP answer of the
 * Socket.IO endpoint counts.
 */
export type Probe = {
  /** The WebSocket of the link from now on. */
  readonly use: (socket: WebSocket) => void
  readonly start: () => void
  readonly stop: () => void
}

const EACH_MS = 1_000
/** An HTTP answer that takes longer is none, ms. */
const ANSWER_WITHIN_MS = 1_500
/** Pings without any pong after which HTTP is asked as well. */
const PINGS_TRIED = 2

/** @param options.onAnswer called with each sign of life */
export const createProbe = ({ url, onAnswer }: { url: string; onAnswer: () => void }): Probe => {
  const endpoint = `${url.replace(/\/$/, '')}/socket.io/`
  let current: { readonly socket: WebSocket; unanswered: number; hasAnswered: boolean } | null = null
  let isAsking = false
  let isRunning = false
  let timer: NodeJS.Timeout | undefined

  const answered = (): void => {
    if (isRunning) onAnswer()
  }
  const askHttp = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      const response = await fetch(endpoint, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      await response.body?.cancel()
      answered()
    } catch {
      // no answer is no sign of life
    } finally {
      isAsking = false
    }
  }
  const ask = (): void => {
    if (current?.socket.readyState === WebSocket.OPEN) {
      current.unanswered += 1
      current.socket.ping()
      if (current.hasAnswered || current.unanswered <= PINGS_TRIED) return
    }
    void askHttp()
  }
  return {
    use: (socket) => {
      const used = { socket, unanswered: 0, hasAnswered: false }
      current = used
      socket.on('pong', () => {
        used.hasAnswered = true
        if (current === used) answered()
      })
    },
    start: () => {
      if (isRunning) return
      isRunning = true
      ask()
      timer = setInterval(ask, EACH_MS)
      timer.unref()
    },
    stop: () => {
      isRunning = false
      clearInterval(timer)
    },
  }
}
