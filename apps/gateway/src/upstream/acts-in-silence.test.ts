import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LIVE_TIMING } from '@vigie/contracts/live'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAlarmCalls } from './alarm-calls.ts'
import { createLinkHealth, type LinkHealth } from './link-health.ts'
import { createRestClient } from './rest-client.ts'

// an upstream that takes connections and answers only when it is told to, as one that is frozen
let upstream: Server
let url: string
const held: ServerResponse[] = []
const keys: (string | string[] | undefined)[] = []
let onAsked: () => void = () => {}
beforeAll(async () => {
  upstream = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'])
    held.push(response)
    onAsked()
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
})
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})

/** Once in so long it beats, ms: never while a test runs, unless it is told that it was silent. */
const SILENT_AFTER_MS = 3_600_000
let health: LinkHealth
beforeEach(() => {
  held.length = 0
  keys.length = 0
  health = createLinkHealth(SILENT_AFTER_MS)
  health.expectHeartbeat(true)
  health.connected()
})
afterEach(() => health.close())

const acknowledge = (link: Pick<LinkHealth, 'read' | 'onChange'> = health) => {
  const rest = createRestClient({ url, apiPath: '/api/v1', link })
  const calls = createAlarmCalls(rest, (_capability, _token, ask) => ask())
  return calls.acknowledge('t', 'chaib', { id: 'a1', body: {}, key: 'k1' })
}
const asked = () => new Promise<void>((resolve) => (onAsked = resolve))
const ALARM = { id: 'a1', device: 'p1', condition: 'power-off', priority: 'high', state: 'acknowledged' }
const ANSWER = { alarm: { ...ALARM, raisedAt: '2026-11-22T10:00:00.000Z', clearedAt: null }, won: true }

test('[R11.2] an act while the upstream is known to be silent is refused at once, and not sent', async () => {
  const silent = { read: () => ({ state: 'silent', ageMs: 2_500 }) as const, onChange: () => () => {} }
  expect(await acknowledge(silent)).toEqual({ ok: false, code: 'upstream.unavailable' })
  expect(keys).toEqual([])
})

test('[R11.2] an act on its way when the upstream falls silent is given up; its retry has the same key', async () => {
  const listeners = new Set<(state: 'silent') => void>()
  const link = {
    read: health.read,
    onChange: (listener: (state: 'silent') => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const sent = asked()
  const first = acknowledge(link)
  await sent
  for (const tell of listeners) tell('silent')
  expect(await first).toEqual({ ok: false, code: 'upstream.timeout' })
  expect(listeners.size).toBe(0)
  const again = asked()
  const retry = acknowledge(link)
  await again
  held.at(-1)?.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWER))
  expect(await retry).toMatchObject({ ok: true, value: { won: true } })
  expect(keys).toEqual(['k1', 'k1'])
  expect(listeners.size).toBe(0)
})

test('[R11.2] an act is sent while the link is lost, and waits no longer than silence takes to be told', async () => {
  health.disconnected()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const sent = asked()
  const act = acknowledge()
  await sent
  held.at(-1)?.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWER))
  expect(await act).toMatchObject({ ok: true })
  expect(timers).toHaveBeenCalledWith(expect.any(Function), LIVE_TIMING.sourceSilentAfterMs)
  timers.mockRestore()
})
