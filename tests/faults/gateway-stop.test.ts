import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import { freePort, isPortFree } from '@vigie/stack'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type BareUpstream, createBareUpstream } from '../harness/bare-upstream.ts'
import { callGateway } from '../harness/gateway.ts'
import { identityHost } from '../harness/identity.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createProxy, type FaultProxy } from '../harness/proxy.ts'
import { until } from '../harness/wait.ts'

/** SIGTERM to the real gateway: the process is gone within a second with exit code 0, whatever its clients do. */
const SITE = 'chaib'
const WITHIN_MS = 1_000
const ENTRY = fileURLToPath(new URL('../../apps/gateway/src/server.ts', import.meta.url))
const NOTIFICATIONS_AT = '/api/v1/notification/notifications'

let person: Person
let upstream: BareUpstream
/** between the gateway and its upstream */
let link: FaultProxy
let gateway: GatewayProcess
const sockets: { readonly destroy: () => void }[] = []

beforeAll(async () => {
  person = await newPerson({ role: 'viewer', platforms: [SITE] })
  const variant = {
    event: 'notification',
    isNested: false,
    hasPayload: true,
    notificationsAt: NOTIFICATIONS_AT,
  } as const
  upstream = await createBareUpstream([SITE], variant)
  link = await createProxy(Number(new URL(upstream.url).port))
})
beforeEach(async () => {
  gateway = startGateway(await freePort())
})
afterEach(async () => {
  gateway.kill()
  await gateway.exited
  for (const socket of sockets.splice(0)) socket.destroy()
  link.set({})
  upstream.notifications.length = 0
})
afterAll(async () => {
  await link?.close()
  await upstream?.close()
})

type GatewayProcess = ReturnType<typeof startGateway>

/** Says when the process begins to listen to SIGTERM. */
const WATCH = `process.on('newListener', (event) => event === 'SIGTERM' && process.send('stoppable'))`

const startGateway = (port: number) => {
  const child = fork(ENTRY, {
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(WATCH)}`],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      UPSTREAM_URL: link.url,
      FIREBASE_AUTH_EMULATOR_HOST: identityHost(),
      DEFAULT_SITE: SITE,
      LOG_LEVEL: 'warn',
    },
  })
  const said: unknown[] = []
  child.on('message', (message) => said.push(message))
  const exited = once(child, 'exit')
  return {
    port,
    stoppable: () => until('SIGTERM is listened to', () => said.includes('stoppable')),
    /** @returns its port */
    ready: async () => {
      await until('the gateway listens', () => said.some((message) => typeof message === 'object'))
      return port
    },
    exited,
    kill: () => child.kill('SIGKILL'),
    /** Sends SIGTERM. @returns how the process ended, and after how long */
    stop: async () => {
      const since = performance.now()
      child.kill('SIGTERM')
      const [code, signal] = await exited
      return { code, signal, ms: performance.now() - since }
    },
  }
}

const expectOrderlyEnd = async (stopped: ReturnType<GatewayProcess['stop']>) => {
  const { code, signal, ms } = await stopped
  expect({ code, signal }).toEqual({ code: 0, signal: null })
  expect(ms).toBeLessThanOrEqual(WITHIN_MS)
}

/** A person's page: it answers its close. */
const openPage = async () => {
  const page = await createLiveClient({ port: await gateway.ready(), site: SITE, token: person.token })
  await page.hear('welcome')
  return page
}
/** A client that is there and reads nothing any more: no close is answered, and what it is sent stays in the buffers. */
const openDeafClient = async () => {
  const port = await gateway.ready()
  const origin = `http://${SITE}.localhost:${port}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, LIVE_SUBPROTOCOL, {
    headers: { host: `${SITE}.localhost:${port}`, origin },
    perMessageDeflate: false,
  })
  sockets.push({ destroy: () => socket.terminate() })
  socket.on('error', () => undefined)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'authenticate', token: person.token }))
  await once(socket, 'message')
  socket.pause()
}
/** A connection on which nothing was asked yet, as browsers open them ahead. */
const openConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
const upgradeTo = (port: number): string =>
  [
    `GET ${LIVE_PATH} HTTP/1.1`,
    `Host: ${SITE}.localhost:${port}`,
    `Origin: http://${SITE}.localhost:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${LIVE_SUBPROTOCOL}`,
    '\r\n',
  ].join('\r\n')
