import { AUDIT_LIMITS } from '@vigie/contracts/limits'
import { ROOMS, SERVICE_KEY_HEADER, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { createTestUpstream, startTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1'
const SERVICE = { [SERVICE_KEY_HEADER]: 'test-service-key' }

describe.each(DATABASES)('what only a service may say, on $name', (kind) => {
  let upstream: TestUpstream

  beforeAll(async () => {
    upstream = await createTestUpstream(kind, { ALLOWED_ORIGINS: 'https://wall.example' })
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  const post = async (path: string, bearer: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
    (await upstream.call(`${API}${path}`, bearer, body, headers)).status
  const act = { action: 'user.disabled', subject: 'x@vigie.test', detail: {} }

  test('an act on an account is recorded for an admin by a service, not by the admin alone', async () => {
    expect(await post(UPSTREAM_PATHS.audit, 'admin:chaib', act)).toBe(403)
    expect(await post(UPSTREAM_PATHS.audit, 'admin:chaib', act, { [SERVICE_KEY_HEADER]: 'wrong-key' })).toBe(403)
    expect(await post(UPSTREAM_PATHS.audit, 'viewer:chaib', act, SERVICE)).toBe(403)
    expect(await post(UPSTREAM_PATHS.audit, 'admin:chaib', act, SERVICE)).toBe(201)
  })

  test('what it says of an act is not without end', async () => {
    const detail = { text: 'x'.repeat(AUDIT_LIMITS.detailBytes) }
    expect(await post(UPSTREAM_PATHS.audit, 'admin:chaib', { ...act, detail }, SERVICE)).toBe(400)
  })

  test('whose access ended leaves the rooms, and nobody else does', async () => {
    const ending = await upstream.join(ROOMS.devices, { token: 'viewer:chaib' })
    const staying = await upstream.join(ROOMS.devices, { token: 'operator:chaib' })
    const gone = new Promise((resolve) => ending.socket.once('disconnect', resolve))
    const body = { uid: 'viewer:chaib' }
    expect(await post(UPSTREAM_PATHS.accessEnded, 'admin:chaib', body)).toBe(403)
    expect(ending.socket.connected).toBe(true)
    expect(await post(UPSTREAM_PATHS.accessEnded, 'admin:chaib', body, SERVICE)).toBe(202)
    expect(await gone).toBe('io server disconnect')
    expect(staying.socket.connected).toBe(true)
  })

  test.each([
    ['https://evil.example', false],
    ['https://wall.example', true],
    [undefined, true],
  ])('a page of %s may join the rooms: %s', async (origin, isWelcome) => {
    const socket = io(`http://127.0.0.1:${upstream.port}`, {
      auth: { token: 'viewer:chaib' },
      extraHeaders: origin === undefined ? {} : { origin },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    })
    const isIn = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('connect_error', () => resolve(false))
    })
    socket.close()
    expect(isIn).toBe(isWelcome)
  })
})

describe.each(['true', 'false'])('an upstream without a service key, ROOMS_OPEN=%s', (isOpen) => {
  let upstream: TestUpstream

  beforeAll(async () => {
    upstream = await startTestUpstream({ DATA_DIR: 'memory://' }, { SERVICE_KEY: '', ROOMS_OPEN: isOpen })
  }, 60_000)
  afterAll(() => upstream.stop(), 60_000)

  const act = { action: 'user.disabled', subject: 'x@vigie.test', detail: {} }

  test.each([{}, SERVICE, { [SERVICE_KEY_HEADER]: '' }])('nobody is a service that sends %j', async (headers) => {
    const sent = async (path: string, body: object) =>
      (await upstream.call(`${API}${path}`, 'superadmin:chaib', body, headers)).status
    expect(await sent(UPSTREAM_PATHS.audit, act)).toBe(403)
    expect(await sent(UPSTREAM_PATHS.accessEnded, { uid: 'viewer:chaib' })).toBe(403)
  })

  test('its rooms hear strangers only where they are open', async () => {
    const joined = upstream.join(ROOMS.devices, {}).then(
      () => true,
      () => false,
    )
    expect(await joined).toBe(isOpen === 'true')
    await expect(upstream.join(ROOMS.devices, { serviceKey: 'guess' })).rejects.toThrow('Invalid service key.')
  })
})
