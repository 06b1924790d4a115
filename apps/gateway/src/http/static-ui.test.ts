import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

const GUARD = 'addEventListener("error", console.log, true)'
const PAGE = `<!doctype html><script>${GUARD}</script><script src="/theme.js"></script><title>Vigie</title>`
const SCRIPT = 'console.log("vigie")'

let it: GatewayFixture
let app: FastifyInstance
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vigie-ui-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'logo.png'), 'png')
  await writeFile(join(root, 'manifest.webmanifest'), '{}')
  await writeFile(join(root, 'assets/app-1a2b.js'), SCRIPT)
  await writeFile(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  it = await createGatewayFixture({ WEB_ROOT: root })
  app = it.gateway.app
})
afterAll(async () => {
  await it.close()
  await rm(root, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  app.inject({ url, headers })

describe('[R2.1] the page', () => {
  test.each([
    '/',
    '/index.html',
    '/eau/sources/forage-1',
    '/auth/sign-in?x=authToken',
    '/nowhere',
    '/alertes?q=%00',
    '/alertes?q=%ed%a0%80%0a',
    '/?x=%00',
  ])('answers at %s, always asked anew', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test.each(['/%E0%A4%A', '/eau/%zz?x=1'])('answers as well where the address cannot be decoded: %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
    expect((await get(url, { accept: 'application/json' })).json()).toMatchObject({ code: 'request.malformed' })
    expect((await get(`/api${url}`)).json()).toMatchObject({ code: 'request.malformed' })
  })

  test('may run the script that stands in it, by its hash, and none other that does', async () => {
    const hash = createHash('sha256').update(GUARD).digest('base64')
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  test('is not the answer to what is not a page', async () => {
    expect((await get('/assets/gone-9z.js')).statusCode).toBe(404)
    expect((await get('/logo-gone.png', { accept: 'image/avif,image/*' })).statusCode).toBe(404)
    expect((await get('/api/nowhere')).statusCode).toBe(404)
    expect((await get('/eau', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  })
})

describe('a file that is not there', () => {
  test.each(['/robots.txt', '/favicon.ico', '/service-worker.js', '/.env', '/eau/plan.PDF?v=2'])(
    'is 404 to whoever asks, and the page to nobody: %s',
    async (url) => {
      for (const accept of ['text/html,*/*;q=0.8', '*/*', '']) {
        const answer = await get(url, { accept })
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json'])
      }
    },
  )
})

describe('assets', () => {
  test('with a hash in their name are kept for ever, and sent compressed as built', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(answer.headers['content-type']).toContain('javascript')
    expect((await get('/assets/app-1a2b.js', {})).body).toBe(SCRIPT)
  })

  test('the manifest says its own kind', async () => {
    expect((await get('/manifest.webmanifest', { accept: '*/*' })).headers['content-type']).toMatch(
      /^application\/manifest\+json/,
    )
  })

  test('without one are asked anew', async () => {
    expect((await get('/logo.png')).headers['cache-control']).toBe('no-cache')
  })

  test.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/.env'])(
    'nothing outside is served: %s',
    async (url) => {
      expect((await get(url, { accept: 'application/json' })).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})
