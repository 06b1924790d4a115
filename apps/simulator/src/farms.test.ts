import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectTcp, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { birthMessage, onlineMessage, parseTopic, powerMessage, telemetryMessage } from '@vigie/contracts/upstream'
import { connectAsync, type MqttClient } from 'mqtt'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Config } from './config.ts'
import { advance, createFarm, DEVICE_IDS, readDevice } from './farm/index.ts'
import { createFarms, type FarmMessage, type Running } from './farms.ts'
import { writeMemory } from './state-file.ts'

const broker = process.env['TEST_MQTT_URL']
if (broker === undefined) console.log('farms.test.ts: skipped, TEST_MQTT_URL is not set')

const WAIT = { timeout: 30_000, interval: 20 }

/** What a subscriber has received of one site. */
type Heard = {
  births: Set<string>
  online: Map<string, boolean>
  power: Map<string, { ts: number; state: string }[]>
  samples: Map<string, { ts: number; values: Record<string, unknown> }[]>
}

const listen = async (url: string, site: string): Promise<{ client: MqttClient; heard: Heard }> => {
  const heard: Heard = { births: new Set(), online: new Map(), power: new Map(), samples: new Map() }
  const client = await connectAsync(url)
  client.on('message', (topic, payload) => {
    const parts = parseTopic(topic)
    if (parts === null) throw new Error(`foreign topic ${topic}`)
    const { device, kind } = parts
    // a camera's frame is no JSON
    if (kind === 'picture') return
    const body: unknown = JSON.parse(payload.toString())
    if (kind === 'birth' && birthMessage.parse(body)) heard.births.add(device)
    if (kind === 'online') heard.online.set(device, onlineMessage.parse(body).online)
    if (kind === 'power') heard.power.set(device, [...(heard.power.get(device) ?? []), powerMessage.parse(body)])
    if (kind === 'telemetry') {
      const known = heard.samples.get(device) ?? []
      known.push(...telemetryMessage.parse(body))
      heard.samples.set(device, known)
    }
  })
  await client.subscribeAsync(`vigie/${site}/+/+`, { qos: 1 })
  return { client, heard }
}

