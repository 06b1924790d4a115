import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createPgliteStore } from './store/pglite.ts'
import { createDataDir } from './testing/data-dir.ts'
import { TEST_SITES } from './testing/farm.ts'
import { birthOf } from './testing/upstream.ts'

const readyMessage = z.object({ type: z.literal('ready'), port: z.number(), mqttPort: z.number() })
const ENTRY = new URL('./server.ts', import.meta.url)

describe('the upstream process', { timeout: 90_000 }, () => {
  let folder: string
  let children: ChildProcess[]

  const start = (environment: Record<string, string> = {}) => {
    const child = fork(ENTRY, {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        MQTT_PORT: '0',
        DATA_DIR: folder,
        SITES_FILE: join(folder, 'sites.json'),
        FIREBASE_PROJECT_ID: 'demo-test',
        LOG_LEVEL: 'silent',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    children.push(child)
    let errors = ''
    child.stderr?.on('data', (text) => {
      errors += String(text)
    })
    const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal, errors: errors.trim() }))
    const ready = once(child, 'message').then(([message]) => readyMessage.parse(message))
    return { child, exit, ready }
  }
  const publish = async (mqttPort: number, ts: readonly number[]) => {
    const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`)
    await client.publishAsync('vigie/chaib/p1/birth', JSON.stringify(birthOf('p1', 'chaib')), { qos: 1 })
    const acknowledged: number[] = []
    const all = ts.map(async (at) => {
      await client.publishAsync('vigie/chaib/p1/telemetry', JSON.stringify({ ts: at, values: { flow_m3h: 1 } }), {
        qos: 1,
      })
      acknowledged.push(at)
    })
    return { client, acknowledged, all }
  }
  const stored = async (): Promise<number[]> => {
    const opened = await createPgliteStore(folder)
    if (!opened.ok) throw new Error('the lock was not released')
    const rows = await opened.store.db.selectFrom('readings').select('ts').execute()
    await opened.store.close()
    return rows.map(({ ts }) => ts)
  }

  beforeEach(async () => {
    folder = await createDataDir()
    children = []
    await writeFile(join(folder, 'sites.json'), JSON.stringify({ sites: TEST_SITES }))
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('killed under load, it has kept every reading it acknowledged, and starts again', async () => {
    const first = start()
    const { mqttPort } = await first.ready
    const now = Date.now()
    const flow = await publish(
      mqttPort,
      Array.from({ length: 3_000 }, (_, index) => now - index * 1_000),
    )
    flow.client.on('error', () => {})
    for (const one of flow.all) one.catch(() => {})
    await Promise.race(flow.all.slice(1_000))
    first.child.kill('SIGKILL')
    await first.exit
    await flow.client.endAsync(true)
    expect(flow.acknowledged.length).toBeGreaterThan(0)
    expect(await stored()).toEqual(expect.arrayContaining(flow.acknowledged))
    expect(await start().ready).toMatchObject({ type: 'ready' })
  })

  test('asked to end, it closes in order: exit code 0, nothing lost, no lock left', async () => {
    const { child, exit, ready } = start()
    const { mqttPort } = await ready
    const flow = await publish(mqttPort, [Date.now()])
    await Promise.all(flow.all)
    child.kill('SIGTERM')
    expect(await exit).toMatchObject({ code: 0 })
    await flow.client.endAsync(true)
    expect(await readdir(folder)).toEqual(['continuity.json', 'pglite', 'sites.json'])
    expect(await stored()).toEqual(flow.acknowledged)
  })

  test('asked to end while it opens its database, it ends within seconds, is never ready, and starts again', async () => {
    const { child, exit } = start()
    const said: unknown[] = []
    child.on('message', (message) => said.push(message))
    await vi.waitUntil(async () => (await readdir(folder)).includes('upstream.lock'), { timeout: 60_000, interval: 5 })
    child.kill('SIGTERM')
    expect(await exit).toEqual({ code: 0, signal: null, errors: '' })
    expect(said).toEqual([])
    expect(await start().ready).toMatchObject({ type: 'ready' })
  })

  test('a second one on the same data does not start, and says who has it', async () => {
    const first = start()
    await first.ready
    const { code, errors } = await start().exit
    expect(code).toBe(1)
    expect(errors).toMatch(new RegExp(`^upstream: DATA_DIR .* is in use by process ${first.child.pid}$`))
  })

  test('a taken port is said in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : 0)
    const { code, errors } = await start({ MQTT_PORT: port }).exit
    other.close()
    expect(code).toBe(1)
    expect(errors).toBe(`upstream: port ${port} is taken: set PORT (HTTP) or MQTT_PORT (MQTT) to another one`)
  })

  test('a wrong environment stops it with one line that names the variable', async () => {
    const { code, errors } = await start({ DATA_DIR: '' }).exit
    expect(code).toBe(1)
    expect(errors).toMatch(/^upstream: DATA_DIR: .*$/)
  })
})
