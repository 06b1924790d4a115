import { setTimeout as wait } from 'node:timers/promises'
import { formatTopic, INGEST_TOPICS } from '@vigie/contracts/upstream'
import mqtt, { type IPublishPacket, type MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { Signals } from '../store/signals.ts'
import type { MqttDoor } from './embedded-broker.ts'
import { readMqttMessage } from './message.ts'
import type { Writer } from './writer.ts'

const SESSION_SECONDS = 86_400
/** messages the broker may have sent without our acknowledgement; its own limit may be lower (max_inflight_messages) */
const IN_FLIGHT = 1_000
/** how often an instance that stands by looks whether it is its turn, ms */
const TURN_MS = 1_000
/** while the database has not said whose turn it is, ms */
const SOON_MS = 100
const BIRTHS = formatTopic({ site: '+', device: '+', kind: 'birth' })
const OTHERS = INGEST_TOPICS.filter((topic) => topic !== BIRTHS)

export type ExternalBrokerDeps = {
  /** of the database: its instances share one session at the broker, others have their own */
  readonly epoch: string
  readonly writer: Writer
  readonly signals: Pick<Signals, 'owns'>
  readonly log: Logger
}

/**
 * Reads from a broker elsewhere, over one connection, so that what a device says is applied in the order it
 * said it; each message is acknowledged after its commit, many of them at a time. One instance reads, the
 * others stand by. The session belongs to the database: whoever has the turn takes it over with all that
 * waits in it.
 */
export const createExternalBroker = async (
  url: string,
  clientId: string,
  { epoch, writer, signals, log }: ExternalBrokerDeps,
): Promise<MqttDoor> => {
  const closing = new AbortController()
  let reader: Reader | null = null
  let standsBy = false
  const takeTurns = async () => {
    while (!closing.signal.aborted) {
      const turn = await signals.owns('ingest').catch(() => 'unknown' as const)
      if (closing.signal.aborted) break
      if (turn === true) reader ??= startReader(url, `${clientId}-${epoch}`, writer, log)
      else if (reader !== null) {
        await reader.close()
        reader = null
      }
      standsBy = turn === false
      await wait(turn === 'unknown' ? SOON_MS : TURN_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const turns = takeTurns()
  return {
    port: null,
    connected: () => reader?.isSubscribed() ?? standsBy,
    close: async () => {
      closing.abort()
      await turns
      await reader?.close()
    },
  }
}

type Reader = {
  /** Whether the broker has confirmed every subscription. */
  readonly isSubscribed: () => boolean
  readonly close: () => Promise<void>
}

const startReader = (url: string, clientId: string, writer: Writer, log: Logger): Reader => {
  const client = mqtt.connect(url, {
    clientId,
    protocolVersion: 5,
    clean: false,
    properties: { sessionExpiryInterval: SESSION_SECONDS, receiveMaximum: IN_FLIGHT },
    resubscribe: false,
    reconnectPeriod: 1_000,
  })
  let connection = 0
  let subscribed = false

  const take = ({ topic, payload, messageId, qos }: IPublishPacket): void => {
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
    const of = connection
    writer.submit(readMqttMessage(topic, bytes)).then(
      () => {
        // of another connection: the broker sends it again, under a number of its own
        if (qos === 1 && of === connection && client.connected) acknowledge(client, messageId)
      },
      (error: Error) => log.debug({ error: error.message }, 'MQTT message not taken'),
    )
  }
  // mqtt.js answers a message before it reads the next one: as QoS 0 it leaves the answer to us
  client.on('packetreceive', (packet) => {
    if (packet.cmd !== 'publish') return
    take({ ...packet })
    packet.qos = 0
  })
  client.on('connect', () => {
    connection += 1
    subscribe(client).then(
      () => {
        subscribed = true
      },
      (error: Error) => {
        log.error({ error: error.message }, 'MQTT subscription refused')
        client.reconnect()
      },
    )
  })
  client.on('close', () => {
    connection += 1
    subscribed = false
  })
  client.on('error', (error) => log.warn({ error: error.message }, 'MQTT connection'))
  return { isSubscribed: () => subscribed, close: () => client.endAsync(true) }
}

/**
 * On every connect: the broker may have lost the session it says it kept. Births first, so that what is
 * retained of them comes before what else the devices say; not again where the session still has them.
 */
const subscribe = async (client: MqttClient): Promise<void> => {
  await client.subscribeAsync(BIRTHS, { qos: 1, rh: 1 })
  await client.subscribeAsync([...OTHERS], { qos: 1, rh: 1 })
}

const acknowledge = (client: MqttClient, messageId: number | undefined): void =>
  // private in the types; the library's own handlers call it so
  client['_sendPacket']({ cmd: 'puback', messageId: messageId ?? 0, reasonCode: 0 })
