import { tokenClaims } from '@vigie/contracts/entities'
import { problem } from '@vigie/contracts/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS, type AccessRow } from '../testing/access-table.ts'
import { declaredRoutes } from '../testing/declared-routes.ts'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'

/** Every route × every role × whose sites × at which host × with which token, against a table written apart from it. */
const ROLES = ['superadmin', 'admin', 'operator', 'viewer', 'wall', 'ADMIN ', 'root', null] as const
const PLATFORMS = [['chaib'], ['massa'], ['CHAIB', 'massa'], ['chaib '], [], null] as const
/** Host names, with the site that the address names besides, and the site that is meant; null: none has that name. */
const HOSTS = {
  'chaib.localhost:8080': 'chaib',
  'massa.localhost:8080': 'massa',
  'tifnout.example.test': 'tifnout',
  '127.0.0.1:8080': 'chaib',
  'not_a_site.localhost': null,
  'chaib.localhost:8080?site=massa': 'massa',
  'not_a_site.localhost?site=chaib': 'chaib',
  'chaib.localhost:8080?site=Not%20one': null,
} as const
/** Tokens that let nobody in, as the header says them. */
const BAD_TOKENS = {
  none: undefined,
  basic: 'Basic YTpi',
  empty: 'Bearer ',
  unknown: 'Bearer nobody',
  revoked: 'Bearer gone',
}

type Person = { readonly uid: string; readonly role: (typeof ROLES)[number]; readonly sites: readonly string[] }
const people: Person[] = ROLES.flatMap((role, place) =>
  PLATFORMS.map((platforms, other) => ({
    uid: `p${place}-${other}`,
    role,
    sites: (platforms ?? []).map((name) => name.toLowerCase()),
  })),
)

let it: GatewayFixture
beforeAll(async () => {
  it = await createGatewayFixture()
  it.upstream.state.capabilities = null
  for (const [place, role] of ROLES.entries())
    for (const [other, platforms] of PLATFORMS.entries())
      it.identity.people.set(`p${place}-${other}`, {
        claims: tokenClaims.parse({ role, platforms }),
        disabled: false,
        validAfter: 0,
      })
  it.identity.people.set('gone', {
    claims: { role: 'superadmin', platforms: ['chaib'] },
    disabled: true,
    validAfter: 0,
  })
}, 60_000)
afterAll(() => it?.close())

const methodsOf = (route: string): string[] => {
  const [method = ''] = route.split(' ')
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

/** What the gateway does: `in`, or the code of its refusal. HEAD answers without a body: its status stands for it. */
const ask = async (route: string, method: string, host: keyof typeof HOSTS, authorization: string | undefined) => {
  const row = ACCESS[route]
  if (row === undefined) throw new Error(`no row for ${route}`)
  const site = HOSTS[host]
  const [name, named] = host.split('?')
  const url = row.url ?? route.split(' ')[1] ?? ''
  const { statusCode, headers, body } = await it.gateway.app.inject({
    method: method as 'GET',
    url: named === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${named}`,
    headers: { host: name, accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    ...(row.body === undefined ? {} : { payload: row.body }),
  })
  if (method === 'HEAD') return statusCode
  if (headers['content-type'] !== 'application/problem+json') return 'in'
  const { code } = problem.parse(JSON.parse(body))
  // the upstream has no such site, or the settings of none were asked for: whoever asks hears the same
  if (code === 'site.unknown' && (row.access === 'public' || site !== null)) return 'in'
  if (code === 'request.invalid' && row.access !== 'public') return 'not understood'
  return REFUSALS.has(code) ? code : 'in'
}
const REFUSALS = new Set([
  'auth.missing',
  'auth.invalid',
  'auth.revoked',
  'site.unknown',
  'site.forbidden',
  'role.forbidden',
])

/** What the table promises. */
const promised = ({ access, grants, shows }: AccessRow, person: Person | null, site: string | null): string => {
  if (access === 'public') return 'in'
  if (person === null) return 'auth'
  if (access === 'signed-in') return 'in'
  if (access.ofSite && site === null) return 'site.unknown'
  if (access.ofSite && site !== null && !person.sites.includes(site)) return 'site.forbidden'
  if (access.roles?.some((role) => role === person.role) === false) return 'role.forbidden'
  if (shows !== undefined && !person.sites.includes(shows)) return 'site.forbidden'
  const mayGrant = grants === undefined || person.role === 'superadmin' || person.sites.includes(grants)
  return mayGrant ? 'in' : 'site.forbidden'
}
const STATUS: Readonly<Record<string, number>> = {
  auth: 401,
  'site.unknown': 404,
  'site.forbidden': 403,
  'role.forbidden': 403,
}
const keeps = (promise: string, answer: string | number): boolean => {
  if (typeof answer === 'number')
    return promise === 'in' ? answer !== 401 && answer !== 403 : answer === STATUS[promise]
  return promise === 'auth' ? answer.startsWith('auth.') : answer === promise
}

test('every route has a row, and every row is a route', () => {
  const isOurs = (route: string) => !/^HEAD | \/-\/unreadable$/.test(route)
  expect(Object.keys(ACCESS).sort()).toEqual(declaredRoutes(it.gateway.app).filter(isOurs))
})

let cells = 0
let signIns = 0
describe('[R8.4] who is let through', () => {
  test.each(Object.entries(ACCESS))(
    '%s',
    async (route, row) => {
      const wrong: unknown[] = []
      for (const method of methodsOf(route))
        for (const [host, site] of Object.entries(HOSTS)) {
          const check = async (person: Person | null, token: string, authorization: string | undefined) => {
            const answer = await ask(route, method, host as keyof typeof HOSTS, authorization)
            cells += 1
            if (!keeps(promised(row, person, site), answer))
              wrong.push({ method, host, token, role: person?.role, sites: person?.sites, answer })
          }
          // a sign-in of each cell's own: one route ends that of its token
          signIns += 1
          await Promise.all([
            ...Object.entries(BAD_TOKENS).map(([token, header]) => check(null, token, header)),
            ...(row.access === 'public' ? people.slice(0, 1) : people).map((person) =>
              check(person, 'good', `Bearer ${person.uid}#${signIns}`),
            ),
          ])
        }
      expect(wrong).toEqual([])
    },
    60_000,
  )

  test('in more cells than were tried by hand from outside', () => {
    console.info(`${cells} cells of route × role × sites × host × token`)
    expect(cells).toBeGreaterThan(18_101)
  })
})
