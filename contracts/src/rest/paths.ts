/** Gateway REST, UI ↔ gateway. `:id` is a device id of the site the host name says. */
export const REST_PATHS = {
  config: '/config.json',
  site: '/api/site',
  projects: '/api/projects',
  loginToken: '/api/projects/login-token',
  notifications: '/api/notifications',
  devices: '/api/devices',
  device: '/api/devices/:id',
  series: '/api/series',
  kpis: '/api/kpis',
  outages: '/api/outages',
  users: '/api/users',
  user: '/api/users/:uid',
  userReset: '/api/users/:uid/reset-email',
  audit: '/api/audit',
  exportKpis: '/api/exports/kpis.:format',
  exportSeries: '/api/exports/series.:format',
} as const
