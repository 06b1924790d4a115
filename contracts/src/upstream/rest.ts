import { z } from 'zod'
import {
  alarm,
  alarmState,
  auditAction,
  capability,
  device,
  deviceId,
  deviceStatus,
  epoch,
  instant,
  journalEntry,
  notification,
  numberText,
  outage,
  project,
  readingRow,
  rev,
  seq,
  site,
  siteSlug,
} from '../entities/index.ts'
import { AUDIT_LIMITS } from '../limits/index.ts'
import { JSON_KINDS, quarantineReason } from './ingest.ts'

/** Paths under the versioned base (`UPSTREAM_API_PATH`). The first three are the spec's (R7.1). */
export const UPSTREAM_PATHS = {
  projects: '/api/projects/getProjectsData',
  loginToken: '/api/auth/generateLoginTokenFor',
  notifications: '/notification/notifications',
  capabilities: '/capabilities',
  sites: '/sites',
  plan: '/plan',
  devices: '/devices',
  pictures: '/pictures',
  picture: '/picture',
  latest: '/latest',
  series: '/series',
  journal: '/journal',
  quarantine: '/quarantine',
  readings: '/readings',
  kpis: '/kpis',
  outages: '/outages',
  alarms: '/alarms',
  alarm: '/alarms/:id',
  alarmsAcknowledge: '/alarms/acknowledge',
  alarmAct: '/alarms/:id/:act',
  alarmLoad: '/alarms/load',
  alarmChanges: '/alarms/changes',
  alarmSettings: '/alarm-settings',
  alarmPreview: '/alarm-settings/preview',
  handovers: '/handovers',
  handoverAcknowledge: '/handovers/:id/acknowledge',
  alarmSettingsHistory: '/alarm-settings/history',
  goals: '/goals',
  goalsHistory: '/goals/history',
  maintenance: '/maintenance',
  maintenanceWindow: '/maintenance/:id',
  maintenanceEnd: '/maintenance/:id/end',
  audit: '/audit',
  accessEnded: '/access-ended',
  reach: '/reach',
  reachTest: '/reach/test',
  reachDeliveries: '/reach/deliveries',
  reachLink: '/reach/link',
  findings: '/findings',
  wallPairings: '/walls/pairings',
  wallApprove: '/walls/pairings/:code/approve',
  wallSecret: '/walls/secret',
  wallSelf: '/walls/self',
  walls: '/walls',
  wall: '/walls/:id',
  wallOrders: '/walls/:id/orders',
  wallRevoke: '/walls/:id/revoke',
  wallsEnded: '/walls/ended',
} as const

/** The spec says "data.users", which may be the body or a `data` member of it: both are read. */
export const bodyOrData = <S extends z.ZodType>(shape: S) =>
  z.preprocess((body) => (typeof body === 'object' && body !== null && 'data' in body ? body.data : body), shape)

const link = z.string().min(1)
/** GET projects → list; each link is checked again where it is used. */
export const projectsBody = bodyOrData(z.object({ users: z.array(project.extend({ link })) }))

/** POST loginToken: `website` is the project's link or name. */
export const loginTokenRequest = z.object({ website: z.string().min(1).max(2_048) })
/** Body of POST loginToken. */
export type LoginTokenRequest = z.infer<typeof loginTokenRequest>
/** Answer of POST loginToken: a one-time custom token. */
export const loginTokenBody = bodyOrData(z.object({ token: z.string().min(1) }))

/** GET notifications, newest first. `?site=` narrows to one site (ours; a foreign upstream ignores it). */
export const notificationsBody = bodyOrData(z.object({ notifications: z.array(notification) }))

/**
 * An upstream's error body; 'Invalid token.' is the one the spec names (R7.4). Ours says the code of a refusal that
 * whoever asked can do something about.
 */
export const upstreamErrorBody = z.object({
  message: z.string(),
  code: z
    .enum([
      'alarm.transition-refused',
      'alarm-settings.conflict',
      'alarm-settings.invalid',
      'goals.conflict',
      'goals.invalid',
      'reach.conflict',
      'reach.invalid',
      'reach.link-expired',
      'handover.own',
      'maintenance.overlap',
      'maintenance.refused',
      'maintenance.invalid',
      'wall.waiting',
      'wall.unknown',
      'wall.code-unknown',
      'request.invalid',
      'request.key-reused',
    ])
    .optional(),
  state: alarmState.optional().describe('of the alarm, where its state is why'),
})
export { INVALID_TOKEN_MESSAGE } from '../errors.ts'

