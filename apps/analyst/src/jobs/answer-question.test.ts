import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterEach, expect, test, vi } from 'vitest'
import { createUpstream } from '../upstream/upstream.ts'
import { answerQuestion, READ_WITHIN_MS } from './answer-question.ts'

const SITE = { slug: 's', name: 'S', link: 'http://s.localhost', position: { lat: 30, lon: -9 } }
const ANSWERS: Readonly<Record<string, unknown>> = {
  [UPSTREAM_PATHS.sites]: { sites: [SITE] },
  [UPSTREAM_PATHS.devices]: { devices: [] },
}

const servers: Server[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A question to an upstream that answers what it is given here, and else takes the call and is silent; its time passes when `pass` is called. */
const asked = async (answer: (path: string, response: ServerResponse) => void) => {
  const calls: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://upstream').pathname.replace('/api/v1', '')
    calls.push(path)
    answer(path, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const upstream = createUpstream({
    UPSTREAM_URL: `http://127.0.0.1:${port}`,
    UPSTREAM_API_PATH: '/api/v1',
    SERVICE_KEY: 'key-of-the-test',
  })
  const sources = { upstream, findingsOf: async () => ({ findings: [], seen: true }), shiftOf: async () => null }
  const outcome = answerQuestion(
    sources,
    { site: 's', token: 't' },
    { question: 'combien d’eau produite aujourd’hui ?', context: null },
    false,
  )
  return { outcome, calls, timeout, pass: () => time.abort() }
}
const known = (path: string, response: ServerResponse): void => {
  if (path in ANSWERS) response.setHeader('content-type', 'application/json').end(JSON.stringify(ANSWERS[path]))
}

test('while the upstream is silent a question is answered after eight seconds: nothing can be read [R13.3]', async () => {
  const { outcome, calls, timeout, pass } = await asked(() => undefined)
  await vi.waitUntil(() => calls.length === 2)
  pass()
  expect(await outcome).toEqual({ ok: false, reason: 'unavailable' })
  expect(timeout.mock.calls).toEqual([[READ_WITHIN_MS]])
  expect(READ_WITHIN_MS).toBeLessThanOrEqual(8_000)
})

test('the time is that of all reads together: what the site is was read, its figures hang [R13.3]', async () => {
  const { outcome, calls, timeout, pass } = await asked(known)
  await vi.waitUntil(() => calls.includes(UPSTREAM_PATHS.kpis))
  pass()
  expect(await outcome).toEqual({ ok: false, reason: 'unavailable' })
  expect(timeout).toHaveBeenCalledTimes(1)
})

test('an answer that begins and stops is given up as well, not told as another than agreed [R13.3]', async () => {
  const { outcome, calls, pass } = await asked((path, response) => {
    if (path === UPSTREAM_PATHS.kpis) response.setHeader('content-type', 'application/json').write('{"period":')
    else known(path, response)
  })
  await vi.waitUntil(() => calls.includes(UPSTREAM_PATHS.kpis))
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2))
  pass()
  expect(await outcome).toEqual({ ok: false, reason: 'unavailable' })
})
