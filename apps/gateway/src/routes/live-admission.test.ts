import { once } from 'node:events'
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import { afterEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ADMISSION_WAIT_MAX_MS } from '../session/admission.ts'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { createLiveClient } from '../testing/live-client.ts'

let it: GatewayFixture
afterEach(() => it.close())

type Answer = { readonly status: number; readonly retryAfter?: string | undefined }
/** One upgrade, and what it is answered; 0: the connection ended without an answer. */
const knock = (answers: Answer[] = []): WebSocket => {
  const host = `chaib.localhost:${it.port}`
  const socket = new WebSocket(`ws://127.0.0.1:${it.port}${LIVE_PATH}`, LIVE_SUBPROTOCOL, {
    headers: { host, origin: `http://${host}` },
  })
  socket.once('open', () => answers.push({ status: 101 }))
  socket.once('unexpected-response', (_, { statusCode = 0, headers }) =>
    answers.push({ status: statusCode, retryAfter: headers['retry-after'] }),
  )
  socket.once('error', () => answers.push({ status: 0 }))
  return socket
}

const QUEUE = ADMISSION_WAIT_MAX_MS / 1_000

test('who would wait longer than 5 s is refused at once, and told when to come back', async () => {
  it = await createGatewayFixture({ ADMISSIONS_PER_SECOND: '1' })
  const answers: Answer[] = []
  for (let count = 0; count < 1 + QUEUE + 1; count += 1) knock(answers)
  const refused = await vi.waitUntil(() => answers.find(({ status }) => status !== 101))
  expect(refused.status).toBe(429)
  expect(Number(refused.retryAfter)).toBeGreaterThan(QUEUE)
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(2 * QUEUE)
  await expect(createLiveClient(it.port, { origin: 'https://evil.example' })).rejects.toThrow('403')
  expect(await it.gateway.metrics.registry.metrics()).toContain('vigie_live_refused_total 1')
  // those who wait do not hold up the end
  await it.gateway.close()
  await vi.waitUntil(() => answers.length === 1 + QUEUE + 1)
  expect(answers.map(({ status }) => status)).toContain(0)
})

test('a client that leaves while it waits holds up nobody', async () => {
  it = await createGatewayFixture({ ADMISSIONS_PER_SECOND: '9' })
  await createLiveClient(it.port)
  const arrived = once(it.gateway.app.server, 'upgrade')
  const leaving = knock()
  await arrived
  leaving.terminate()
  const next = await createLiveClient(it.port)
  next.say({ type: 'authenticate', token: 'amina' })
  await next.until('welcome')
})
