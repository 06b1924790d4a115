import { INGEST_TOPICS } from '@vigie/contracts/upstream'
import mqtt, { type MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { MqttDoor } from './embedded-broker.ts'
import { readMqttMessage } from './message.ts'
import type { Writer } from './writer.ts'

/** mqtt.js answers one message at a time per connection; several of them fill a batch */
const CONNECTIONS = 24
const SHARED_GROUP = '$share/vigie-upstream/'
const SESSION_SECONDS = 86_400

/**
 * Reads from a broker elsewhere, acknowledging each message after its commit. The connections share one
 * subscription, so that instances side by side share the work; their sessions outlive a restart.
 */
export const openExternalBroker = async (
  url: string,
  clientId: string,
  writer: Writer,
  log: Logger,
): Promise<MqttDoor> => {
  const clients = Array.from({ length: CONNECTIONS }, (_, index) => connect(url, `${clientId}-${index}`, writer, log))
  return {
    port: null,
    connected: () => clients.some((client) => client.connected),
    close: async () => {
      await Promise.all(clients.map((client) => client.endAsync(true)))
    },
  }
}

const connect = (url: string, clientId: string, writer: Writer, log: Logger): MqttClient => {
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
    writer
      .room()
      .then(() => writer.submit(readMqttMessage(packet.topic, bytes)))
      .then(() => done())
      .catch((error: Error) => done(error))
  }
  // the broker may have lost the session it says it kept: subscribe on every connect
  client.on('connect', () => {
    client.subscribe(
      INGEST_TOPICS.map((topic) => SHARED_GROUP + topic),
      { qos: 1 },
      (error) => error && log.error({ error: error.message }, 'MQTT subscription refused'),
    )
  })
  client.on('error', (error) => log.warn({ error: error.message }, 'MQTT connection'))
  return client
}
