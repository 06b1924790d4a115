import { DEFAULT_WALL_SETTINGS, type Role, type WallHealth } from '@vigie/contracts/entities'

/** Whom a route lets through. */
export type Access =
  /** anybody, without a token */
  | 'public'
  /** whoever is signed in, whatever the site */
  | 'signed-in'
  | {
      /** absent: every role, and none */
      readonly roles?: readonly Role[]
      /** whether the site of the host must be one of the person's */
      readonly ofSite: boolean
    }

/** A route, whom it lets through, and a request that it understands. */
export type AccessRow = {
  readonly access: Access
  readonly url?: string
  readonly body?: object
  /** the site that the request would give rights to: an admin gives those of their own sites alone */
  readonly grants?: string
  /** the site that the screen would show: whoever pairs it has that site, a superadmin too */
  readonly shows?: string
}

const OPERATORS: readonly Role[] = ['operator', 'admin', 'superadmin']
const ADMINS: readonly Role[] = ['admin', 'superadmin']

const member: Access = { ofSite: true }
const operators: Access = { ofSite: true, roles: OPERATORS }
const admins: Access = { ofSite: true, roles: ADMINS }
const managers: Access = { ofSite: false, roles: ADMINS }

const reason = { reason: 'essai' }
const soon = new Date(Date.now() + 3_600_000).toISOString()
const later = new Date(Date.now() + 7_200_000).toISOString()
const WORK = '00000000-0000-4000-8000-000000000000'
const RULES = {
  contacts: [],
  onCall: [],
  exceptions: [],
  quietHours: null,
  steps: { critical: [], high: [], medium: [], low: [] },
}

const WALL_HEALTH: WallHealth = {
  version: '1',
  uptimeS: 1,
  heapMb: null,
  nodes: 1,
  frameMs: null,
  lastEventAt: null,
  driftMs: 0,
  scene: 'overview',
  pinned: null,
  link: 'live',
  widthPx: 1,
  heightPx: 1,
  sound: 'muted',
}

