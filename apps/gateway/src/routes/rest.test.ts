import { capability } from '@vigie/contracts/entities'
import { errorCode, problem } from '@vigie/contracts/errors'
import { publicConfig, REST_PATHS } from '@vigie/contracts/rest'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeAll(async () => {
  it = await createGatewayFixture()
})
afterAll(() => it.close())

const NOTE = { _id: 'n1', device_id: { name: 'Pompe' }, deviceStatus: 'off', created_at: '2026-01-01T00:00:00.000Z' }
const DEVICE = { id: 'forage-1', site: 'chaib', kind: 'pump', role: 'source', name: 'Forage 1', metrics: [] }
const SITE = { slug: 'chaib', name: 'Chaib', link: 'http://chaib.localhost:8080', position: { lat: 30, lon: -9 } }
beforeEach(async () => {
  const { state } = it.upstream
  state.failing.clear()
  state.notifications = [NOTE]
  state.devices = [DEVICE]
  state.sites = [SITE]
  state.projects = [
    { _id: '1', name: 'Chaib', link: 'https://chaib.example.org' },
    { _id: '2', name: 'Massa', link: 'https://massa.example.org' },
  ]
})

const ask = async (options: InjectOptions & { token?: string | null }) => {
  const { token = 'amina', headers, ...rest } = options
  const answer = await it.gateway.app.inject({
    ...rest,
    headers: { host: 'chaib.localhost:8080', ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
  })
  return answer
}
const codeOf = (answer: { json: () => unknown; headers: Record<string, unknown>; statusCode: number }): string => {
  expect(answer.headers['content-type']).toContain('application/problem+json')
  const document = problem.parse(answer.json())
  expect(document.status).toBe(answer.statusCode)
  return document.code
}

describe('resources', () => {
  test('the site of the host, and what its upstream can give', async () => {
    const answer = await ask({ url: '/api/site' })
    expect(answer.json()).toMatchObject({
      site: { slug: 'chaib', timeZone: 'Africa/Casablanca' },
      capabilities: capability.options,
    })
  })

  test('[R6.1] only listed projects: those of the platforms, and any with chaib in its name', async () => {
    const names = async (token: string) =>
      (await ask({ url: '/api/projects', token })).json().projects.map(({ name }: { name: string }) => name)
    expect(await names('amina')).toEqual(['Chaib'])
    expect(await names('said')).toEqual(['Chaib', 'Massa'])
  })

  test('[R6.2] a login token for the link of a listed project, and for no other address', async () => {
    const post = (website: string) => ask({ method: 'POST', url: '/api/projects/login-token', payload: { website } })
    expect((await post('https://chaib.example.org/')).json()).toEqual({ token: 'one-time' })
    expect(codeOf(await post('https://massa.example.org'))).toBe('project.link-refused')
    expect(codeOf(await post('https://evil.example'))).toBe('project.link-refused')
    expect(codeOf(await post('javascript:alert(1)'))).toBe('project.link-refused')
  })

  test('notifications that parse; one that does not is left out and counted', async () => {
    it.upstream.state.notifications = [NOTE, { ...NOTE, _id: '' }]
    const answer = await ask({ url: '/api/notifications' })
    expect(answer.json()).toEqual({ notifications: [NOTE] })
    expect(await it.gateway.metrics.registry.metrics()).toMatch(
      /vigie_upstream_malformed_total\{kind="notifications"\} [1-9]/,
    )
  })

  test('devices, and one by its id; an unknown one is 404', async () => {
    expect((await ask({ url: '/api/devices' })).json().devices).toHaveLength(1)
    expect((await ask({ url: '/api/devices/forage-1' })).json().device.name).toBe('Forage 1')
    expect(codeOf(await ask({ url: '/api/devices/elsewhere' }))).toBe('resource.not-found')
  })

  test('public settings need no token', async () => {
    const answer = await ask({ url: '/config.json', token: null, headers: { host: 'massa.localhost:8080' } })
    expect(publicConfig.parse(answer.json())).toMatchObject({ site: 'massa', analytics: null })
  })
})

describe('who may ask', () => {
  test.each([
    ['no token', { token: null }, 'auth.missing', 401],
    ['a bad token', { token: 'nobody' }, 'auth.invalid', 401],
    ['a foreign site', { token: 'said' }, 'site.forbidden', 403],
    ['a host that cannot be a site', { headers: { host: 'chaïb_.localhost' } }, 'site.unknown', 404],
  ])('%s is refused', async (_, options, code, status) => {
    for (const url of ['/api/site', '/api/notifications', '/api/devices', '/api/devices/x']) {
      const answer = await ask({ url, ...options })
      expect([codeOf(answer), answer.statusCode]).toEqual([code, status])
    }
  })

  test('an identity service that is away is 503, not a bad token', async () => {
    it.identity.isAway = true
    const answer = await ask({ url: '/api/devices', token: 'amina#fresh' })
    it.identity.isAway = false
    expect(codeOf(answer)).toBe('auth.unavailable')
  })
})

const JSON_TYPE = { 'content-type': 'application/json' }

describe('bad requests', () => {
  const post = (payload: string, type = 'application/json') =>
    ask({ method: 'POST', url: '/api/projects/login-token', payload, headers: { 'content-type': type } })

  test.each([
    ['malformed JSON', '{"website":', undefined, 'request.malformed'],
    ['an empty body', '', undefined, 'request.malformed'],
    ['prototype keys', '{"__proto__":{"a":1},"website":"x"}', undefined, 'request.malformed'],
    ['an unknown field', '{"website":"x","role":"superadmin"}', undefined, 'request.invalid'],
    ['a depth bomb', '['.repeat(100_000) + ']'.repeat(100_000), undefined, 'request.invalid'],
    ['more than 1 MiB', `{"website":"${'x'.repeat(1_048_577)}"}`, undefined, 'request.too-large'],
    ['another content type', 'website=x', 'text/plain', 'request.unsupported-type'],
    ['XML', '<a/>', 'application/xml', 'request.unsupported-type'],
  ])('%s', async (_, payload, type, code) => {
    expect(codeOf(await post(payload, type))).toBe(code)
  })

  test('a question whose context nests too deep', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    for (const url of ['/api/analyst/questions', '/api/analyst/questions/model']) {
      const asked = (context: string) =>
        ask({ method: 'POST', url, payload: `{"question":"et hier ?","context":${context}}`, headers: JSON_TYPE })
      expect(codeOf(await asked(deep))).toBe('request.invalid')
      expect(codeOf(await asked(`{"call":{"tool":"figure","of":["a"],"period":{"unit":"day"}}}`))).toBe(
        'analyst.missing',
      )
    }
  })

  test('a query that does not fit', async () => {
    expect(codeOf(await ask({ url: '/api/series?device=a&metric=b&from=1&to=2' }))).toBe('request.invalid')
    const back = 'from=2026-11-30T00:00:00Z&to=2026-11-29T00:00:00Z'
    expect(codeOf(await ask({ url: `/api/alarms?${back}` }))).toBe('request.invalid')
    expect(codeOf(await ask({ url: `/api/exports/alarms.csv?${back}` }))).toBe('request.invalid')
  })

  test('an unknown path under /api, and a malformed URL', async () => {
    expect(codeOf(await ask({ url: '/api/nothing', headers: { accept: 'text/html' } }))).toBe('resource.not-found')
    expect(codeOf(await ask({ url: '/%E0%A4%A' }))).toBe('request.malformed')
  })

  test('too many login tokens in a minute', async () => {
    const codes = new Set<number>()
    for (let n = 0; n < 40; n += 1) {
      const payload = { website: 'https://chaib.example.org' }
      codes.add((await ask({ method: 'POST', url: '/api/projects/login-token', token: 'said', payload })).statusCode)
    }
    expect(codes).toEqual(new Set([200, 429]))
  })
})

