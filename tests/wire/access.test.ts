import { alarmPage, handoverAnswer } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { CLOSE_CODES } from '@vigie/contracts/live'
import { projectsResponse, REST_PATHS } from '@vigie/contracts/rest'
import { formatTopic, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { testPng } from '@vigie/upstream/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flowMeter } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { newPerson, type Person, unsignedToken } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

/** Who may read what: role × route × site, over REST, the live WebSocket and the upstream itself. */
let stack: TestStack
const people = new Map<string, Person>()
const ROLES = ['superadmin', 'admin', 'operator', 'viewer', 'wall', 'ADMIN ', 'no role at all'] as const
const SITE_ROUTES = [
  '/api/site',
  '/api/site/plan',
  '/api/devices',
  '/api/devices/pompe-1',
  '/api/devices/camera-1/pictures',
  '/api/devices/camera-1/picture',
  '/api/notifications',
  '/api/alarms',
  '/api/handovers',
  seriesPath(),
]

beforeAll(async () => {
  stack = await createTestStack()
  for (const role of ROLES) people.set(role, await newPerson({ role, platforms: [stack.site] }))
  for (const site of [stack.site, stack.otherSite]) {
    const devices = await stack.devices(site)
    await devices.birth('pompe-1', flowMeter('P'))
    await devices.birth('camera-1', { kind: 'camera', role: 'storage', name: 'C', metrics: [] })
    await devices.raw(formatTopic({ site, device: 'camera-1', kind: 'picture' }), testPng(32, 32))
    await devices.power('pompe-1', 'off')
  }
  const reader = tokenOf('viewer')
  await until(
    'devices',
    async () => (await callGateway(stack, '/api/devices/pompe-1', { token: reader })).status === 200,
  )
})
afterAll(() => stack?.close())
const tokenOf = (role: string): string => people.get(role)?.token ?? ''

describe.each(ROLES)('%s', (role) => {
  test.each(SITE_ROUTES)('reads %s of an own site, and of no other', async (path) => {
    const token = tokenOf(role)
    expect((await callGateway(stack, path, { token })).status).toBe(200)
    for (const site of [stack.otherSite, stack.chaibSite]) {
      const refused = await callGateway(stack, path, { token, site })
      expect(refused.status).toBe(403)
      expect(problem.parse(refused.json()).code).toBe('site.forbidden')
    }
  })

  test('hears an own site live, and no other', async () => {
    const port = stack.ports.gateway
    const own = await createLiveClient({ port, site: stack.site, token: tokenOf(role) })
    await own.hear('snapshot')
    own.close()
    const other = await createLiveClient({ port, site: stack.otherSite, token: tokenOf(role) })
    expect(await other.untilClosed()).toBe(CLOSE_CODES.forbiddenSite.code)
    expect(other.events.filter(({ type }) => type !== 'error')).toEqual([])
  })

  test('a resume at another site gives nothing of it either', async () => {
    const resume = { epoch: 'guessed', seq: 0 }
    const other = await createLiveClient({
      port: stack.ports.gateway,
      site: stack.otherSite,
      token: tokenOf(role),
      resume,
    })
    expect(await other.untilClosed()).toBe(CLOSE_CODES.forbiddenSite.code)
    expect(other.journal()).toEqual([])
  })

  test('the upstream enforces the same', async () => {
    const isAdmin = role === 'admin' || role === 'superadmin'
    const { devices, latest, plan, pictures, picture, quarantine } = UPSTREAM_PATHS
    for (const path of [devices, latest, plan, pictures, picture, quarantine]) {
      const query = path === pictures || path === picture ? { device: 'camera-1' } : {}
      const ask = (site: string) => callUpstream(stack, path, { token: tokenOf(role), query: { ...query, site } })
      const isOpen = isAdmin || path !== quarantine
      expect((await ask(stack.site)).status, path).toBe(isOpen ? 200 : 403)
      expect((await ask(stack.otherSite)).status, path).toBeGreaterThanOrEqual(400)
    }
  })

  test('[R8.4] [R11.1] acts on alarms by role, and on none of another site', async () => {
    const token = tokenOf(role)
    const mayOperate = role === 'operator' || role === 'admin' || role === 'superadmin'
    const mayDesign = role === 'admin' || role === 'superadmin'
    const act = async (id: string, name: string, body: object) => {
      const answer = await callGateway(stack, `/api/alarms/${id}/${name}`, { token, body })
      return answer.status === 200 ? 'done' : problem.parse(answer.json()).code
    }
    const own = await alarmOf(stack.site)
    expect(await act(own, 'comments', { text: 'vu' })).toBe(mayOperate ? 'done' : 'role.forbidden')
    expect(await act(own, 'acknowledge', {})).toBe(mayOperate ? 'done' : 'role.forbidden')
    for (const name of ['retire', 'return'])
      expect(await act(own, name, { reason: 'essai' })).toBe(mayDesign ? 'done' : 'role.forbidden')
    const foreign = await alarmOf(stack.otherSite)
    expect(await act(foreign, 'acknowledge', {})).toBe(mayOperate ? 'resource.not-found' : 'role.forbidden')
    if (mayOperate) expect((await callGateway(stack, `/api/alarms/${foreign}`, { token })).status).toBe(404)
    const refused = await callGateway(stack, `/api/alarms/${foreign}`, { token, site: stack.otherSite })
    expect(refused.status).toBe(403)
  })

  test('[R8.4] [R11.8] notes of shifts by role, and of none of another site', async () => {
    const token = tokenOf(role)
    const mayOperate = role === 'operator' || role === 'admin' || role === 'superadmin'
    const body = { text: `Note de ${role}.` }
    const signed = await callGateway(stack, '/api/handovers', { token, body })
    if (mayOperate) expect(handoverAnswer.parse(signed.json()).handover.author.uid).toBe(people.get(role)?.uid)
    else expect(problem.parse(signed.json()).code).toBe('role.forbidden')
    const own = mayOperate ? handoverAnswer.parse(signed.json()).handover.id : '1'
    const taken = await callGateway(stack, `/api/handovers/${own}/acknowledge`, { token, body: {} })
    expect(problem.parse(taken.json()).code).toBe(mayOperate ? 'handover.own' : 'role.forbidden')
    const foreign = await callGateway(stack, '/api/handovers', { token, body, site: stack.otherSite })
    expect(problem.parse(foreign.json()).code).toBe('site.forbidden')
  })

  test('[R6.1] sees listed projects: own platforms, and those named chaib', async () => {
    const answer = await callGateway(stack, REST_PATHS.projects, { token: tokenOf(role) })
    const names = projectsResponse.parse(answer.json()).projects.map((project) => project.name)
    expect(names.sort()).toEqual([stack.chaibSite, stack.site].sort())
  })
})

describe('whatever the route', () => {
  test.each([...SITE_ROUTES, REST_PATHS.projects])(
    '%s without a token, or with one that is none, is 401',
    async (path) => {
      const missing = await callGateway(stack, path)
      expect([missing.status, problem.parse(missing.json()).code]).toEqual([401, 'auth.missing'])
      for (const token of forgeries()) {
        const refused = await callGateway(stack, path, { token })
        expect(refused.status).toBe(401)
        expect(problem.parse(refused.json()).code).toMatch(/^auth\.(invalid|expired)$/)
      }
    },
  )

  test('a host name that is no site is not found', async () => {
    const answer = await callGateway(stack, '/api/devices', { token: tokenOf('viewer'), site: 'nowhere-at-all' })
    expect([403, 404]).toContain(answer.status)
  })

  test.each([
    ['null', null],
    ['a string', 'massa'],
    ['names with spaces', [' massa ']],
    ['absent', undefined],
  ])('platforms that are %s grant no site', async (_, platforms) => {
    const person = await newPerson(platforms === undefined ? { role: 'admin' } : { role: 'admin', platforms })
    expect((await callGateway(stack, '/api/devices', { token: person.token })).status).toBe(403)
  })

  test('[R1.2] a platform written in capitals is the same platform', async () => {
    const person = await newPerson({ role: 'viewer', platforms: [stack.site.toUpperCase()] })
    expect((await callGateway(stack, '/api/devices', { token: person.token })).status).toBe(200)
  })

  test('what is public tells no secret', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/config.json']) {
      const answer = await callGateway(stack, path)
      expect(answer.status, path).toBe(200)
      expect(answer.text, path).not.toContain(stack.serviceKey)
      expect(answer.text, path).not.toContain(tokenOf('viewer').slice(0, 40))
    }
  })
})

