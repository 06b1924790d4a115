import { randomBytes } from 'node:crypto'
import mqtt from 'mqtt'
import { Client } from 'pg'

/** What production runs on, given by the environment: PostgreSQL, an MQTT broker, and Redis where there is one. */
export type Production = {
  readonly databaseUrl: string
  readonly mqttUrl: string
  readonly redisUrl: string | null
  readonly mqttClientId: string
  /** drops the database and the broker's session: nothing of the test stays */
  readonly drop: () => Promise<void>
}

const given = {
  database: process.env['TEST_DATABASE_URL'],
  mqtt: process.env['TEST_MQTT_URL'],
  redis: process.env['TEST_REDIS_URL'],
}

export const hasProduction = given.database !== undefined && given.mqtt !== undefined

/** A database, broker session and Redis database of one's own. Errors: throws when the environment gives none. */
export const ownProduction = async (): Promise<Production> => {
  if (given.database === undefined || given.mqtt === undefined) throw new Error('TEST_DATABASE_URL, TEST_MQTT_URL')
  const { database, mqtt: mqttUrl } = given
  const name = `vigie_test_${randomBytes(6).toString('hex')}`
  await administer(database, `create database ${name}`)
  const databaseUrl = new URL(database)
  databaseUrl.pathname = `/${name}`
  return {
    databaseUrl: databaseUrl.href,
    mqttUrl,
    redisUrl: given.redis === undefined ? null : redisDatabase(given.redis),
    mqttClientId: name,
    drop: async () => {
      await forgetSession(mqttUrl, name)
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

const forgetSession = async (url: string, clientId: string): Promise<void> => {
  const client = await mqtt.connectAsync(url, { clientId, clean: true })
  await client.endAsync()
}