describe('when the upstream fails', () => {
  test.each([
    [401, 'upstream.rejected'],
    [403, 'upstream.rejected'],
    [429, 'request.too-many'],
    [500, 'upstream.unavailable'],
    [503, 'upstream.unavailable'],
    [400, 'upstream.rejected'],
    [504, 'upstream.timeout'],
  ])('%i becomes %s', async (status, code) => {
    it.upstream.state.failing.set('/notification/notifications', status)
    expect(codeOf(await ask({ url: '/api/notifications' }))).toBe(code)
  })

  test.each([400, 401, 403, 498, 500])(
    "[R7.4] %i with the spec's words is a token the upstream refuses, and told in those words",
    async (status) => {
      it.upstream.state.failing.set('/notification/notifications', { status, message: 'Invalid token.' })
      const answer = await ask({ url: '/api/notifications' })
      expect(codeOf(answer)).toBe('auth.invalid')
      expect(answer.json()).toMatchObject({ status: 401, detail: 'Invalid token.' })
    },
  )
})

describe('every answer', () => {
  test.each(['/api/site', '/api/nothing', '/config.json', '/healthz', '/metrics', '/api/docs/json', '/nowhere'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await ask({ url })
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    },
  )
})

describe('documents', () => {
  test('OpenAPI names every resource', async () => {
    const { paths } = (await ask({ url: '/api/docs/json' })).json()
    const named = Object.values(REST_PATHS).map((path) => path.replace(/:(\w+)/g, '{$1}'))
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(named))
  })

  test('AsyncAPI names every live event and command, each with its schema', async () => {
    const document = (await ask({ url: '/api/docs/asyncapi.json' })).json()
    expect(document.asyncapi).toBe('3.1.0')
    const messages = Object.keys(document.components.messages)
    expect(messages).toEqual(expect.arrayContaining(['welcome', 'snapshot', 'journal', 'heartbeat', 'authenticate']))
    expect(document.components.messages.heartbeat.payload.properties).toHaveProperty('source')
    expect(document.components.messages.error.payload.properties.code.enum).toEqual(errorCode.options)
  })
})

describe('probes', () => {
  test('/healthz and /metrics answer; /readyz says what it waits for', async () => {
    expect((await ask({ url: '/healthz', token: null })).statusCode).toBe(200)
    expect((await ask({ url: '/metrics', token: null })).body).toContain('vigie_upstream_link_state')
    expect((await ask({ url: '/readyz', token: null })).json()).toMatchObject({ identity: true })
  })
})
