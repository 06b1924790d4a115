import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createRestClient, listBody, type RestClient } from './rest-client.ts'

const AT_BASE = `/api/v1${UPSTREAM_PATHS.notifications}`
const AT_ROOT = UPSTREAM_PATHS.notifications

const HANGS = '/hangs'

/** what each place answers */
const answers: Record<string, { status: number; body: object }> = {}
const asked: string[] = []
let upstream: FastifyInstance
let url: string
beforeAll(async () => {
  upstream = Fastify()
  for (const place of [AT_BASE, AT_ROOT]) {
    upstream.get(place, async (_, reply) => {
      asked.push(place)
      const { status, body } = answers[place] ?? { status: 404, body: {} }
      return reply.status(status).send(body)
    })
  }
  upstream.post(`/api/v1${HANGS}`, (_, reply) => {
    const half = new Readable({ read: () => undefined })
    half.push('{"half')
    return reply.type('application/json').send(half)
  })
  url = await upstream.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => upstream.close())

const read = (rest: RestClient) => rest.get(UPSTREAM_PATHS.notifications, 't', listBody('notifications'))
const HERE = { status: 200, body: { notifications: ['here'] } }
const NOWHERE = { status: 404, body: {} }

test.each([
  ['base', AT_BASE, AT_ROOT],
  ['root', AT_ROOT, AT_BASE],
])(
  '[R7.1] notifications that are at the %s are found there again after one list that was wrong',
  async (_, home, other) => {
    const rest = createRestClient({ url, apiPath: '/api/v1' })
    answers[home] = HERE
    answers[other] = NOWHERE
    expect(await read(rest)).toMatchObject({ ok: true, value: ['here'] })
    answers[home] = { status: 200, body: { wrong: true } }
    answers[other] = { status: 200, body: { notifications: ['elsewhere'] } }
    expect(await read(rest)).toMatchObject({ ok: true, value: ['elsewhere'] })
    answers[home] = HERE
    answers[other] = NOWHERE
    expect(await read(rest)).toMatchObject({ ok: true, value: ['here'] })
    asked.length = 0
    await read(rest)
    expect(asked).toEqual([home])
  },
)

test('a body that hangs is given up in time, whatever was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const over = new AbortController()
  const collecting = (async () => {
    while (!over.signal.aborted) {
      collect()
      await wait(5)
    }
  })()
  const rest = createRestClient({ url, apiPath: '/api/v1' })
  const answer = await rest.post(HANGS, 't', z.unknown(), {}, { withinMs: 200 })
  over.abort()
  await collecting
  expect(answer).toEqual({ ok: false, code: 'upstream.timeout' })
})
