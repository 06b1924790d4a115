import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

let it: GatewayFixture
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigie-ui-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Vigie</title>')
  it = await createGatewayFixture({ WEB_ROOT: root })
})
afterAll(async () => {
  await it.close()
  await rm(root, { recursive: true })
})
const open = async (url: string, accept = 'text/html,*/*;q=0.8') => {
  const { statusCode, headers } = await it.gateway.app.inject({ url, headers: { accept } })
  return { statusCode, location: headers.location, cookie: headers['set-cookie'], cache: headers['cache-control'] }
}
const cookieOf = (value: string) => `vigie-auth-token=${value}; Path=/; Max-Age=60; SameSite=Strict`

test.each([
  ['/auth/sign-in?authToken=abc', '/auth/sign-in', 'abc'],
  ['/?authToken=abc', '/', 'abc'],
  ['/eau?vue=liste&authToken=a.b_c-d&x=1', '/eau?vue=liste&x=1', 'a.b_c-d'],
  ['/?authToken=a%3B%20Path%3D%2Fapi', '/', ''],
  ['/?authToken=a%0D%0Ab', '/', ''],
  ['/?authToken=a&authToken=a', '/', 'a'],
  ['/?authToken=a&authToken=b', '/', ''],
  ['/?authToken=', '/', ''],
])('[R1.3] %s leads to the address without the token', async (url, location, value) => {
  expect(await open(url)).toEqual({ statusCode: 303, location, cookie: cookieOf(value), cache: 'no-store' })
})

test.each(['//evil.test/a', '///evil.test', '/\\evil.test', '/%5cevil.test', '/%2fevil.test'])(
  '[R1.3] an address that begins with %s does not lead to another host',
  async (path) => {
    const { port } = it.gateway.app.server.address() as AddressInfo
    const headers = { accept: 'text/html' }
    const asked = request({ host: '127.0.0.1', port, path: `${path}?authToken=t`, headers }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    const { location } = answer.headers
    const origin = `http://127.0.0.1:${port}`
    if (location !== undefined) expect(new URL(location, origin).origin).toBe(origin)
    expect([303, 400, 404]).toContain(answer.statusCode)
  },
)

test('[R1.3] a token that no cookie can hold is left to the page, and an address without one is left alone', async () => {
  expect(await open(`/?authToken=${'x'.repeat(4_000)}`)).toMatchObject({ statusCode: 200, cookie: undefined })
  expect(await open('/eau?vue=authToken')).toMatchObject({ statusCode: 200, cookie: undefined })
})

test('[R1.3] the API and files know no such parameter, and take no cookie from it', async () => {
  expect(await open('/config.json?authToken=t', 'application/json')).toMatchObject({
    statusCode: 400,
    cookie: undefined,
  })
  expect(await open('/api/site?authToken=t')).toMatchObject({ statusCode: 400, cookie: undefined })
  expect((await open('/robots.txt?authToken=t')).statusCode).toBe(404)
})