/** What the product promises, written apart from the routes. A route without a row here fails the matrix. */
export const ACCESS: Readonly<Record<string, AccessRow>> = {
  'GET /config.json': { access: 'public' },
  'GET /healthz': { access: 'public' },
  'GET /readyz': { access: 'public' },
  'GET /metrics': { access: 'public' },
  'GET /acquitter': { access: 'public' },
  'POST /acquitter': { access: 'public' },
  // its first message says who it is: tests/wire/access.test.ts
  'GET /api/live': { access: 'public' },
  'GET /api/docs': { access: 'public' },
  'GET /api/docs/': { access: 'public' },
  'GET /api/docs/*': { access: 'public', url: '/api/docs/nothing' },
  'GET /api/docs/static/index.html': { access: 'public' },
  'GET /api/docs/static/swagger-initializer.js': { access: 'public' },
  'GET /api/docs/json': { access: 'public' },
  'GET /api/docs/yaml': { access: 'public' },
  'GET /api/docs/asyncapi.json': { access: 'public' },

  'GET /api/projects': { access: 'signed-in' },
  'POST /api/session/end': { access: 'signed-in' },
  'POST /api/projects/login-token': { access: 'signed-in', body: { website: 'nulle-part' } },

  'GET /api/analyst': { access: member },
  'GET /api/analyst/pictures': { access: member },
  'GET /api/analyst/pictures/board': { access: member, url: '/api/analyst/pictures/board?device=p1' },
  'GET /api/analyst/pictures/:id': { access: member, url: `/api/analyst/pictures/${WORK}` },
  'GET /api/analyst/pictures/:id/:file': { access: member, url: `/api/analyst/pictures/${WORK}/photo` },
  'POST /api/analyst/pictures': { access: operators, url: '/api/analyst/pictures?tool=meter&device=p1' },
  'POST /api/analyst/pictures/from-camera': {
    access: operators,
    body: { tool: 'cover', device: 'p1', camera: 'c1' },
  },
  'POST /api/analyst/pictures/:id/cancel': { access: operators, url: `/api/analyst/pictures/${WORK}/cancel` },
  'POST /api/analyst/pictures/:id/correction': {
    access: operators,
    url: `/api/analyst/pictures/${WORK}/correction`,
    body: { value: 1 },
  },
  'PUT /api/analyst/pictures/board': {
    access: operators,
    url: '/api/analyst/pictures/board?device=p1',
    body: { left: 0.1, right: 0.5, top: 0.1, bottom: 0.9, topLevelM: 2, bottomLevelM: 0 },
  },

  'GET /api/site': { access: member },
  'GET /api/site/plan': { access: member },
  'GET /api/notifications': { access: member },
  'GET /api/devices': { access: member },
  'GET /api/devices/:id': { access: member, url: '/api/devices/p1' },
  'GET /api/devices/:id/pictures': { access: member, url: '/api/devices/p1/pictures' },
  'GET /api/devices/:id/picture': { access: member, url: '/api/devices/p1/picture' },
  'GET /api/series': { access: member, url: '/api/series?device=p1&metric=flow_m3h&from=0&to=3600000' },
  'GET /api/kpis': { access: member, url: '/api/kpis?unit=day' },
  'GET /api/outages': { access: member, url: '/api/outages?unit=day' },
  'GET /api/alarms': { access: member },
  'GET /api/alarms/:id': { access: member, url: '/api/alarms/a1' },
  'GET /api/alarms/changes': { access: member, url: '/api/alarms/changes?epoch=e&since=0' },
  'GET /api/alarms/load': { access: member, url: '/api/alarms/load?unit=day' },
  'GET /api/exports/kpis.:format': { access: member, url: '/api/exports/kpis.csv?unit=day' },
  'GET /api/exports/series.:format': {
    access: member,
    url: '/api/exports/series.csv?device=p1&metric=flow_m3h&from=0&to=3600000',
  },
  'GET /api/exports/alarms.:format': { access: member, url: '/api/exports/alarms.csv' },
  'GET /api/alarm-settings': { access: member },
  'GET /api/alarm-settings/preview': {
    access: member,
    url: '/api/alarm-settings/preview?device=p1&condition=threshold-high&limit=1',
  },
  'GET /api/goals': { access: member },
  'GET /api/handovers': { access: member },
  'GET /api/maintenance': { access: member },
  'GET /api/analyst/findings': { access: member },

  'POST /api/alarms/acknowledge': { access: operators, body: { ids: ['a1'] } },
  'POST /api/alarms/:id/acknowledge': { access: operators, url: '/api/alarms/a1/acknowledge', body: {} },
  'POST /api/alarms/:id/shelve': {
    access: operators,
    url: '/api/alarms/a1/shelve',
    body: { ...reason, until: soon },
  },
  'POST /api/alarms/:id/unshelve': { access: operators, url: '/api/alarms/a1/unshelve', body: {} },
  'POST /api/alarms/:id/comments': { access: operators, url: '/api/alarms/a1/comments', body: { text: 'vu' } },
  'POST /api/alarms/:id/assign': { access: operators, url: '/api/alarms/a1/assign', body: { uid: null } },
  'POST /api/handovers': { access: operators, body: { text: 'Rien.' } },
  'POST /api/handovers/:id/acknowledge': { access: operators, url: '/api/handovers/1/acknowledge' },
  'POST /api/analyst/findings/:id/feedback': {
    access: operators,
    url: '/api/analyst/findings/leak.p1.1/feedback',
    body: { verdict: null },
  },
  'GET /api/reach': { access: operators },
  'GET /api/reach/deliveries': { access: operators },

  'POST /api/alarms/:id/suppress': { access: admins, url: '/api/alarms/a1/suppress', body: reason },
  'POST /api/alarms/:id/unsuppress': { access: admins, url: '/api/alarms/a1/unsuppress', body: reason },
  'POST /api/alarms/:id/retire': { access: admins, url: '/api/alarms/a1/retire', body: reason },
  'POST /api/alarms/:id/return': { access: admins, url: '/api/alarms/a1/return', body: reason },
  'PUT /api/alarm-settings': {
    access: admins,
    body: { version: 0, changes: [{ device: 'p1', condition: 'threshold-high', metric: null, values: null }] },
  },
  'GET /api/alarm-settings/history': { access: admins },
  'PUT /api/goals': {
    access: admins,
    body: { version: 0, changes: [{ goal: 'kwhPerM3', device: null, set: { value: 1 } }] },
  },
  'GET /api/goals/history': { access: admins },
  'PUT /api/reach': { access: admins, body: { version: 0, rules: { ...RULES, webhooks: [] } } },
  'POST /api/reach/test': { access: admins, body: { target: { kind: 'on-call' } } },
  'POST /api/maintenance': { access: admins, body: { devices: ['p1'], ...reason, startsAt: soon, endsAt: later } },
  'PATCH /api/maintenance/:id': { access: admins, url: '/api/maintenance/1', body: reason },
  'POST /api/maintenance/:id/end': { access: admins, url: '/api/maintenance/1/end' },

  'POST /api/analyst/questions': { access: member, body: { question: 'combien d’eau hier ?' } },
  'POST /api/analyst/questions/model': { access: member, body: { question: 'combien d’eau hier ?' } },
  'GET /api/audit': { access: { ofSite: false, roles: ['superadmin'] } },
  'GET /api/users': { access: managers },
  'POST /api/users': {
    access: managers,
    body: { email: 'n@vigie.test', displayName: 'N', role: 'viewer', platforms: ['chaib'] },
    grants: 'chaib',
  },
  'PATCH /api/users/:uid': { access: managers, url: '/api/users/nobody', body: { displayName: 'N' } },
  'DELETE /api/users/:uid': { access: managers, url: '/api/users/nobody' },
  'POST /api/users/:uid/reset-email': { access: managers, url: '/api/users/nobody/reset-email' },

  'POST /api/walls/pairings': { access: 'public' },
  'POST /api/walls/token': { access: 'public', body: { secret: 'x'.repeat(40) } },
  'POST /api/walls/pairings/:code/approve': {
    access: managers,
    url: '/api/walls/pairings/ACDEFH/approve',
    body: { name: 'Salle', sites: ['chaib'] },
    shows: 'chaib',
  },
  'GET /api/walls': { access: managers },
  'PUT /api/walls/:id': {
    access: managers,
    url: '/api/walls/abcdefghijk1',
    body: { name: 'Salle', settings: DEFAULT_WALL_SETTINGS },
  },
  'DELETE /api/walls/:id': { access: managers, url: '/api/walls/abcdefghijk1' },
  'POST /api/walls/:id/orders': { access: managers, url: '/api/walls/abcdefghijk1/orders', body: { type: 'identify' } },
  'POST /api/walls/self': { access: { ofSite: false, roles: ['wall'] }, body: WALL_HEALTH },
}
