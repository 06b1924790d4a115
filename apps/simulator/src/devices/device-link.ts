import { formatTopic, type MessageKind } from '@vigie/contracts/upstream'
import { connect, type MqttClient } from 'mqtt'
import type { Descriptor } from './descriptors.ts'
import { createOutbox, type Outbox, type Parcel } from './outbox.ts'

/**
 * A device's own MQTT connection. At each connection it publishes the device's descriptor and that it is online; its
 * will, published by the broker when the connection breaks, says that it is not.
 */
export type DeviceLink = {
  readonly device: string
  /** samples and power changes that wait to be sent; call `flush` after a push */
  readonly outbox: Outbox
  readonly flush: () => void
  /** Publishes one message; resolves when it is acknowledged, however many connections that takes. */
  readonly deliver: (parcel: Parcel) => Promise<void>
  /** Sends a picture, unless the broker is away or has yet to acknowledge the one before: there will be another. */
  readonly show: (picture: Buffer) => void
  /** Resolves when the first descriptor is acknowledged. */
  readonly born: Promise<void>
  /** Says goodbye and disconnects, so that the will is not sent; gives up on the broker after `timeoutMs`. */
  readonly close: (timeoutMs: number) => Promise<void>
}

export type LinkOptions = {
  readonly url: string
  readonly site: string
  readonly descriptor: Descriptor
  readonly onProblem: (error: Error) => void
}

/** 5,000 samples: seven hours of a pump at full cadence, then ever coarser. */
const OUTBOX_SAMPLES = 5_000
const RECONNECT = { firstMs: 500, mostMs: 5_000 } as const

/** Connects, and keeps reconnecting with backoff and jitter until closed. One message is in flight at a time. */
export const createDeviceLink = ({ url, site, descriptor, onProblem }: LinkOptions): DeviceLink => {
  const device = descriptor.id
  const topic = (kind: MessageKind) => formatTopic({ site, device, kind })
  const outbox = createOutbox(OUTBOX_SAMPLES)
  const client = connect(url, {
    clientId: `vigie-${site}-${device}-${process.pid}`,
    reconnectPeriod: RECONNECT.firstMs,
    connectTimeout: 10_000,
    keepalive: 30,
    will: { topic: topic('online'), payload: JSON.stringify({ online: false }), qos: 1, retain: false },
  })
  backOff(client)
  client.on('error', onProblem)

  const publish = async (kind: MessageKind, json: string): Promise<void> => {
    // retained, so that an upstream that subscribes later knows the device
    await client.publishAsync(topic(kind), json, { qos: 1, retain: kind === 'birth' })
  }

  const born = new Promise<void>((resolve) => {
    client.on('connect', () => {
      const greet = async () => {
        await publish('birth', JSON.stringify(descriptor.birth))
        await publish('online', JSON.stringify({ ts: Date.now(), online: true }))
        resolve()
      }
      greet().catch(onProblem)
    })
  })

  let busy = false
  const flush = () => {
    if (busy) return
    const parcel = outbox.take()
    if (parcel === null) return
    busy = true
    publish(parcel.kind, parcel.json)
      .catch(onProblem)
      .finally(() => {
        busy = false
        if (!client.disconnecting) flush()
      })
  }

  let isShowing = false
  const show = (picture: Buffer) => {
    if (isShowing || !client.connected || client.disconnecting) return
    isShowing = true
    client
      .publishAsync(topic('picture'), picture, { qos: 1 })
      .catch(onProblem)
      .finally(() => {
        isShowing = false
      })
  }

  return {
    device,
    outbox,
    flush,
    show,
    deliver: ({ kind, json }) => publish(kind, json),
    born,
    close: (timeoutMs) =>
      closeClient(client, () => publish('online', JSON.stringify({ ts: Date.now(), online: false })), timeoutMs),
  }
}

/** Doubles the pause before each retry up to the longest, with jitter: a broker that comes back is not stormed. */
const backOff = (client: MqttClient): void => {
  let failures = 0
  client.on('connect', () => {
    failures = 0
  })
  client.on('close', () => {
    failures += 1
    const ceiling = Math.min(RECONNECT.mostMs, RECONNECT.firstMs * 2 ** failures)
    client.options.reconnectPeriod = Math.ceil(RECONNECT.firstMs / 2 + Math.random() * ceiling)
  })
}

const closeClient = async (client: MqttClient, sayGoodbye: () => Promise<void>, timeoutMs: number): Promise<void> => {
  if (!client.connected) {
    await client.endAsync(true)
    return
  }
  const gone = sayGoodbye().then(() => client.endAsync())
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref())
  await Promise.race([gone, late])
  if (!client.disconnected) await client.endAsync(true)
}