const where = (port: number) => ({ site: SITE, ports: { gateway: port } })

test('nobody is there', async () => {
  await gateway.ready()
  await expectOrderlyEnd(gateway.stop())
})

test('pages that answer are told 1012', async () => {
  const pages = await Promise.all([openPage(), openPage(), openPage()])
  const stopped = gateway.stop()
  expect(await Promise.all(pages.map((page) => page.untilClosed()))).toEqual([1012, 1012, 1012])
  await expectOrderlyEnd(stopped)
})

test('a client comes back while another has not answered its close', async () => {
  const port = await gateway.ready()
  await openDeafClient()
  const opened = await Promise.all(Array.from({ length: 3 }, () => openConnection(port)))
  const page = await openPage()
  const stopped = gateway.stop()
  await page.untilClosed()
  // on connections opened before, and on new ones for as long as somebody answers
  for (const socket of opened) socket.write(upgradeTo(port))
  let isOver = false
  const knocking = (async () => {
    while (!isOver) await createLiveClient({ port, site: SITE, token: person.token }).catch(() => undefined)
  })()
  await expectOrderlyEnd(stopped).finally(() => {
    isOver = true
  })
  await knocking
})

test('a slow reader has left its buffers full', async () => {
  await openDeafClient()
  const page = await openPage()
  // together more than is kept for one client; each burst is as much as one list of a foreign upstream may bring
  for (let burst = 1; burst <= 30; burst += 1) {
    for (let count = 0; count < 200; count += 1) upstream.notify('x'.repeat(200), 'off')
    await until('the burst', () => page.journal().length === burst * 200)
  }
  await expectOrderlyEnd(gateway.stop())
})

test('a network has disappeared under its clients, without a word', async () => {
  const proxy = await createProxy(await gateway.ready())
  sockets.push({ destroy: () => void proxy.close() })
  const page = await createLiveClient({ port: proxy.port, site: SITE, token: person.token })
  await page.hear('welcome')
  proxy.set({ blackhole: 'both' })
  await expectOrderlyEnd(gateway.stop())
})

test('requests are half sent, connections idle or kept alive', async () => {
  const port = await gateway.ready()
  await openConnection(port)
  const [upgrading, asking, keeping] = await Promise.all(Array.from({ length: 3 }, () => openConnection(port)))
  upgrading?.write(upgradeTo(port).slice(0, 60))
  asking?.write('GET /healthz HTTP/1.1\r\nHost:')
  keeping?.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n')
  if (keeping !== undefined) await once(keeping, 'data')
  await expectOrderlyEnd(gateway.stop())
})

test('more upgrades wait than are admitted in a second', async () => {
  const port = await gateway.ready()
  for (let count = 0; count < 200; count += 1) (await openConnection(port)).write(upgradeTo(port))
  await expectOrderlyEnd(gateway.stop())
})

test('a request hangs on an upstream that does not answer', async () => {
  const port = await gateway.ready()
  await callGateway(where(port), '/api/projects', { token: person.token })
  link.set({ blackhole: 'toClient' })
  const asked = upstream.asked.length
  const hanging = callGateway(where(port), '/api/notifications', { token: person.token }).catch(() => 'cut')
  await until('the request has reached the upstream', () => upstream.asked.length > asked)
  await expectOrderlyEnd(gateway.stop())
  expect(await hanging).toBe('cut')
})

test('it has not finished starting', async () => {
  await gateway.stoppable()
  expect(await isPortFree(gateway.port)).toBe(true)
  // how long the rest of its code loads, before which no signal is heard, is the machine's
  expect(await gateway.stop()).toMatchObject({ code: 0, signal: null })
})
