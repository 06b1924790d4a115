import { randomBytes } from 'node:crypto'
import { createOwnDatabase, hasMosquitto, type Mosquitto, startMosquitto } from '@vigie/upstream/testing'

/** What production runs on: PostgreSQL, a broker and Redis, none of it shared with another test. */
export type Production = {
  readonly databaseUrl: string
  readonly mqttUrl: string
  readonly redisUrl: string | null
  readonly mqttClientId: string
  /** null where the broker is only the one of TEST_MQTT_URL */
  readonly mosquitto: Mosquitto | null
  /** drops the database and the broker: nothing of the test stays */
  readonly drop: () => Promise<void>
}

const given = {
  database: process.env['TEST_DATABASE_URL'],
  mqtt: process.env['TEST_MQTT_URL'],
  redis: process.env['TEST_REDIS_URL'],
}

export const hasProduction = given.database !== undefined && given.mqtt !== undefined

/**
 * A database and a Redis database of one's own, and a Mosquitto where one is installed (upstreams that share
 * a broker share its messages), else the broker of TEST_MQTT_URL. Errors: throws when the environment gives none.
 */
export const ownProduction = async (): Promise<Production> => {
  if (given.database === undefined || given.mqtt === undefined) throw new Error('TEST_DATABASE_URL, TEST_MQTT_URL')
  const database = await createOwnDatabase(given.database)
  const mosquitto = hasMosquitto ? await startMosquitto({ keeps: false }) : null
  return {
    databaseUrl: database.url,
    mqttUrl: mosquitto?.url ?? given.mqtt,
    redisUrl: given.redis === undefined ? null : redisDatabase(given.redis),
    mqttClientId: database.name,
    mosquitto,
    drop: async () => {
      await mosquitto?.stop()
      await database.drop()
    },
  }
}

/** The adapter's streams live in one Redis database: one of fifteen, so that stacks of a run do not hear each other. */
const redisDatabase = (redis: string): string => {
  const url = new URL(redis)
  url.pathname = `/${1 + (randomBytes(1).readUInt8() % 15)}`
  return url.href
}
