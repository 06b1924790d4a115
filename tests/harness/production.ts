import { randomBytes } from 'node:crypto'
import { hasMosquitto, type Mosquitto, startMosquitto } from '@vigie/upstream/testing'
import { Client } from 'pg'

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
  const { database } = given
  const name = `vigie_test_${randomBytes(6).toString('hex')}`
  await administer(database, `create database ${name}`)
  const databaseUrl = new URL(database)
  databaseUrl.pathname = `/${name}`
  const mosquitto = hasMosquitto ? await startMosquitto({ keeps: false }) : null
  return {
    databaseUrl: databaseUrl.href,
    mqttUrl: mosquitto?.url ?? given.mqtt,
    redisUrl: given.redis === undefined ? null : redisDatabase(given.redis),
    mqttClientId: name,
    mosquitto,
    drop: async () => {
      await mosquitto?.stop()
      await administer(database, `drop database if exists ${name} with (force)`)
    },
  }
}

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The adapter's streams live in one Redis database: one of fifteen, so that stacks of a run do not hear each other. */
const redisDatabase = (redis: string): string => {
  const url = new URL(redis)
  url.pathname = `/${1 + (randomBytes(1).readUInt8() % 15)}`
  return url.href
}
