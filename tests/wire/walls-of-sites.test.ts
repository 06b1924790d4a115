import type { Wall, WallHealth } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { CLOSE_CODES } from '@vigie/contracts/live'
import {
  devicesResponse,
  siteResponse,
  WALL_PATHS,
  wallPairingResponse,
  wallResponse,
  wallSelfResponse,
  wallTokenResponse,
} from '@vigie/contracts/rest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient, type LiveOptions } from '../harness/live-client.ts'
import { exchangeCustomToken, newPerson, type Person } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** One screen for two sites, opened at the host name of one of them: which of them it asks about its address says. */
let stack: TestStack
let admin: Person
let wall: Wall
let token: string

beforeAll(async () => {
  stack = await createTestStack()
  const { site, otherSite } = stack
  admin = await newPerson({ role: 'admin', platforms: [site, otherSite] })
  for (const of of [site, otherSite]) {
    const devices = await stack.devices(of)
    await devices.birth(`pompe-${of}`, flowMeter('P'))
    await devices.telemetry(`pompe-${of}`, { flow_m3h: 4 })
    await until('devices', async () => (await read(`/api/devices/pompe-${of}`, of, admin.token)).status === 200)
  }
  const { code, secret } = wallPairingResponse.parse((await post(WALL_PATHS.pairings, {})).json())
  const body = { name: 'Salle', sites: [site, otherSite] }
  wall = wallResponse.parse((await post(WALL_PATHS.approve.replace(':code', code), body, admin.token)).json()).wall
  const { customToken } = wallTokenResponse.parse((await post(WALL_PATHS.token, { secret })).json())
  token = await exchangeCustomToken(customToken)
})
afterAll(() => stack?.close())

const named = (path: string, site: string) => `${path}${path.includes('?') ? '&' : '?'}site=${site}`
const read = (path: string, site: string, by = token) => callGateway(stack, named(path, site), { token: by })
const post = (path: string, body: unknown, by?: string) =>
  callGateway(stack, path, { method: 'POST', body, ...(by === undefined ? {} : { token: by }) })
const codeOf = async (answer: ReturnType<typeof callGateway>) => problem.parse((await answer).json()).code
const live = (options: Partial<LiveOptions>) =>
  createLiveClient({ port: stack.ports.gateway, site: stack.site, token, ...options })

test('[R12.1] a wall reads the site that it names, over REST and in files, whatever the host', async () => {
  for (const site of [stack.site, stack.otherSite]) {
    expect(siteResponse.parse((await read('/api/site', site)).json()).site.slug).toBe(site)
    const { devices } = devicesResponse.parse((await read('/api/devices', site)).json())
    expect(devices.map(({ id }) => id)).toEqual([`pompe-${site}`])
    for (const path of ['/api/alarms?state=open', '/api/kpis?unit=day', '/api/exports/kpis.csv?unit=day'])
      expect((await read(path, site)).status, path).toBe(200)
  }
})

test('[R12.1] each of its sites is followed live and resumed; the devices of one are not told on the other', async () => {
  for (const site of [stack.site, stack.otherSite]) {
    const one = await live({ named: site })
    const snapshot = await one.hear('snapshot')
    expect((await one.hear('welcome')).site).toBe(site)
    expect(snapshot.statuses.map(({ device }) => device)).toEqual([`pompe-${site}`])
    const again = await live({ named: site, resume: one.position() })
    expect((await again.hear('welcome')).resumed).toBe(true)
    one.close()
    again.close()
  }
})

test('[R12.1] [R8.4] a site that is not one of its own stays closed to it, by every way, and so does no site', async () => {
  const foreign = stack.chaibSite
  for (const path of ['/api/site', '/api/devices', '/api/alarms', '/api/exports/kpis.csv?unit=day']) {
    expect(await codeOf(read(path, foreign)), path).toBe('site.forbidden')
    expect(await codeOf(read(path, 'Not%20one')), path).toBe('site.unknown')
    expect(await codeOf(read(named(path, stack.site), stack.otherSite)), path).toBe('site.unknown')
  }
  expect(await (await live({ named: foreign })).untilClosed()).toBe(CLOSE_CODES.forbiddenSite.code)
  const { code } = wallPairingResponse.parse((await post(WALL_PATHS.pairings, {})).json())
  const body = { name: 'Salle', sites: [stack.site, foreign] }
  expect(await codeOf(post(WALL_PATHS.approve.replace(':code', code), body, admin.token))).toBe('site.forbidden')
})

test('[R12.1] an admin chooses which of its sites a wall shows, and in which order; no others', async () => {
  const health: WallHealth = {
    version: 'essai',
    uptimeS: 1,
    heapMb: null,
    nodes: 1,
    frameMs: null,
    lastEventAt: null,
    driftMs: 0,
    site: stack.otherSite,
    scene: 'overview',
    pinned: null,
    link: 'live',
    widthPx: 1,
    heightPx: 1,
    sound: 'muted',
  }
  const told = async () => wallSelfResponse.parse((await post(WALL_PATHS.self, health, token)).json())
  const put = (sites: string[]) =>
    callGateway(stack, WALL_PATHS.wall.replace(':id', wall.id), {
      method: 'PUT',
      token: admin.token,
      body: { name: 'Salle', settings: { ...wall.settings, sites } },
    })
  expect((await told()).sites).toEqual([stack.site, stack.otherSite])
  expect((await put([stack.otherSite, stack.site])).status).toBe(200)
  expect((await told()).sites).toEqual([stack.otherSite, stack.site])
  expect((await put([stack.otherSite])).status).toBe(200)
  expect((await told()).sites).toEqual([stack.otherSite])
  for (const wrong of [[], [stack.site, stack.site]])
    expect(await codeOf(put(wrong)), wrong.join()).toBe('request.invalid')
  expect(await codeOf(put([stack.chaibSite]))).toBe('resource.not-found')
  const order = { type: 'scene', scene: 'water', site: stack.otherSite }
  expect((await post(WALL_PATHS.orders.replace(':id', wall.id), order, admin.token)).status).toBe(200)
  expect((await told()).order).toEqual(order)
})
