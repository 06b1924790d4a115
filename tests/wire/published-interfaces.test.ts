import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { LIVE_PATH, LIVE_SUBPROTOCOL } from '@vigie/contracts/live'
import { siteResponse } from '@vigie/contracts/rest'
import openapiTS from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'

/** What others generate clients from: both documents as the running gateway gives them. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

let stack: TestStack
let person: Person
beforeAll(async () => {
  stack = await createTestStack()
  person = await newPerson({ role: 'admin', platforms: [stack.site] })
})
afterAll(() => stack?.close())

const DOCUMENTS = ['/api/docs/json', '/api/docs/asyncapi.json']
const read = async (path: string) => (await callGateway(stack, path)).json()

test.each(DOCUMENTS)('%s: the recommended rules find nothing', async (path) => {
  const source = JSON.stringify(await read(path))
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source, absoluteRef: 'document.json', config })
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

const operation = z.object({ operationId: z.string(), summary: z.string(), tags: z.array(z.string()).min(1) })
const document = z.object({
  servers: z.array(z.unknown()).min(1),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

test('each call has a name of its own and a summary', async () => {
  const { paths } = document.parse(await read('/api/docs/json'))
  const ids = Object.values(paths).flatMap((calls) => Object.values(calls).map(({ operationId }) => operationId))
  expect(ids.length).toBeGreaterThan(15)
  expect(new Set(ids).size).toBe(ids.length)
})

test('[12.22] a body that may be left out is not required, and none may be null', async () => {
  const { paths } = shapeOfBodies.parse(await read('/api/docs/json'))
  const bodies = Object.values(paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ operationId, requestBody }) => (requestBody ? [{ operationId, requestBody }] : [])),
  )
  const optional = bodies.filter(({ requestBody }) => requestBody.required !== true)
  expect(optional.map(({ operationId }) => operationId)).toEqual(['acknowledgeAlarm', 'unshelveAlarm'])
  const schemas = bodies.map(({ requestBody }) => JSON.stringify(requestBody.content['application/json']?.schema))
  expect(schemas.filter((schema) => schema?.endsWith('{"type":"null"}]}'))).toEqual([])
})

const shapeOfBodies = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z
          .object({
            required: z.boolean().optional(),
            content: z.record(z.string(), z.object({ schema: z.unknown() })),
          })
          .optional(),
      }),
    ),
  ),
})

const CLIENT = `import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'

const [baseUrl = '', host = '', token = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl, headers: { host, authorization: \`Bearer \${token}\` } })
const { data, error } = await client.GET('/api/site', {})
if (data === undefined) throw new Error(error.code)
const name: string = data.site.name
const price: number | undefined = data.site.tariff?.pricePerKwh['off-peak']
const devices = await client.GET('/api/devices/{id}', { params: { path: { id: 'nothing' } } })
console.log(JSON.stringify({ data, name, price: price ?? null, missing: devices.error?.code }))
`

test('a client generated from the OpenAPI document compiles, and reads a site', async () => {
  const results = join(ROOT, 'test-results')
  await mkdir(results, { recursive: true })
  // inside the repository, so that its packages are found
  const folder = await mkdtemp(join(results, 'client-'))
  try {
    const source = join(folder, 'openapi.json')
    await writeFile(source, JSON.stringify(await read('/api/docs/json')))
    await writeFile(join(folder, 'schema.ts'), await openapiTS(pathToFileURL(source)))
    await writeFile(join(folder, 'client.ts'), CLIENT)
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'esnext',
      module: 'nodenext',
      allowImportingTsExtensions: true,
      types: ['node'],
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder])
    // node resolves no *.localhost: the host is said in its header
    const { gateway } = stack.ports
    const where = [`http://127.0.0.1:${gateway}`, `${stack.site}.localhost:${gateway}`, person.token]
    const { stdout } = await run(process.execPath, [join(folder, 'client.ts'), ...where])
    const said = z.object({ data: siteResponse, missing: z.string() }).parse(JSON.parse(stdout))
    expect([said.data.site.slug, said.missing]).toEqual([stack.site, 'resource.not-found'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('the WebSocket needs an Origin, and the AsyncAPI document says so', async () => {
  const where = { port: stack.ports.gateway, site: stack.site, token: person.token }
  await expect(createLiveClient({ ...where, origin: null })).rejects.toThrow('403')
  const headers = z.object({ required: z.array(z.string()) })
  const channel = z.object({
    address: z.literal(LIVE_PATH),
    bindings: z.object({
      ws: z.object({ headers: headers.extend({ properties: z.record(z.string(), z.unknown()) }) }),
    }),
  })
  const shape = z.object({ info: z.object({ description: z.string() }), channels: z.object({ live: channel }) })
  const { info, channels } = shape.parse(await read('/api/docs/asyncapi.json'))
  expect(info.description).toContain('needs an Origin')
  expect(channels.live.bindings.ws.headers.required).toEqual(['Origin', 'Sec-WebSocket-Protocol'])
  expect(channels.live.bindings.ws.headers.properties['Sec-WebSocket-Protocol']).toMatchObject({
    const: LIVE_SUBPROTOCOL,
  })
})
