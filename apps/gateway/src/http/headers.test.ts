import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
beforeAll(async () => {
  it = await createGatewayFixture()
})
afterAll(() => it.close())

const headersOf = async (path: string) => (await fetch(`http://127.0.0.1:${it.port}${path}`)).headers

test.each(['/', '/config.json', '/api/site', '/api/nothing', '/%zz', '/api/%zz'])(
  'the security headers stand on every answer: %s',
  async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  },
)

test.each(['/api/site', '/api/projects', '/api/%zz'])('no cache keeps an answer of the API: %s', async (path) => {
  expect((await headersOf(path)).get('cache-control')).toBe('no-store')
})
