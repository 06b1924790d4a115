import { randomBytes } from 'node:crypto'
import { createMosquitto, createOwnDatabase, hasMosquitto, type Mosquitto } from '@vigie/upstream/testing'

/** What production runs on: PostgreSQL, an MQTT broker and Redis, not shared with another test where possible. */
export type Production = {
  readonly databaseUrl: string
  readonly mqttUrl: string
  readonly redisUrl: string | null
  readonly mqttClientId: string
  /** this test's own broker; null: it uses the one of TEST_MQTT_URL */
  readonly mosquitto: Mosquitto | null
  /** drops the database and stops the broker */
  readonly drop: () => Promise<void>
}

const given = {
  database: process.env['TEST_DATABASE_URL'],
  mqtt: process.env['TEST_MQTT_URL'],
  redis: process.env['TEST_REDIS_URL'],
}

export const hasProduction = given.database !== undefined && given.mqtt !== undefined

/**
 * A database and a Redis database for one test, and a Mosquitto where one is installed (upstreams that share a broker
 * receive each other's messages), else the broker of TEST_MQTT_URL. Errors: throws when the environment names none.
 */
export const ownProduction = async (): Promise<Production> => {
  if (given.database === undefined || given.mqtt === undefined) throw new Error('TEST_DATABASE_URL, TEST_MQTT_URL')
  const database = await createOwnDatabase(given.database)
  const mosquitto = hasMosquitto ? await createMosquitto({ keeps: false }) : null
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

/** One of fifteen databases of this Redis: stacks that share one would receive each other's events. */
const redisDatabase = (redis: string): string => {
  const url = new URL(redis)
  url.pathname = `/${1 + (randomBytes(1).readUInt8() % 15)}`
  return url.href
}