/** The open alarm of a site. */
async function alarmOf(site: string): Promise<string> {
  const { token } = await newPerson({ role: 'viewer', platforms: [site] })
  return until('its alarm', async () => {
    const answer = await callGateway(stack, '/api/alarms?state=open', { token, site })
    return alarmPage.parse(answer.json()).alarms[0]?.id
  })
}

function seriesPath(): string {
  const to = Date.now()
  return `/api/series?device=pompe-1&metric=flow_m3h&from=${to - 3_600_000}&to=${to}&points=100`
}

/** Tokens that must not pass, even at an emulator that accepts unsigned ones. */
function forgeries(): string[] {
  const now = Math.floor(Date.now() / 1_000)
  const sound = {
    aud: 'demo-vigie',
    iss: 'https://securetoken.google.com/demo-vigie',
    sub: 'somebody',
    user_id: 'somebody',
    auth_time: now,
    iat: now,
    exp: now + 3_600,
  }
  return [
    'nonsense',
    'a.b.c',
    unsignedToken({ ...sound, aud: 'another' }),
    unsignedToken({ ...sound, iss: 'https://evil.example' }),
    unsignedToken({ ...sound, exp: now - 10 }),
    unsignedToken({ ...sound, sub: '' }),
    unsignedToken({
      uid: 'somebody',
      aud: 'https://identitytoolkit.googleapis.com',
      iss: 'x@y',
      iat: now,
      exp: now + 60,
    }),
  ]
}
