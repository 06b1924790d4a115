import { LIVE_LIMITS } from '@vigie/contracts/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient, type LiveClient } from '../testing/live-client.ts'

let it: GatewayFixture
beforeEach(async () => {
  it = await createGatewayFixture()
})
afterEach(() => it.close())

const signIn = async (): Promise<LiveClient> => {
  const client = await createLiveClient(it.port)
  client.say({ type: 'authenticate', token: 'amina' })
  await client.until('snapshot')
  return client
}
const note = (id: string, bytes = 0) => ({
  type: 'notification.created' as const,
  data: {
    _id: id,
    device_id: { name: 'x'.repeat(bytes) },
    deviceStatus: 'off',
    created_at: '2026-01-01T00:00:00.000Z',
  },
})
const figure = async (name: string): Promise<number> => {
  const text = await it.gateway.metrics.registry.metrics()
  return Number(new RegExp(`^${name}(?:{[^}]*})? (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

test('one that stops reading is cut with its queue full, while the others hear every alert', async () => {
  const [slow, quick] = [await signIn(), await signIn()]
  slow.socket.pause()
  // well beyond what the kernel's buffers and the queue hold together
  for (let n = 1; n <= 300; n += 1) {
    it.upstream.commit(note(String(n), 60_000))
    if (n % 10 === 0) await vi.waitUntil(() => quick.seqs().length === n, { timeout: 10_000 })
  }
  expect(quick.seqs()).toHaveLength(300)
  await vi.waitUntil(() => figure('vigie_live_closes_total'))
  await vi.waitUntil(() => it.gateway.sessions.all().length === 1)
  slow.socket.resume()
  await slow.closed
  expect(slow.seqs()).toEqual(slow.seqs().map((_, index) => index + 1))
}, 30_000)

test('one that stops reading for a while gets every alert, and of the readings the latest', async () => {
  const [slow, quick] = [await signIn(), await signIn()]
  slow.socket.pause()
  let committed = 0
  while ((await figure('vigie_live_slow_total')) === 0 && committed < 300) {
    committed += 1
    it.upstream.commit(note(String(committed), 60_000))
    await vi.waitUntil(() => quick.seqs().length === committed, { timeout: 10_000, interval: 5 })
  }
  expect(await figure('vigie_live_slow_total')).toBe(1)

  const devices = Array.from({ length: 1_200 }, (_, n) => `device-${n}`)
  const valuesOf = ({ heard }: LiveClient) =>
    heard.flatMap((event) => (event.type === 'readings' ? event.rows.map(([, , value]) => value) : []))
  for (let value = 1; value <= 3; value += 1) {
    it.upstream.emit('readings', { site: 'chaib', rows: devices.map((device) => [device, 'flow_m3h', value, value]) })
    await vi.waitUntil(() => valuesOf(quick).includes(value))
  }
  slow.socket.resume()
  await vi.waitUntil(() => valuesOf(slow).length === devices.length, { timeout: 10_000 })
  expect(new Set(valuesOf(slow))).toEqual(new Set([3]))
  expect(slow.seqs()).toEqual(quick.seqs())

  it.upstream.emit('readings', { site: 'chaib', rows: [['device-0', 'flow_m3h', 4, 4]] })
  await vi.waitUntil(() => valuesOf(slow).includes(4))
}, 30_000)

test('one that asks for the picture over and over is cut, however fast it reads', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => [`device-${n}-${'x'.repeat(20)}`, 'flow_m3h', 1, n] as const)
  it.upstream.state.latest.readings = rows.map((row) => [...row])
  const client = await signIn()
  let bytes = 0
  client.socket.on('message', (data: Buffer) => {
    bytes += data.length
  })
  for (let count = 0; count < 24; count += 1) {
    client.say({ type: 'subscribe', topics: [] })
    client.say({ type: 'subscribe', topics: ['readings'] })
  }
  expect(await client.closed).toBe(4008)
  expect(bytes).toBeLessThan(2 * LIVE_LIMITS.askedBytes)
})
