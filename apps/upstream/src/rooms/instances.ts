import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { Logger } from 'pino'
import { createClient } from 'redis'

/** What lets the rooms of several instances be one. */
export type Instances = {
  readonly adapter: ReturnType<typeof createAdapter>
  /** Grows each time this instance can hear the others again. */
  readonly missed: () => number
  readonly close: () => Promise<void>
}

/** Joins the instances that share a Redis. Rejects where it does not answer. */
export const joinInstances = async (redisUrl: string, log: Logger): Promise<Instances> => {
  const redis = createClient({ url: redisUrl })
  let missed = 0
  redis.on('error', (error) => log.warn({ error: String(error) }, 'Redis'))
  redis.on('ready', () => {
    missed += 1
  })
  await redis.connect()
  return { adapter: createAdapter(redis), missed: () => missed, close: async () => void (await redis.close()) }
}
