import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import { Aedes } from 'aedes'
import type { Logger } from 'pino'
import { boundPackets, createPace } from './bounded-client.ts'
import type { MqttDoor } from './door.ts'
import { readMqttMessage } from './message.ts'
import type { Writer } from './writer.ts'

/**
 * An MQTT broker of our own. A publication is authorised once it is committed: aedes sends the PUBACK
 * after that, and reads no more from a client that has not been answered.
 * Throws when the port is taken.
 */
export const createEmbeddedBroker = async (
  { host, port }: { host: string; port: number },
  writer: Writer,
  log: Logger,
): Promise<MqttDoor> => {
  const paceOf = createPace(INGEST_LIMITS.messagesPerSecond)
  const broker = await Aedes.createBroker({
    authorizePublish: (client, packet, callback) => {
      if (packet.topic.startsWith('$SYS/')) return callback(new Error('$SYS topics are reserved'))
      const bytes = Buffer.isBuffer(packet.payload) ? packet.payload : Buffer.from(packet.payload)
      // without a client it is the will of one that is gone
      const waitMs = client === null ? 0 : paceOf(client)
      const turn = waitMs > 0 ? wait(waitMs) : Promise.resolve()
      turn
        .then(writer.room)
        .then(() => writer.submit(readMqttMessage(packet.topic, bytes)))
        .then(
          () => callback(null),
          (error: Error) => callback(error),
        )
    },
  })
  broker.on('clientError', (client, error) => log.debug({ client: client.id, error: error.message }, 'MQTT client'))
  broker.on('connectionError', (_client, error) => log.debug({ error: error.message }, 'MQTT connection'))
  const server = createServer((socket) => boundPackets(broker.handle(socket)))
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket.setNoDelay())
    socket.once('close', () => sockets.delete(socket))
  })
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await new Promise<void>((resolve) => broker.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  try {
    return { port: await listen(server, host, port), hears: () => server.listening, close }
  } catch (error) {
    await new Promise<void>((resolve) => broker.close(resolve))
    throw error
  }
}

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