/** A wire to the broker that can be cut. */
const createWire = async (target: string) => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let cut = false
  let refused = 0
  const server = createServer((near) => {
    if (cut) {
      refused += 1
      near.destroy()
      return
    }
    const far = connectTcp(Number(port || 1_883), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `mqtt://127.0.0.1:${ownPort}`,
    cut: () => {
      cut = true
      for (const socket of sockets) socket.destroy()
    },
    refused: () => refused,
    mend: () => {
      cut = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

describe.skipIf(broker === undefined)('the devices of a farm, over MQTT', { timeout: 90_000 }, () => {
  const url = broker ?? ''
  const log = pino({ level: 'silent' })
  let folder: string
  const undo: (() => unknown)[] = []
  const running: Running[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-farms-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  afterEach(async () => {
    await Promise.all(running.splice(0).map((farms) => farms.close()))
    await Promise.all(undo.splice(0).map((step) => step()))
  })

  const settings = (changes: Partial<Config>): Config => ({
    mqttUrl: url,
    seed: 42,
    sites: [],
    timeZone: 'Africa/Casablanca',
    historyDays: 3,
    stateFile: null,
    logLevel: 'silent',
    load: null,
    ...changes,
  })
  const newSite = () => `t-${randomBytes(4).toString('hex')}`
  const witness = async (site: string) => {
    const { client, heard } = await listen(url, site)
    undo.push(() => client.endAsync(true))
    return heard
  }
  const start = (config: Config) => {
    const told: FarmMessage[] = []
    const farms = createFarms(config, log, (message) => told.push(message))
    running.push(farms)
    return { farms, told }
  }
  const measuring = DEVICE_IDS.filter((id) => !id.startsWith('camera'))

  test('present themselves, hand over their history, then speak live, and say goodbye', async () => {
    const site = newSite()
    const heard = await witness(site)
    const startedMs = Date.now()
    const { farms, told } = start(settings({ sites: [site] }))
    await farms.settled
    expect(told.map(({ type }) => type).filter((type) => type !== 'progress')).toEqual(['ready', 'history-done'])
    const progress = told.filter((message) => message.type === 'progress')
    expect(progress.at(-1)).toEqual({ type: 'progress', done: progress[0]?.total, total: progress[0]?.total })
    await vi.waitFor(() => {
      expect(heard.births).toEqual(new Set(DEVICE_IDS))
      expect([...heard.online.values()]).toEqual(DEVICE_IDS.map(() => true))
    }, WAIT)
    const historyEnd = Date.now()
    await vi.waitFor(() => {
      for (const id of ['secteur-1', 'bassin-1']) {
        expect(heard.samples.get(id)?.at(-1)?.ts).toBeGreaterThan(historyEnd)
      }
    }, WAIT)
    for (const id of measuring) {
      const ts = (heard.samples.get(id) ?? []).map((sample) => sample.ts)
      expect(ts.length).toBeGreaterThan(576)
      expect(ts).toEqual([...new Set(ts)].toSorted((one, other) => one - other))
    }
    for (const id of DEVICE_IDS) {
      const said = heard.power.get(id) ?? []
      const past = said.filter(({ ts }) => ts < startedMs)
      expect(past[0]?.ts).toBeLessThan(startedMs - 3 * DAY_MS + WAIT.timeout)
      expect(past.every(({ state }, index) => state !== past[index - 1]?.state)).toBe(true)
      expect(said.at(-1)?.ts).toBeGreaterThan(historyEnd - 60_000)
    }
    await farms.close()
    await vi.waitFor(() => expect([...heard.online.values()].every((online) => !online)).toBe(true), WAIT)
  })

  test('remember: a second start hands over nothing twice, and its counters go on', async () => {
    const site = newSite()
    const stateFile = join(folder, `${site}.json`)
    const first = start(settings({ sites: [site], stateFile }))
    await first.farms.settled
    await first.farms.close()
    const heard = await witness(site)
    const second = start(settings({ sites: [site], stateFile }))
    await second.farms.settled
    expect(second.told.filter(({ type }) => type === 'progress')).toEqual([])
    await vi.waitFor(() => expect(heard.samples.get('compteur-electrique')?.length).toBeGreaterThan(1), WAIT)
    const samples = heard.samples.get('compteur-electrique') ?? []
    expect(samples.length).toBeLessThan(20)
    const counted = z.array(z.number()).parse(samples.map(({ values }) => values['energy_kwh']))
    expect(counted).toEqual(counted.toSorted((one, other) => one - other))
  })

  test('hand over what they stored during six hours of absence, and nothing older', async () => {
    const site = newSite()
    const stateFile = join(folder, `${site}.json`)
    const leftMs = Date.now() - 6 * HOUR_MS
    const originMs = leftMs - DAY_MS
    const farm = advance(createFarm(site, 42, 'Africa/Casablanca', originMs), leftMs - originMs)
    await writeMemory(stateFile, { version: 1, seed: 42, sites: { [site]: { originMs, historyDone: true, farm } } })
    const heard = await witness(site)
    const { farms } = start(settings({ sites: [site], stateFile }))
    await farms.settled
    const before = readDevice(farm, 'secteur-2').volume_m3 ?? Number.NaN
    const heardOf = () => heard.samples.get('secteur-2') ?? []
    // The broker has all of it; the subscriber receives it a little later.
    await vi.waitFor(() => expect(heardOf().length).toBeGreaterThanOrEqual(72), WAIT)
    const samples = heardOf()
    expect(samples.length).toBeLessThan(76)
    expect(Math.min(...samples.map(({ ts }) => ts))).toBeGreaterThan(leftMs)
    expect(samples[0]?.values['volume_m3']).toBeGreaterThanOrEqual(before)
  })

  test('keep what they measure while the wire is cut, their wills speak, and afterwards nothing is missing', async () => {
    const site = newSite()
    const heard = await witness(site)
    const wire = await createWire(url)
    undo.push(wire.close)
    const { farms } = start(settings({ sites: [site], mqttUrl: wire.url, historyDays: 0 }))
    await farms.settled
    // Without the level probes, which send every 30 s only.
    const frequent = measuring.filter((id) => !id.startsWith('niveau'))
    const latest = (id: string) => heard.samples.get(id)?.at(-1)?.ts ?? 0
    await vi.waitFor(() => expect(Math.min(...frequent.map(latest))).toBeGreaterThan(0), WAIT)
    wire.cut()
    await vi.waitFor(() => expect([...heard.online.values()].every((online) => !online)).toBe(true), WAIT)
    await vi.waitFor(() => expect(Math.max(...frequent.map(latest))).toBeLessThan(Date.now() - 11_000), WAIT)
    wire.mend()
    const mendedMs = Date.now()
    await vi.waitFor(() => {
      expect([...heard.online.values()].every((online) => online)).toBe(true)
      expect(Math.min(...frequent.map(latest))).toBeGreaterThan(mendedMs)
    }, WAIT)
    for (const id of frequent) {
      const ts = [...new Set((heard.samples.get(id) ?? []).map((sample) => sample.ts))]
      const gaps = new Set(ts.slice(1).map((at, index) => at - (ts[index] ?? 0)))
      expect([id, gaps.size]).toEqual([id, 1])
    }
  })

  test('connect when a broker that was away comes', async () => {
    const site = newSite()
    const heard = await witness(site)
    const wire = await createWire(url)
    undo.push(wire.close)
    wire.cut()
    const { farms } = start(settings({ sites: [site], mqttUrl: wire.url, historyDays: 0 }))
    await vi.waitFor(() => expect(wire.refused()).toBeGreaterThan(DEVICE_IDS.length), WAIT)
    wire.mend()
    await farms.settled
    await vi.waitFor(() => expect(heard.births.size).toBe(DEVICE_IDS.length), WAIT)
  })
})
