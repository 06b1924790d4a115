import {
  type AuditBody,
  type AuditQuery,
  auditBody,
  type Capability,
  DEFAULT_MAP_CENTRE,
  type Device,
  type DeviceId,
  device,
  isListedProject,
  type KpiBody,
  kpiBody,
  NOTIFICATIONS_MAX,
  type Notification,
  notification,
  type Outage,
  outage,
  type PeriodInput,
  type PictureInfo,
  type Project,
  pictureInfo,
  project,
  type SeriesBody,
  type Site,
  type SitePlan,
  type SiteSlug,
  seriesBody,
  site,
} from '@vigie/contracts/entities'
import type { SeriesInput } from '@vigie/contracts/rest'
import {
  type AuditRequest,
  loginTokenBody,
  planBody,
  SERVICE_KEY_HEADER,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import { z } from 'zod'
import { done, failed, type Outcome } from '../outcome.ts'
import { type AlarmCalls, createAlarmCalls } from './alarm-calls.ts'
import type { PictureAnswer } from './answer.ts'
import type { Capabilities, Requiring } from './capabilities.ts'
import { createGoalsCalls, type GoalsCalls } from './goals-calls.ts'
import { createHandoverCalls, type HandoverCalls } from './handover-calls.ts'
import { createMaintenanceCalls, type MaintenanceCalls } from './maintenance-calls.ts'
import { createReachCalls, type ReachCalls } from './reach-calls.ts'
import { listBody, type RestClient } from './rest-client.ts'
import { goodItems } from './translate.ts'
import { createWallCalls, type WallCalls } from './wall-calls.ts'

/** The upstream's REST resources, each asked for with the token of the person who wants it. */
export type UpstreamCalls = AlarmCalls &
  GoalsCalls &
  ReachCalls &
  HandoverCalls &
  MaintenanceCalls &
  WallCalls & {
    readonly capabilities: (token: string) => Promise<Outcome<readonly Capability[]>>
    readonly projects: (token: string) => Promise<Outcome<Project[]>>
    /** A one-time token for the site of a project this person may see; project.link-refused for any other address. */
    readonly loginToken: (token: string, website: string, platforms: readonly string[]) => Promise<Outcome<string>>
    /** Newest first, at most 200. */
    readonly notifications: (token: string, slug: SiteSlug) => Promise<Outcome<Notification[]>>
    readonly site: (token: string, slug: SiteSlug) => Promise<Outcome<Site>>
    readonly devices: (token: string, slug: SiteSlug) => Promise<Outcome<Device[]>>
    /** What lies on the site; null: it was given without a plan. */
    readonly plan: (token: string, slug: SiteSlug) => Promise<Outcome<SitePlan | null>>
    /** Of a camera, newest first. */
    readonly pictures: (token: string, slug: SiteSlug, camera: DeviceId) => Promise<Outcome<PictureInfo[]>>
    readonly picture: (token: string, slug: SiteSlug, asked: PictureAsked) => Promise<Outcome<PictureAnswer>>
    readonly series: (token: string, slug: SiteSlug, range: SeriesRange) => Promise<Outcome<SeriesBody>>
    readonly kpis: (token: string, slug: SiteSlug, period: PeriodInput) => Promise<Outcome<KpiBody>>
    /** Newest first. */
    readonly outages: (token: string, slug: SiteSlug, period: PeriodInput) => Promise<Outcome<Outage[]>>
    readonly audit: (token: string, query: AuditQuery) => Promise<Outcome<AuditBody>>
    /** Adds to the audit log; done once the upstream has committed it. */
    readonly record: (token: string, entry: AuditRequest) => Promise<Outcome<unknown>>
    /** Tells the upstream that somebody's rights are other ones now. */
    readonly endAccess: (token: string, uid: string) => Promise<Outcome<unknown>>
  }
/** A picture of a camera, the last without `id`; `etag`: of the one that whoever asks has already. */
type PictureAsked = { readonly device: DeviceId; readonly id?: string; readonly etag?: string }
/** Which series, over which stretch, in how many points. */
export type SeriesRange = Required<{ [K in keyof SeriesInput]: string | number }>

const PROJECTS_MAX = 500
/** Of a foreign upstream: the longest name kept, and the longest id, characters. */
const NAME_MAX = 200
const ID_MAX = 200

/** @param onMalformed called with the kind and number of items that did not parse and were left out */
export const createUpstreamCalls = (
  rest: RestClient,
  known: Capabilities,
  onMalformed: (kind: string, count: number) => void,
  serviceKey: string | null = null,
): UpstreamCalls => {
  const asService = serviceKey === null ? {} : { headers: { [SERVICE_KEY_HEADER]: serviceKey } }
  const list = async <T>(
    path: string,
    key: string,
    item: z.ZodType<T>,
    token: string,
    query?: Record<string, string | undefined>,
  ): Promise<Outcome<T[]>> => {
    const answer = await rest.get(path, token, listBody(key), query)
    if (!answer.ok) return answer
    const good = goodItems(answer.value, item)
    if (good.length < answer.value.length) onMalformed(key, answer.value.length - good.length)
    return done(good)
  }
  const requiring: Requiring = async (capability, token, ask) => {
    const capabilities = await known.read(token)
    if (!capabilities.ok) return capabilities
    return capabilities.value.includes(capability) ? ask() : failed('capability.missing')
  }
  const projects = async (token: string): Promise<Outcome<Project[]>> => {
    const answer = await list(UPSTREAM_PATHS.projects, 'users', ownProject, token)
    return answer.ok ? done(oncePerId(answer.value).slice(0, PROJECTS_MAX)) : answer
  }

  /** An upstream that lists no sites: the project of that name stands for the site. */
  const siteOfProject = async (token: string, slug: SiteSlug): Promise<Outcome<Site>> => {
    const answer = await projects(token)
    if (!answer.ok) return answer
    const found = answer.value.find(({ name }) => name.toLowerCase() === slug)
    if (found === undefined) return failed('site.unknown')
    return done(site.parse({ slug, name: found.name, link: found.link, position: DEFAULT_MAP_CENTRE }))
  }

  return {
    capabilities: known.read,
    projects,
    loginToken: async (token, website, platforms) => {
      const answer = await projects(token)
      if (!answer.ok) return answer
      const target = answer.value.find(
        ({ name, link }) => isListedProject(name, platforms) && isSamePlace(link, website),
      )
      if (target === undefined) return failed('project.link-refused')
      const made = await rest.post(UPSTREAM_PATHS.loginToken, token, loginTokenBody, { website: target.link })
      return made.ok ? done(made.value.token) : made
    },
    notifications: async (token, slug) => {
      const answer = await list(UPSTREAM_PATHS.notifications, 'notifications', ownNotification, token, { site: slug })
      return answer.ok ? done(oncePerId(answer.value.toSorted(newestFirst)).slice(0, NOTIFICATIONS_MAX)) : answer
    },
    site: async (token, slug) => {
      const own = await requiring('devices', token, () => list(UPSTREAM_PATHS.sites, 'sites', site, token))
      if (!own.ok) return own.code === 'capability.missing' ? siteOfProject(token, slug) : own
      const found = own.value.find((candidate) => candidate.slug === slug)
      return found === undefined ? failed('site.unknown') : done(found)
    },
    devices: (token, slug) =>
      requiring('devices', token, () => list(UPSTREAM_PATHS.devices, 'devices', device, token, { site: slug })),
    plan: async (token, slug) => {
      const answer = await requiring('plan', token, () =>
        rest.get(UPSTREAM_PATHS.plan, token, planBody, { site: slug }),
      )
      return answer.ok ? done(answer.value.plan) : answer
    },
    pictures: (token, slug, camera) =>
      requiring('pictures', token, () =>
        list(UPSTREAM_PATHS.pictures, 'pictures', pictureInfo, token, { site: slug, device: camera }),
      ),
    picture: (token, slug, { device: camera, id: picture, etag }) =>
      requiring('pictures', token, () =>
        rest.picture(UPSTREAM_PATHS.picture, token, { site: slug, device: camera, id: picture }, etag),
      ),
    series: (token, slug, range) =>
      requiring('series', token, () => rest.get(UPSTREAM_PATHS.series, token, seriesBody, { site: slug, ...range })),
    kpis: (token, slug, period) =>
      requiring('kpis', token, () => rest.get(UPSTREAM_PATHS.kpis, token, kpiBody, { site: slug, ...period })),
    outages: (token, slug, period) =>
      requiring('kpis', token, () => list(UPSTREAM_PATHS.outages, 'outages', outage, token, { site: slug, ...period })),
    ...createAlarmCalls(rest, requiring),
    ...createGoalsCalls(rest, requiring),
    ...createReachCalls(rest, requiring),
    ...createHandoverCalls(rest, requiring),
    ...createMaintenanceCalls(rest, requiring),
    ...createWallCalls(rest, requiring, asService),
    audit: (token, query) =>
      requiring('audit', token, () => rest.get(UPSTREAM_PATHS.audit, token, auditBody, { ...query })),
    record: (token, entry) =>
      requiring('audit', token, () => rest.post(UPSTREAM_PATHS.audit, token, z.unknown(), entry, asService)),
    endAccess: (token, uid) =>
      requiring('audit', token, () => rest.post(UPSTREAM_PATHS.accessEnded, token, z.unknown(), { uid }, asService)),
  }
}

const id = z.string().min(1).max(ID_MAX)
const shortName = z.string().transform((name) => name.slice(0, NAME_MAX))
const ownProject = project.extend({ _id: id, name: project.shape.name.pipe(shortName) })
const ownNotification = notification.extend({
  _id: id,
  device_id: z.object({ _id: z.string().max(ID_MAX).optional(), name: shortName }),
  deviceStatus: shortName,
})

/** The first item of each id, in order. */
const oncePerId = <T extends { readonly _id: string }>(items: readonly T[]): T[] => {
  const seen = new Set<string>()
  return items.filter(({ _id }) => seen.size < seen.add(_id).size)
}

const newestFirst = (a: Notification, b: Notification): number => Date.parse(b.created_at) - Date.parse(a.created_at)

/** Whether two addresses are one, whatever their trailing slash. */
const isSamePlace = (link: string, website: string): boolean => normal(link) === normal(website)

const normal = (address: string): string | null => {
  const url = URL.parse(address)
  return url === null ? null : `${url.origin}${url.pathname.replace(/\/+$/, '')}${url.search}`
}
