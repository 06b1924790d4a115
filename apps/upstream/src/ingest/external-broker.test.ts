import { latestBody } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DATABASES, type TestDatabase } from '../testing/databases.ts'
import { createMosquitto, hasMosquitto, type Mosquitto } from '../testing/mosquitto.ts'
import { birthOf, startTestUpstream, type TestUpstream } from '../testing/upstream.ts'

if (!hasMosquitto) console.info('broker suites skipped: no mosquitto on this machine')
const [embedded, served] = DATABASES

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 })
const pointsOf = async (upstream: TestUpstream, from: number, to: number) => {
  const path = `/api/v1/series?site=chaib&device=p1&metric=flow_m3h&from=${from}&to=${to}&points=2000`
  return z.object({ points: z.array(z.unknown()) }).parse((await upstream.call(path)).body).points
}

describe.skipIf(!hasMosquitto)('production: ingest from a broker elsewhere', () => {
  let broker: Mosquitto
  let database: TestDatabase
  let upstream: TestUpstream
  const start = () => startTestUpstream(database.environment, { MQTT_URL: broker.url })
  const readings = async () =>
    latestBody.parse((await upstream.call('/api/v1/latest?site=chaib', 'admin:chaib')).body).readings
  const points = (from: number, to: number) => pointsOf(upstream, from, to)
  const status = async () => (await upstream.call('/readyz', null)).status

  beforeAll(async () => {
    if (embedded === undefined) throw new Error('no database')
    broker = await createMosquitto({ keeps: true })
    database = await embedded.create()
    upstream = await start()
  })
  afterAll(async () => {
    await upstream?.stop()
    await broker?.stop()
    await database?.drop()
  })

  test('what a device says is applied in the order it said it', async () => {
    const ts = Date.now()
    await upstream.publish('birth', birthOf('p2', 'chaib'), 'p2')
    const said = Array.from({ length: 400 }, (_, index) => index + 1)
    // corrections of one instant: the last to arrive holds
    await Promise.all(said.map((flow) => upstream.publish('telemetry', { ts, values: { flow_m3h: flow / 10 } }, 'p2')))
    await upstream.publish('telemetry', { ts, values: { running: 1 } }, 'p2')
    await eventually(async () => expect(await readings()).toContainEqual(['p2', 'running', ts, 1]))
    expect(await readings()).toContainEqual(['p2', 'flow_m3h', ts, 40])
  })

  test('the broker restarts under load: nothing acknowledged is lost, and ready means subscribed', async () => {
    await eventually(async () => expect(await status()).toBe(200))
    const from = Date.now() - 1_000_000
    const publish = (index: number) =>
      upstream.publish('telemetry', { ts: from + index * 1_000, values: { flow_m3h: index % 100 } })
    const first = Array.from({ length: 300 }, (_, index) => publish(index))
    const restarting = broker.restart()
    const second = Array.from({ length: 300 }, (_, index) => publish(300 + index))
    await Promise.all([...first, ...second, restarting])
    await eventually(async () => expect(await points(from, from + 600_000)).toHaveLength(600))
    await eventually(async () => expect(await status()).toBe(200))
  })

  test('what is published while the upstream is away waits for it', async () => {
    const from = Date.now() - 5_000_000
    const { devices } = upstream
    const topic = 'vigie/chaib/p1/telemetry'
    const helper = await import('mqtt').then(({ default: mqtt }) => mqtt.connectAsync(broker.url))
    await upstream.stop()
    expect(devices.connected).toBe(false)
    for (let index = 0; index < 100; index += 1)
      await helper.publishAsync(topic, JSON.stringify({ ts: from + index * 1_000, values: { flow_m3h: index } }), {
        qos: 1,
      })
    await helper.endAsync()
    upstream = await start()
    await eventually(async () => expect(await points(from, from + 100_000)).toHaveLength(100))
  })
})

describe.skipIf(!hasMosquitto || served === undefined)('production: two instances at one broker', () => {
  let broker: Mosquitto
  let database: TestDatabase
  const instances: TestUpstream[] = []

  beforeAll(async () => {
    if (served === undefined) return
    broker = await createMosquitto({ keeps: true })
    database = await served.create()
    for (let count = 0; count < 2; count += 1)
      instances.push(await startTestUpstream(database.environment, { MQTT_URL: broker.url }))
  })
  afterAll(async () => {
    for (const instance of instances) await instance.stop()
    await broker?.stop()
    await database?.drop()
  })

  test('one reads, the other stands by and is ready; it takes over what waits when the first ends', async () => {
    const [one, other] = instances
    if (one === undefined || other === undefined) throw new Error('not started')
    await eventually(async () => expect((await other.call('/readyz', null)).status).toBe(200))
    const from = Date.now() - 1_000_000
    const published: Promise<void>[] = []
    for (let index = 0; index < 300; index += 1) {
      published.push(other.publish('telemetry', { ts: from + index * 1_000, values: { flow_m3h: index % 100 } }))
      if (index === 150) published.push(instances.shift()?.stop() ?? Promise.resolve())
    }
    await Promise.all(published)
    await eventually(async () => expect(await pointsOf(other, from, from + 300_000)).toHaveLength(300))
  })
})
