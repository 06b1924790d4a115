import { pino } from 'pino'
import type { AnalystConfig } from './config.ts'
import { createRounds } from './jobs/efficiency/rounds.ts'
import { createTelling } from './jobs/efficiency/telling.ts'
import { createLive } from './jobs/live/live.ts'
import { createPictures } from './jobs/pictures.ts'
import { createThreads } from './jobs/threads.ts'
import { createRest } from './routes/rest.ts'
import { createStore } from './store/store.ts'
import { createUpstream } from './upstream/upstream.ts'

/** An analyst that answers on its port. */
export type Analyst = {
  readonly port: number
  /** Waits for what is under way, and keeps what is not done for the next start. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the service: its own tables, threads for its engines, the upstream as a peer, and the calls of the gateway.
 * Errors: rejects when its database or its port is not to be had, or `signal` aborts; nothing is left open then.
 */
export const createAnalyst = async (config: AnalystConfig, signal?: AbortSignal): Promise<Analyst> => {
  const log = pino({ name: 'analyst', level: config.LOG_LEVEL })
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const store = await createStore(config.DATA_DIR)
    closers.push(store.close)
    signal?.throwIfAborted()
    const threads = createThreads()
    closers.push(threads.close)
    const upstream = createUpstream(config)
    const { tell, stop: stopTelling } = createTelling({ db: store.db, upstream, log })
    closers.push(stopTelling)
    const rounds = createRounds({ db: store.db, threads, upstream, tell, log })
    closers.push(rounds.stop)
    const { LIVE_STEP_MS: stepMs, LIVE_LESSON_ROWS: lessonRows } = config
    const live = createLive({ db: store.db, threads, upstream, log, tell, stepMs, lessonRows })
    closers.push(live.stop)
    const pictures = createPictures({ db: store.db, threads, upstream, log })
    closers.push(pictures.close)
    await pictures.resume()
    signal?.throwIfAborted()
    const model = modelOf(config)
    const serviceKey = config.SERVICE_KEY
    const rest = await createRest({ db: store.db, pictures, upstream, tell, serviceKey, model, log })
    closers.push(() => rest.close())
    await rest.listen({ host: config.HOST, port: config.PORT })
    signal?.throwIfAborted()
    const address = rest.server.address()
    return { port: typeof address === 'object' && address !== null ? address.port : config.PORT, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The language model that may be asked; null: none is set. */
const modelOf = ({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: AnalystConfig) =>
  AI_BASE_URL === undefined || AI_MODEL === undefined
    ? null
    : { url: AI_BASE_URL, model: AI_MODEL, key: AI_API_KEY ?? null }
