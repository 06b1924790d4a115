import type { ServerResponse } from 'node:http'
import { notificationsResponse, REST_PATHS } from '@vigie/contracts/rest'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BareUpstream, createBareUpstream } from '../harness/bare-upstream.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** An upstream that answers the specification's calls with anything at all: pages stay informed, and it heals by itself. */
const SITE = 'chaib'
const EVENT = 'notification'
/** A page calls the connection stale after 2.5 s without a frame. */
const HEARD_WITHIN_MS = 2_500
const TICK_MS = 50

let upstream: BareUpstream
let stack: TestStack
let where: { site: string; ports: TestStack['ports'] }
let person: Person
let page: LiveClient
let gaps: number[]
let ticking: NodeJS.Timeout
beforeAll(async () => {
  upstream = await createBareUpstream([SITE], {
    event: EVENT,
    isNested: false,
    hasPayload: true,
    notificationsAt: '/api/v1/notification/notifications',
  })
  stack = await createTestStack({ services: ['gateway'], env: { gateway: { UPSTREAM_URL: upstream.url } } })
  where = { site: SITE, ports: stack.ports }
  person = await newPerson({ role: 'admin', platforms: [SITE] })
  await until('the room is joined', () => upstream.joined.includes('application_notifications_room'))
  let heardAt = Number.NaN
  gaps = []
  // this process makes lists of 20 MiB: what it comes late by itself is no silence of the gateway
  let tickAt = performance.now()
  let late = 0
  const tick = () => {
    late += Math.max(0, performance.now() - tickAt - TICK_MS)
    tickAt = performance.now()
  }
  ticking = setInterval(tick, TICK_MS)
  page = await createLiveClient({
    port: stack.ports.gateway,
    site: SITE,
    token: person.token,
    onEvent: () => {
      tick()
      if (!Number.isNaN(heardAt)) gaps.push(tickAt - heardAt - late)
      heardAt = tickAt
      late = 0
    },
  })
  await page.hear('snapshot')
})
afterEach(() => {
  upstream.refusal = null
})
afterAll(async () => {
  clearInterval(ticking)
  page?.close()
  await stack?.close()
  await upstream?.close()
})

const list = () => callGateway(where, REST_PATHS.notifications, { token: person.token, timeoutMs: 30_000 })
const names = async () =>
  notificationsResponse.parse((await list()).json()).notifications.map(({ device_id }) => device_id.name)
const heard = () =>
  page.journal().flatMap((entry) => (entry.type === 'notification.created' ? [entry.data.device_id.name] : []))
/**
 * The page heard something all the time, is still connected, and hears the next notification once. The first one after a
 * list that could not be read may be in the list that a reset has the page read; the one after it is told by itself.
 */
const expectHealthy = async (name: string) => {
  upstream.refusal = null
  const before = page.events.length
  const isReset = () => page.events.slice(before).some(({ type }) => type === 'reset')
  upstream.notify(name, 'off')
  await until(`the notification ${name}, or a reset`, () => heard().includes(name) || isReset())
  const next = heard().includes(name) ? name : `${name}, and a reset`
  if (next !== name) {
    expect(await names()).toContain(name)
    upstream.notify(next, 'off')
    await until(`the notification ${next}`, () => heard().includes(next))
  }
  expect(heard().filter((each) => each === next)).toEqual([next])
  expect(page.closed()).toBeNull()
  expect(Math.max(...gaps)).toBeLessThan(HEARD_WITHIN_MS)
}
const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const item = (_id: string, name: string) => ({
  _id,
  device_id: { name },
  deviceStatus: 'off',
  created_at: '2026-01-01T00:00:00.000Z',
})

test('[R7.1] malformed items cost none of their neighbours, and two of one id are one', async () => {
  const good = item('good', 'Pompe')
  const bad = [null, 7, 'x', [], {}, { ...good, _id: 3 }, { ...good, created_at: 'hier' }, { ...good, device_id: null }]
  upstream.refusal = (response) => json(response, { notifications: [...bad, good, ...bad, good] })
  expect(await names()).toEqual(['Pompe'])
  await expectHealthy('after malformed items')
})

test('[R7.1] a list of 20 MiB is not read to its end, nor are names of 1 MiB told', async () => {
  const items = Array.from({ length: 120_000 }, (_, n) => item(`n${n}`, `Pompe ${'x'.repeat(80)}`))
  const body = JSON.stringify({ notifications: items })
  expect(body.length).toBeGreaterThan(20 * 1_048_576)
  let sent = 0
  upstream.refusal = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    response.on('close', () => {
      sent += response.writableFinished ? 1 : 0
    })
  }
  upstream.emit(EVENT)
  expect((await list()).status).toBe(502)
  expect(sent).toBe(0)
  upstream.refusal = (response) => json(response, { notifications: [item('long', 'x'.repeat(1_048_576))] })
  expect((await names()).map((name) => name.length)).toEqual([200])
  await expectHealthy('after 20 MiB')
})

test('[R7.1] a body that is cut is a list that could not be read', async () => {
  upstream.refusal = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' })
    response.write('{"notifications":[', () => response.destroy())
  }
  expect((await list()).status).toBe(502)
  await expectHealthy('after cut bodies')
})

test('[R4.2] a list that hangs, or drips: pages are told of the event within 2 s all the same', async () => {
  const open: ServerResponse[] = []
  upstream.refusal = (response) => {
    open.push(response)
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"notif')
  }
  const before = page.events.length
  const at = performance.now()
  upstream.emit(EVENT)
  await until('a reset', () => page.events.slice(before).some(({ type }) => type === 'reset'))
  expect(performance.now() - at).toBeLessThan(2_000)
  expect((await list()).status).toBe(504)
  for (const response of open) response.destroy()
  await expectHealthy('after hangs')
})

test('[R4.4] a flood of events is read as one: few calls, and the page keeps hearing', async () => {
  const before = upstream.asked.length
  for (let n = 0; n < 20_000; n += 1) {
    upstream.emit(EVENT)
    upstream.emit(['heartbeat', 'journal', 'readings', 'status', 'moon.risen'][n % 5] ?? EVENT, { n })
  }
  await expectHealthy('after a flood')
  expect(upstream.asked.length - before).toBeLessThan(200)
})
