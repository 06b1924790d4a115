import { problem } from '@vigie/contracts/errors'
import { REST_PATHS } from '@vigie/contracts/rest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callGateway } from '../harness/gateway.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'

/** What a hostile or broken client may send over HTTP: each answer is a problem document, and nothing falls. */
let stack: TestStack
let person: Person
beforeAll(async () => {
  stack = await createTestStack()
  person = await newPerson({ role: 'operator', platforms: [stack.site] })
})
afterAll(() => stack?.close())

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  call({
    port: stack.ports.gateway,
    site: stack.site,
    path: REST_PATHS.loginToken,
    method: 'POST',
    token: person.token,
    body,
    headers,
  })

describe('bodies', () => {
  test.each([
    ['malformed JSON', '{"website":', 400],
    ['a prototype key', '{"website":"x","__proto__":{"admin":true}}', 400],
    ['a constructor key', '{"website":"x","constructor":{"prototype":{"admin":true}}}', 400],
    ['an extra field', '{"website":"http://x.test","role":"superadmin"}', 400],
    ['the wrong kind of value', '{"website":42}', 400],
    ['null', 'null', 400],
    ['a depth bomb', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['a website longer than allowed', JSON.stringify({ website: 'x'.repeat(3_000) }), 400],
  ])('%s', async (_, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(problem.parse(answer.json()).status).toBe(status)
  })

  test('5 MiB announced is 413, before they are sent', async () => {
    const answer = await post('{"website":"', { 'content-length': String(5 * 1_048_576) })
    expect(problem.parse(answer.json()).code).toBe('request.too-large')
    expect(answer.status).toBe(413)
  })

  test('another content type is 415', async () => {
    const answer = await post('website=x', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer.status).toBe(415)
    expect(problem.parse(answer.json()).code).toBe('request.unsupported-type')
  })

  test('a link off the allow-list is refused', async () => {
    const answer = await post('{"website":"https://evil.example"}')
    expect(problem.parse(answer.json()).code).toBe('project.link-refused')
  })
})

describe('addresses', () => {
  const now = Date.now()
  test.each([
    ['an unknown device', '/api/devices/nobody', 404],
    ['a device id that cannot be', '/api/devices/..%2f..%2fetc', [400, 404]],
    ['a path of the API that is none', '/api/nothing', 404],
    ['a series without its metric', '/api/series?device=a', 400],
    ['a series of an unknown metric', `/api/series?device=a&metric=gold&from=1&to=${now}`, 400],
    ['a series that ends before it begins', `/api/series?device=a&metric=flow_m3h&from=${now}&to=1`, 400],
    ['more points than allowed', `/api/series?device=a&metric=flow_m3h&from=1&to=${now}&points=999999`, 400],
    ['times that are no numbers', '/api/series?device=a&metric=flow_m3h&from=NaN&to=Infinity', 400],
  ])('%s', async (_, path, status) => {
    const answer = await callGateway(stack, path, { token: person.token })
    expect([status].flat()).toContain(answer.status)
    expect(problem.parse(answer.json()).status).toBe(answer.status)
  })

  test('the dotted way out of the UI gives nothing', async () => {
    for (const path of ['/../package.json', '/%2e%2e/%2e%2e/package.json', '/..%5c..%5cpackage.json', '/.env']) {
      const answer = await callGateway(stack, path)
      expect(answer.text, path).not.toContain('"workspaces"')
    }
  })
})

test('every answer carries the security headers, errors included', async () => {
  for (const path of ['/', '/api/devices', '/api/nothing', '/config.json', '/healthz']) {
    const { headers } = await callGateway(stack, path)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})
