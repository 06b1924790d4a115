import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askOf, codeOf } from '../../testing/administration.ts'
import { createGatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture.ts'
import { portOfServer } from '../../testing/port.ts'

/** An analyst that ends in the middle of what it sends. */
let analyst: Server
let it: GatewayFixture
beforeEach(async () => {
  analyst = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '1000' })
    response.write(Buffer.alloc(10), () => response.destroy())
  })
  await new Promise<void>((resolve) => analyst.listen(0, '127.0.0.1', resolve))
  it = await createGatewayFixture({
    ANALYST_URL: `http://127.0.0.1:${portOfServer(analyst)}`,
    UPSTREAM_SERVICE_KEY: 'a-key-of-the-test',
  })
})
afterEach(async () => {
  await it.close()
  await new Promise((resolve) => analyst.close(resolve))
})

test('a picture whose body breaks off is the analyst’s failure, and no picture', async () => {
  const path = '/analyst/pictures/5f0c3c1e-2f6b-4c57-9d6e-0a1b2c3d4e5f/photo'
  expect(codeOf(await askOf(it, 'GET', path, 'amina'))).toBe('analyst.unavailable')
})
