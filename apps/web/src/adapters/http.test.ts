import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { problemOf } from '@vigie/contracts/errors'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { codeOf, createHttp, SOMETHING_WENT_WRONG } from './http.ts'
import { answerOf } from './retry-after.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

/** A gateway that answers as told, and a client whose tokens are `old`, then `new` when a fresh one is asked for. */
const setUp = async (answer: Answer) => {
  const seen: { authorization: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    seen.push({ authorization: request.headers.authorization, body })
    answer(request, response, body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const getToken = vi.fn(async (fresh: boolean) => (fresh ? 'new' : 'old'))
  const onTokenRefused = vi.fn()
  return {
    http: createHttp({ getToken, onTokenRefused, baseUrl: `http://127.0.0.1:${port}/` }),
    port,
    seen,
    getToken,
    onTokenRefused,
  }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const isFresh = (request: IncomingMessage) => request.headers.authorization === 'Bearer new'
const answered = z.object({ ok: z.boolean() })

test.each([{ message: 'Invalid token.' }, problemOf('auth.invalid'), problemOf('auth.expired')])(
  '[R7.4] a refused token (%j) is renewed once and the call repeated with it',
  async (refusal) => {
    const { http, seen, onTokenRefused } = await setUp((request, response) =>
      isFresh(request) ? json(response, 200, { ok: true }) : json(response, 401, refusal),
    )
    await expect(http.get('/api/site', answered)).resolves.toEqual({ ok: true })
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
    expect(onTokenRefused).not.toHaveBeenCalled()
  },
)

test.each([400, 403, 498, 500])(
  "[R7.4] %i with the body 'Invalid token.' is a refused token as well",
  async (status) => {
    const bodies = ['Invalid token.', '"Invalid token."', '{"error":{"message":"Invalid token."}}']
    for (const body of bodies) {
      const { http, seen } = await setUp((request, response) =>
        isFresh(request) ? json(response, 200, { ok: true }) : response.writeHead(status).end(body),
      )
      await expect(http.get('/api/site', answered)).resolves.toEqual({ ok: true })
      expect(seen).toHaveLength(2)
    }
  },
)

test('[R7.4] another 401 ends no session', async () => {
  const { http, seen, onTokenRefused } = await setUp((_, response) => json(response, 401, { message: 'Unauthorized' }))
  await expect(http.get('/api/site', answered)).rejects.toEqual({ message: 'Unauthorized' })
  expect(seen).toHaveLength(1)
  expect(onTokenRefused).not.toHaveBeenCalled()
})

test('[R7.4] a repeated call carries its body again', async () => {
  const { http, seen } = await setUp((request, response) =>
    isFresh(request) ? json(response, 200, { ok: true }) : json(response, 401, problemOf('auth.expired')),
  )
  await http.post('/api/projects/login-token', answered, { website: 'https://a.test' })
  expect(seen.map(({ body }) => body)).toEqual(['{"website":"https://a.test"}', '{"website":"https://a.test"}'])
})

test('[R7.4] a server that refuses every token is asked twice, then the session is given up', async () => {
  const { http, seen, getToken, onTokenRefused } = await setUp((_, response) =>
    json(response, 401, { message: 'Invalid token.' }),
  )
  await expect(http.get('/api/site', answered)).rejects.toEqual({ message: 'Invalid token.' })
  expect(seen).toHaveLength(2)
  expect(getToken.mock.calls).toEqual([[false], [true]])
  expect(onTokenRefused).toHaveBeenCalledOnce()
})

test("[R7.4] the rejection is the server's body, and other failures are not repeated here", async () => {
  const { http, seen } = await setUp((_, response) => json(response, 502, problemOf('upstream.unavailable')))
  const rejection = await http.get('/api/site', answered).catch((error: unknown) => error)
  expect(codeOf(rejection)).toBe('upstream.unavailable')
  expect(seen).toHaveLength(1)
})

test.each([408, 425, 429])('[R7.5] %i with Retry-After says when to ask again', async (status) => {
  const { http } = await setUp((_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
      .end(JSON.stringify(problemOf('request.too-many'))),
  )
  const rejection = await http.get('/api/site', answered).catch((error: unknown) => error)
  expect(rejection).toEqual(problemOf('request.too-many'))
  expect(answerOf(rejection).retryAfterMs).toBe(7_000)
})

test('[R7.5] an answer without a body is known by its status and what it says of asking again; none is neither', async () => {
  const { http } = await setUp((request, response) => {
    if (request.url === '/missing') response.writeHead(404).end()
    else if (request.url === '/later') response.writeHead(403, { 'retry-after': '7' }).end()
    else request.socket.destroy()
  })
  const told = async (path: string) => answerOf(await http.get(path, answered).catch((error: unknown) => error))
  expect(await told('/missing')).toEqual({ status: 404, retryAfterMs: null })
  expect(await told('/later')).toEqual({ status: 403, retryAfterMs: 7_000 })
  expect(await told('/cut')).toEqual({ status: null, retryAfterMs: null })
})

test("[R7.4] without a body, without an answer, or with another answer than agreed, it is 'Something went wrong'", async () => {
  const { http } = await setUp((request, response) => {
    if (request.url === '/empty') response.writeHead(500).end()
    else if (request.url === '/cut') request.socket.destroy()
    else json(response, 200, { ok: 'maybe' })
  })
  await expect(http.get('/empty', answered)).rejects.toBe(SOMETHING_WENT_WRONG)
  await expect(http.get('/cut', answered)).rejects.toBe(SOMETHING_WENT_WRONG)
  await expect(http.get('/else', answered)).rejects.toBe(SOMETHING_WENT_WRONG)
})

test('a call that its reader gave up says so, and nothing else', async () => {
  const { http } = await setUp(() => {})
  const controller = new AbortController()
  const call = http.get('/api/site', answered, {}, controller.signal).catch((error: unknown) => error)
  controller.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test('a call is about the site that it is made for, or about that of the host', async () => {
  const asked: (string | undefined)[] = []
  const { port } = await setUp((request, response) => {
    asked.push(request.url)
    json(response, 200, { ok: true })
  })
  const ofHost = { getToken: async () => null, onTokenRefused: () => undefined, baseUrl: `http://127.0.0.1:${port}/` }
  await createHttp(ofHost).get('/api/site', answered)
  await createHttp({ ...ofHost, site: 'chaib' }).get('/api/site', answered)
  expect(asked).toEqual(['/api/site', '/api/site?site=chaib'])
})

test('a call whose answer has no body is made once', async () => {
  const asked: (string | undefined)[] = []
  const { http } = await setUp((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(204).end()
  })
  await http.act('delete', '/api/wall')
  expect(asked).toEqual(['DELETE /api/wall'])
})

test('a download tells how many bytes have come, where somebody asks', async () => {
  const { http } = await setUp((_, response) => response.writeHead(200, { 'content-length': '5' }).end('bytes'))
  const told: number[] = []
  expect(await (await http.download('/api/export', {}, (bytes) => told.push(bytes))).text()).toBe('bytes')
  expect(told.at(-1)).toBe(5)
  expect(new Set(told).size).toBe(told.length)
  expect((await http.download('/api/export')).size).toBe(5)
})
