import { formatTopic, INGEST_TOPICS } from '@vigie/contracts/upstream'
import mqtt, { type MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { Directory } from './directory.ts'
import type { MqttDoor } from './embedded-broker.ts'
import { readMqttMessage } from './message.ts'
import { awaitNewcomers } from './newcomers.ts'
import type { Writer } from './writer.ts'

/** mqtt.js answers one message at a time per connection; several of them fill a batch */
const CONNECTIONS = 24
const SESSION_SECONDS = 86_400
const BIRTHS = formatTopic({ site: '+', device: '+', kind: 'birth' })

export type ExternalBrokerDeps = {
  /** of the database: instances on the same one share the work, others do not take it from them */
  readonly epoch: string
  readonly writer: Writer
  readonly directory: Directory
  readonly log: Logger
  readonly now: () => number
}

/**
 * Reads from a broker elsewhere, acknowledging each message after its commit. The connections share one
 * subscription, so that instances side by side share the work; their sessions outlive a restart.
 */
export const openExternalBroker = async (
  url: string,
  clientId: string,
  { epoch, writer, directory, log, now }: ExternalBrokerDeps,
): Promise<MqttDoor> => {
  const ready = awaitNewcomers(directory, now)
  const take = async (topic: string, bytes: Buffer): Promise<void> => {
    await ready(topic)
    await writer.room()
    await writer.submit(readMqttMessage(topic, bytes))
  }
  const shared = INGEST_TOPICS.map((topic) => `$share/vigie-${epoch}/${topic}`)
  const clients = Array.from({ length: CONNECTIONS }, (_, index) => {
    // a shared subscription is never told what the broker retains: one connection asks for the births itself
    const topics = index === 0 ? [...shared, BIRTHS] : shared
    return connect(url, `${clientId}-${index}`, topics, take, log)
  })
  return {
    port: null,
    connected: () => clients.some((client) => client.connected),
    close: async () => {
      await Promise.all(clients.map((client) => client.endAsync(true)))
    },
  }
}

const connect = (
  url: string,
  clientId: string,
  topics: readonly string[],
  take: (topic: string, bytes: Buffer) => Promise<void>,
  log: Logger,
): MqttClient => {
  const client = mqtt.connect(url, {
    clientId,
    protocolVersion: 5,
    clean: false,
    properties: { sessionExpiryInterval: SESSION_SECONDS },
    resubscribe: false,
    reconnectPeriod: 1_000,
  })
  client.handleMessage = (packet, done) => {
    const bytes = Buffer.isBuffer(packet.payload) ? packet.payload : Buffer.from(packet.payload)
    take(packet.topic, bytes).then(
      () => done(),
      (error: Error) => done(error),
    )
  }
  // the broker may have lost the session it says it kept: subscribe on every connect
  client.on('connect', () => {
    client.subscribe(
      [...topics],
      { qos: 1 },
      (error) => error && log.error({ error: error.message }, 'MQTT subscription refused'),
    )
  })
  client.on('error', (error) => log.warn({ error: error.message }, 'MQTT connection'))
  return client
}
