import { formatTopic, INGEST_LIMITS, MESSAGE_KINDS } from '@vigie/contracts/upstream'
import mqtt, { type IPublishPacket, type MqttClient } from 'mqtt'
import type { Logger } from 'pino'

const SESSION_SECONDS = 86_400
/** messages the broker may have sent without our acknowledgement; its own limit may be lower (max_inflight_messages) */
const IN_FLIGHT = 1_000
/** a broker that has said nothing for so long, though it is asked, is not there, ms */
const SILENT_MS = 1_500

/** One connection to a broker. */
export type BrokerReader = {
  /** Whether the broker has confirmed every subscription and was heard a moment ago. */
  readonly isHeard: () => boolean
  /** Asks the broker to say something. */
  readonly ask: () => void
  readonly close: () => Promise<void>
}

export type BrokerReaderOptions = {
  readonly url: string
  /** its name at the broker, and whether the broker keeps for it what it has not acknowledged */
  readonly session: { readonly id: string; readonly isKept: boolean }
  /** whose devices are read; `+`: those of every site */
  readonly site: string
  /** what was published; in a kept session it is acknowledged once this resolves, and comes again when it rejects */
  readonly take: (topic: string, bytes: Buffer) => Promise<unknown>
  readonly log: Logger
}

/** Reads what devices publish, and connects again until it is closed. Many messages may wait for `take` at a time. */
export const createBrokerReader = ({ url, session, site, take, log }: BrokerReaderOptions): BrokerReader => {
  const client = mqtt.connect(url, {
    clientId: session.id,
    protocolVersion: 5,
    clean: !session.isKept,
    properties: {
      sessionExpiryInterval: session.isKept ? SESSION_SECONDS : 0,
      receiveMaximum: IN_FLIGHT,
      maximumPacketSize: INGEST_LIMITS.packetBytes,
    },
    resubscribe: false,
    reconnectPeriod: 1_000,
  })
  let connection = 0
  let isSubscribed = false
  let isClosed = false
  let heardAt = Number.NEGATIVE_INFINITY

  const receive = ({ topic, payload, messageId, qos }: IPublishPacket): void => {
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
    const of = connection
    take(topic, bytes).then(
      () => {
        // of another connection: the broker sends it again, under a number of its own
        if (qos === 1 && of === connection && client.connected) acknowledge(client, messageId)
      },
      (error: Error) => log.debug({ error: error.message }, 'MQTT message not taken'),
    )
  }
  // mqtt.js answers a message before it reads the next one: as QoS 0 it leaves the answer to us
  client.on('packetreceive', (packet) => {
    heardAt = performance.now()
    if (packet.cmd !== 'publish') return
    receive({ ...packet })
    packet.qos = 0
  })
  client.on('connect', () => {
    connection += 1
    subscribe(client, site, session.isKept ? 1 : 0).then(
      () => {
        isSubscribed = true
      },
      (error: Error) => {
        // closed meanwhile, it would connect again, and take the session from whoever has it now
        if (isClosed) return
        log.error({ error: error.message }, 'MQTT subscription refused')
        client.reconnect()
      },
    )
  })
  client.on('close', () => {
    connection += 1
    isSubscribed = false
  })
  client.on('error', (error) => log.warn({ error: error.message }, 'MQTT connection'))
  return {
    isHeard: () => isSubscribed && performance.now() - heardAt < SILENT_MS,
    ask: () => {
      if (client.connected) client.sendPing()
    },
    close: async () => {
      isClosed = true
      await client.endAsync(true)
    },
  }
}

/**
 * On every connect: the broker may have lost the session it says it kept. Births first, so that what is
 * retained of them comes before what else the devices say; not again where the session still has them.
 */
const subscribe = async (client: MqttClient, site: string, qos: 0 | 1): Promise<void> => {
  const topicOf = (kind: (typeof MESSAGE_KINDS)[number]) => formatTopic({ site, device: '+', kind })
  await client.subscribeAsync(topicOf('birth'), { qos, rh: 1 })
  await client.subscribeAsync(MESSAGE_KINDS.filter((kind) => kind !== 'birth').map(topicOf), { qos, rh: 1 })
}

const acknowledge = (client: MqttClient, messageId: number | undefined): void =>
  // private in the types; the library's own handlers call it so
  client['_sendPacket']({ cmd: 'puback', messageId: messageId ?? 0, reasonCode: 0 })
