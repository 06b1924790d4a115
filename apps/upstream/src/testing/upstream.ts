import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenClaims } from '@vigie/contracts/entities'
import { formatTopic, JOIN_EVENT, type MessageKind, type RoomName } from '@vigie/contracts/upstream'
import mqtt, { type MqttClient } from 'mqtt'
import { io, type Socket } from 'socket.io-client'
import { vi } from 'vitest'
import { createUpstream, type IdentityService, readConfig } from '../app.ts'
import type { DatabaseKind, TestDatabase } from './databases.ts'
import { TEST_SITES, testPump } from './farm.ts'

export type Heard = { readonly event: string; readonly data: unknown }
export type TestUpstream = {
  readonly port: number
  readonly mqttUrl: string
  readonly devices: MqttClient
  /** Publishes with QoS 1; resolves at the PUBACK. */
  readonly publish: (kind: MessageKind, payload: unknown, device?: string, site?: string) => Promise<void>
  readonly call: (
    path: string,
    bearer?: string | null,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; body: unknown }>
  readonly join: (room: RoomName, auth?: object) => Promise<{ heard: Heard[]; socket: Socket }>
  readonly stop: () => Promise<void>
}

/** `startTestUpstream` on a throwaway database of its own, which its end drops. */
export const createTestUpstream = async (
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  now: () => number = Date.now,
): Promise<TestUpstream> => {
  const database = await kind.create()
  const upstream = await startTestUpstream(database.environment, environment, now)
  const stop = async () => {
    await upstream.stop()
    await database.drop()
  }
  return { ...upstream, stop }
}

/**
 * An upstream in this process, on free ports; with the test sites, and a pump `p1` born in each.
 * @param now its clock; default: that of the machine
 */
export const startTestUpstream = async (
  database: TestDatabase['environment'],
  environment: Record<string, string> = {},
  now: () => number = Date.now,
): Promise<TestUpstream> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-upstream-'))
  const sitesFile = join(folder, 'sites.json')
  await writeFile(sitesFile, JSON.stringify({ sites: TEST_SITES }))
  const parsed = readConfig({
    PORT: '0',
    MQTT_PORT: '0',
    SITES_FILE: sitesFile,
    FIREBASE_PROJECT_ID: 'demo-test',
    SERVICE_KEY: 'test-service-key',
    LOG_LEVEL: 'silent',
    ...database,
    ...environment,
  })
  if (!parsed.ok) throw new Error(parsed.error)
  const upstream = await createUpstream(parsed.config, { identity: testIdentity, now })
  const mqttUrl = environment['MQTT_URL'] ?? `mqtt://127.0.0.1:${upstream.mqttPort}`
  await readyAt(upstream.port)
  const devices = await mqtt.connectAsync(mqttUrl)
  const sockets: Socket[] = []
  const publish: TestUpstream['publish'] = async (kind, payload, device = 'p1', site = 'chaib') => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
    await devices.publishAsync(formatTopic({ site, device, kind }), text, { qos: 1 })
  }
  for (const { slug } of TEST_SITES) await publish('birth', birthOf('p1', slug), 'p1', slug)
  return {
    port: upstream.port,
    mqttUrl,
    devices,
    publish,
    call: async (path, bearer = 'admin:chaib', body, extra = {}) => {
      const response = await fetch(`http://127.0.0.1:${upstream.port}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...extra,
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    join: async (room, auth = { serviceKey: 'test-service-key' }) => {
      const socket = io(`http://127.0.0.1:${upstream.port}`, { auth, forceNew: true, transports: ['websocket'] })
      sockets.push(socket)
      const heard: Heard[] = []
      socket.onAny((event: string, data: unknown) => heard.push({ event, data }))
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      await socket.emitWithAck(JOIN_EVENT, room)
      return { heard, socket }
    },
    stop: async () => {
      for (const socket of sockets) socket.close()
      await devices.endAsync(true)
      await upstream.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What is said to a broker elsewhere before the upstream has subscribed, nobody hears. */
const readyAt = (port: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { status } = await fetch(`http://127.0.0.1:${port}/readyz`)
      if (status !== 200) throw new Error('the upstream does not get ready')
    },
    { timeout: 20_000, interval: 20 },
  )

export const birthOf = (device: string, site: string): object => {
  const { id: _id, site: _site, ...birth } = testPump(device, site)
  return birth
}

/** Tokens of the suites say who they are: `role:platform,platform`. */
export const testIdentity: IdentityService = {
  verify: async (token) => {
    const [role = '', platforms] = token.split(':')
    if (platforms === undefined) return token === 'outage' ? 'unavailable' : 'invalid'
    const person = tokenClaims.parse({ role, platforms: platforms.split(',') })
    return { uid: token, email: null, name: null, ...person, hasSecondFactor: false, expiresAt: Date.now() + 3_600_000 }
  },
  forget: () => {},
  person: async (uid) => {
    const [, platforms] = uid.split(':')
    return platforms === undefined ? null : { name: uid, platforms: platforms.split(',') }
  },
  createLoginToken: async ({ uid }) => `custom-token-of-${uid}`,
  close: async () => {},
}
