import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { INGEST_LIMITS } from '@vigie/contracts/upstream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPace } from './bounded-client.ts'
import type { MqttDoor } from './door.ts'
import { createEmbeddedBroker } from './embedded-broker.ts'

let door: MqttDoor
const submitted: unknown[] = []
beforeAll(async () => {
  const writer = {
    room: async () => {},
    submit: async (message: unknown) => {
      submitted.push(message)
      return { accepted: 1, quarantined: [] }
    },
    depth: () => 0,
    refusedBirths: () => ({}),
    state: () => 'live' as const,
    close: async () => {},
  }
  door = await createEmbeddedBroker({ host: '127.0.0.1', port: 0 }, writer, pino({ level: 'silent' }))
})
afterAll(() => door.close())

/** The length of a packet as MQTT writes it. */
const lengthOf = (bytes: number): number[] =>
  bytes < 128 ? [bytes] : [(bytes % 128) | 128, ...lengthOf(Math.floor(bytes / 128))]
const CONNECT = Buffer.from([0x10, 16, 0, 4, ...Buffer.from('MQTT'), 4, 2, 0, 0, 0, 4, ...Buffer.from('test')])

const open = async (): Promise<Socket> => {
  const socket = connect(door.port ?? 0, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

test('a CONNECT larger than any is refused before it is received', async () => {
  const socket = await open()
  socket.write(Buffer.from([0x10, ...lengthOf(INGEST_LIMITS.connectBytes + 1)]))
  await once(socket, 'close')
})

test('a publication larger than any is refused before it is received', async () => {
  const socket = await open()
  socket.write(CONNECT)
  await once(socket, 'data')
  socket.write(Buffer.from([0x30, ...lengthOf(INGEST_LIMITS.packetBytes + 1)]))
  await once(socket, 'close')
  expect(submitted).toEqual([])
})

test('the largest that may be is taken', async () => {
  const socket = await open()
  socket.write(CONNECT)
  await once(socket, 'data')
  const topic = Buffer.from('vigie/chaib/c1/picture')
  const head = Buffer.from([0, topic.length, ...topic])
  const qos1 = Buffer.from([0, 1])
  const payload = Buffer.alloc(INGEST_LIMITS.packetBytes - head.length - qos1.length)
  socket.write(Buffer.concat([Buffer.from([0x32, ...lengthOf(INGEST_LIMITS.packetBytes)]), head, qos1, payload]))
  const [ack] = await once(socket, 'data')
  expect(ack[0]).toBe(0x40)
  socket.destroy()
})

test('who speaks faster than it may waits, as long as it takes to be within the pace; others do not', () => {
  let at = 0
  const pace = createPace(100, () => at)
  const [fast, slow] = [{}, {}]
  const waits = Array.from({ length: 300 }, () => pace(fast))
  expect(waits.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 0))
  expect(waits.at(-1)).toBeCloseTo(1_990, -1)
  expect(pace(slow)).toBe(0)
  at = 10_000
  expect(pace(fast)).toBe(0)
})
