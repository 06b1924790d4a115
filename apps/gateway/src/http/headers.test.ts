import { connect } from 'node:net'
import { problem } from '@vigie/contracts/errors'
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

/** What is answered to raw bytes. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(it.port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
    socket.write(bytes)
  })

test.each([
  ['no request at all', 'GARBAGE\r\n\r\n', 'request.malformed'],
  ['another protocol', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 'request.malformed'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    'request.malformed',
  ],
  ['20 kB of headers', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 'request.headers-too-large'],
])('%s gets a problem document with its headers', async (_, bytes, code) => {
  const answer = await answerTo(bytes)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const document = problem.parse(JSON.parse(body))
  expect(document.code).toBe(code)
  expect(head).toContain(`HTTP/1.1 ${document.status} `)
  for (const header of ["content-security-policy: default-src 'none'", 'x-content-type-options: nosniff'])
    expect(head).toContain(header)
})
