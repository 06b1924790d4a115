import { PAIRING_ALPHABET, type WallHealth } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { CLOSE_CODES } from '@vigie/contracts/live'
import {
  WALL_PATHS,
  wallPairingResponse,
  wallResponse,
  wallSelfResponse,
  wallsResponse,
  wallTokenResponse,
} from '@vigie/contracts/rest'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { exchangeCustomToken, newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

/** A screen that nobody is signed in at, from its code to the end of its access. */
let stack: TestStack
let admin: Person
let other: Person
let viewer: Person

beforeAll(async () => {
  stack = await createTestStack()
  admin = await newPerson({ role: 'admin', platforms: [stack.site] })
  other = await newPerson({ role: 'admin', platforms: [stack.otherSite] })
  viewer = await newPerson({ role: 'viewer', platforms: [stack.site] })
  const devices = await stack.devices(stack.site)
  await devices.birth('pompe-1', flowMeter('P'))
  await devices.telemetry('pompe-1', { flow_m3h: 4 })
  await until('devices', async () => (await read('/api/devices/pompe-1', viewer.token)).status === 200)
})
afterAll(() => stack?.close())

const read = (path: string, token: string, site = stack.site) => callGateway(stack, path, { token, site })
const post = (path: string, body: unknown, token?: string) =>
  callGateway(stack, path, { method: 'POST', body, ...(token === undefined ? {} : { token }) })
const codeOf = async (answer: ReturnType<typeof callGateway>) => problem.parse((await answer).json()).code
const approvePath = (code: string) => WALL_PATHS.approve.replace(':code', code)
const pair = async () => wallPairingResponse.parse((await post(WALL_PATHS.pairings, {})).json())
const approve = (code: string, token = admin.token, sites = [stack.site]) =>
  post(approvePath(code), { name: 'Salle de conduite', sites }, token)

/** A wall, paired and signed in as its page would be. */
const newWall = async () => {
  const { code, secret } = await pair()
  const { wall } = wallResponse.parse((await approve(code)).json())
  const { customToken } = wallTokenResponse.parse((await post(WALL_PATHS.token, { secret })).json())
  return { wall, secret, token: await exchangeCustomToken(customToken) }
}

const health: WallHealth = {
  version: 'essai',
  uptimeS: 12,
  heapMb: 40,
  nodes: 300,
  frameMs: 17,
  lastEventAt: new Date(0).toISOString(),
  driftMs: 0,
  scene: 'overview',
  pinned: null,
  link: 'live',
  widthPx: 1_920,
  heightPx: 1_080,
  sound: 'blocked',
}

test('[R12.1] nobody need be signed in to be shown a code, of six signs that are told apart, good for minutes', async () => {
  const { code, secret, expiresAt } = await pair()
  expect(code).toMatch(new RegExp(`^[${PAIRING_ALPHABET}]{6}$`))
  expect(secret.length).toBeGreaterThanOrEqual(32)
  const leftMs = Date.parse(expiresAt) - Date.now()
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(600_000)
  const waiting = await post(WALL_PATHS.token, { secret })
  expect([waiting.status, waiting.json()]).toEqual([202, { customToken: null }])
})

test('[R12.1] only an admin of all its sites pairs a screen, and a code is good once', async () => {
  const { code } = await pair()
  expect(await codeOf(approve(code, viewer.token))).toBe('role.forbidden')
  expect(await codeOf(approve(code, other.token))).toBe('site.forbidden')
  expect(await codeOf(approve(code, admin.token, [stack.site, stack.otherSite]))).toBe('site.forbidden')
  expect((await approve(code.toLowerCase())).status).toBe(200)
  expect(await codeOf(approve(code))).toBe('wall.code-unknown')
})

test('[R12.1] a code or a secret that is nobody’s opens nothing', async () => {
  expect(await codeOf(approve('AAAAAA'))).toBe('wall.code-unknown')
  expect(await codeOf(approve('OOOOOO'))).toBe('request.invalid')
  expect(await codeOf(post(WALL_PATHS.token, { secret: 'x'.repeat(43) }))).toBe('wall.unknown')
})

test('[R12.1] [R8.4] a wall reads its sites over REST, live and in files, and no other', async () => {
  const { token } = await newWall()
  for (const path of ['/api/site', '/api/devices', '/api/alarms', '/api/kpis', '/api/exports/kpis.csv'])
    expect((await read(path, token)).status, path).toBe(200)
  for (const path of ['/api/site', '/api/devices', '/api/alarms', '/api/exports/kpis.csv'])
    expect(await codeOf(read(path, token, stack.otherSite)), path).toBe('site.forbidden')
  const live = await createLiveClient({ port: stack.ports.gateway, site: stack.site, token })
  await live.hear('snapshot')
  const resumed = await createLiveClient({
    port: stack.ports.gateway,
    site: stack.site,
    token,
    resume: live.position(),
  })
  expect((await resumed.hear('welcome')).resumed).toBe(true)
  const foreign = await createLiveClient({
    port: stack.ports.gateway,
    site: stack.otherSite,
    token,
    resume: live.position(),
  })
  expect(await foreign.untilClosed()).toBe(CLOSE_CODES.forbiddenSite.code)
  live.close()
  resumed.close()
})

test('[R12.1] [R8.4] a wall changes nothing: no alarm, no note, no wall, nobody', async () => {
  const { token, wall } = await newWall()
  const { code } = await pair()
  const acts = [
    approve(code, token),
    read(WALL_PATHS.walls, token),
    callGateway(stack, `/api/walls/${wall.id}`, { method: 'DELETE', token }),
    post(`/api/walls/${wall.id}/orders`, { type: 'reload' }, token),
    post('/api/handovers', { text: 'Note.' }, token),
    post('/api/alarms/1/acknowledge', {}, token),
    read('/api/users', token),
    read('/api/audit', token),
  ]
  for (const act of acts) expect(await codeOf(act)).toBe('role.forbidden')
})

test('[R12.5] a wall says how it is, and is told once what an admin wants of it', async () => {
  const { token, wall } = await newWall()
  expect(await codeOf(post(WALL_PATHS.self, health, viewer.token))).toBe('role.forbidden')
  expect((await post(`/api/walls/${wall.id}/orders`, { type: 'identify' }, admin.token)).status).toBe(200)
  expect(wallSelfResponse.parse((await post(WALL_PATHS.self, health, token)).json()).order).toEqual({
    type: 'identify',
  })
  expect(wallSelfResponse.parse((await post(WALL_PATHS.self, health, token)).json()).order).toBeNull()
  const listed = wallsResponse.parse((await read(WALL_PATHS.walls, admin.token)).json()).walls
  expect(listed.find(({ id }) => id === wall.id)?.health).toEqual(health)
  expect(wallsResponse.parse((await read(WALL_PATHS.walls, other.token)).json()).walls).toEqual([])
})

test('[R12.1] scenes and room that an admin sets reach the wall; another admin does not set them', async () => {
  const { token, wall } = await newWall()
  const settings = { ...wall.settings, scenes: [{ id: 'water', forS: 10 }], room: { diagonalIn: 43, distanceM: 3 } }
  const put = (by: string) =>
    callGateway(stack, `/api/walls/${wall.id}`, { method: 'PUT', token: by, body: { name: 'Hangar', settings } })
  expect(await codeOf(put(other.token))).toBe('resource.not-found')
  expect((await put(admin.token)).status).toBe(200)
  const told = wallSelfResponse.parse((await post(WALL_PATHS.self, health, token)).json())
  expect(told).toMatchObject({ name: 'Hangar', settings })
})

test('[R12.1] revoked, a wall ends at once: its connection, its token, its secret', async () => {
  const { token, secret, wall } = await newWall()
  const live = await createLiveClient({ port: stack.ports.gateway, site: stack.site, token })
  await live.hear('snapshot')
  const revoke = (by: string) => callGateway(stack, `/api/walls/${wall.id}`, { method: 'DELETE', token: by })
  expect(await codeOf(revoke(other.token))).toBe('resource.not-found')
  expect((await revoke(admin.token)).status).toBe(200)
  expect(await live.untilClosed()).toBe(CLOSE_CODES.accessRevoked.code)
  expect((await read('/api/devices', token)).status).toBe(401)
  expect(await codeOf(post(WALL_PATHS.token, { secret }))).toBe('wall.unknown')
})

test('[R12.1] only a gateway asks the upstream for codes and secrets', async () => {
  for (const path of [UPSTREAM_PATHS.wallPairings, UPSTREAM_PATHS.wallSecret])
    expect((await callUpstream(stack, path, { token: admin.token, body: { secret: 'x'.repeat(43) } })).status).toBe(403)
})