/** Answer of GET capabilities: what this upstream can do beyond the specification's calls. */
export const capabilitiesBody = z.object({ capabilities: z.array(capability) })

/** Answer of GET sites: the sites that the bearer may read. */
export const sitesBody = z.object({ sites: z.array(site) })
/** Answer of GET sites. */
export type SitesBody = z.infer<typeof sitesBody>

/** Query of calls about one site. */
export const siteQuery = z.object({ site: siteSlug })

/** Answer of GET devices: every device of the site. */
export const devicesBody = z.object({ devices: z.array(device) })
/** Answer of GET devices. */
export type DevicesBody = z.infer<typeof devicesBody>

/** One consistent picture of a site: what holds at journal position `seq` and after change `rev`. */
export const latestBody = z.object({
  epoch,
  seq,
  rev,
  at: instant,
  devices: z.array(device),
  readings: z.array(readingRow).describe('latest good reading of every device and metric'),
  statuses: z.array(deviceStatus),
  alarms: z.array(alarm).describe('open ones'),
})
/** One consistent picture of a site. */
export type LatestBody = z.infer<typeof latestBody>

/** The most journal entries in one answer. */
export const JOURNAL_PAGE = 1_000
/** Query of GET journal: the entries of a site after `since`. */
export const journalQuery = z.object({
  site: siteSlug,
  since: numberText(seq).describe('entries after this seq'),
  limit: numberText(z.number().int().min(1).max(JOURNAL_PAGE)).default(JOURNAL_PAGE),
})
/** Answer of GET journal. */
export const journalBody = z.object({
  epoch,
  head: seq.describe('last committed seq'),
  entries: z.array(journalEntry).describe('in order, without gaps, from since + 1'),
})
/** Answer of GET journal. */
export type JournalBody = z.infer<typeof journalBody>

/** One input that was set aside, with the reason. */
export const quarantineItem = z.object({
  id: z.string(),
  at: instant,
  source: z.enum(['mqtt', 'http']),
  topic: z.string(),
  reason: quarantineReason,
  detail: z.string(),
  payload: z.string().describe('as received, text, at most 2,048 characters'),
})
/** Query of GET quarantine: the latest items of a site; without one, those of no known site (superadmins). */
export const quarantineQuery = z.object({
  site: siteSlug.optional(),
  limit: numberText(z.number().int().min(1).max(500)).default(100),
})
/** Answer of GET quarantine, newest first. */
export const quarantineBody = z.object({ items: z.array(quarantineItem) })
/** Answer of GET quarantine. */
export type QuarantineBody = z.infer<typeof quarantineBody>

/** POST readings: the HTTP way in; the same messages as MQTT, for devices of one site. Answer 202 after the commit. */
export const ingestRequest = z.object({
  site: siteSlug,
  device: deviceId,
  kind: z.enum(JSON_KINDS),
  payload: z.unknown().describe("what would be the MQTT message's JSON"),
})
/** Answer of POST readings. */
export const ingestBody = z.object({
  accepted: z.number().int().describe('values or messages stored'),
  quarantined: z.array(z.object({ reason: quarantineReason, detail: z.string() })),
})
/** Answer of POST readings. */
export type IngestBody = z.infer<typeof ingestBody>

/** GET kpis and outages of a site's period: `kpiQuery` → `kpiBody`, and the cuts that touch it. */
export const outagesBody = z.object({ outages: z.array(outage).describe('newest first') })
/** Answer of GET outages. */
export type OutagesBody = z.infer<typeof outagesBody>

/** Header in which a service sends its key: where the upstream has one, only a service says what it did to accounts. */
export const SERVICE_KEY_HEADER = 'x-service-key'

/** POST access-ended: of this account nothing that was verified before holds any more. Answer 202. */
export const accessEndedRequest = z.strictObject({ uid: z.string().min(1).max(128) })

/** POST audit: the bearer of the token is the actor. Answer 201 after the commit. */
export const auditRequest = z.strictObject({
  action: auditAction,
  subject: z.string().min(1).max(254),
  detail: z
    .record(z.string().max(40), z.unknown())
    .refine((detail) => JSON.stringify(detail).length <= AUDIT_LIMITS.detailBytes, 'too much detail')
    .describe('what changed; never a password'),
})
/** Body of POST audit. */
export type AuditRequest = z.infer<typeof auditRequest>
