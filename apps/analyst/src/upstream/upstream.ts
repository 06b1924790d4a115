import {
  type Device,
  device,
  type KpiBody,
  kpiBody,
  type Outage,
  outage,
  type PeriodInput,
  type PictureInfo,
  pictureInfo,
  type SeriesBody,
  type Site,
  seriesBody,
  site,
} from '@vigie/contracts/entities'
import {
  type IngestBody,
  ingestBody,
  SERVICE_KEY_HEADER,
  type ToldFinding,
  UPSTREAM_PATHS,
} from '@vigie/contracts/upstream'
import ky from 'ky'
import { z } from 'zod'
import { done, failed, type Outcome } from '../outcome.ts'

/** A stretch of one series: [fromMs, toMs), in at most so many points. */
export type SeriesAsked = {
  readonly device: string
  readonly metric: string
  readonly from: number
  readonly to: number
  readonly points?: number
}

/**
 * The upstream as a peer, over the contracts. `token` says on whose behalf: a person's, whose rights then apply, or the
 * service's own, which reads every site.
 * Errors: `unavailable` it does not answer, `refused` not with this token, `missing` it has no such thing, `unreadable`
 * it answers something else than agreed.
 */
export type Upstream = {
  /** the token of the service itself */
  readonly service: string
  readonly sites: (token: string) => Promise<Outcome<Site[]>>
  readonly devices: (token: string, slug: string) => Promise<Outcome<Device[]>>
  readonly series: (token: string, slug: string, asked: SeriesAsked) => Promise<Outcome<SeriesBody>>
  readonly kpis: (token: string, slug: string, period: PeriodInput) => Promise<Outcome<KpiBody>>
  readonly outages: (token: string, slug: string, period: PeriodInput) => Promise<Outcome<Outage[]>>
  /** of a camera, newest first */
  readonly pictures: (token: string, slug: string, camera: string) => Promise<Outcome<PictureInfo[]>>
  /** its bytes; the last one without `id` */
  readonly picture: (token: string, slug: string, camera: string, id?: string) => Promise<Outcome<Uint8Array>>
  /** Hands in readings of a device, as it would itself; answered after the commit. */
  readonly ingest: (token: string, slug: string, deviceId: string, payload: unknown) => Promise<Outcome<IngestBody>>
  /** Tells what was found out about devices of a site, which becomes alarms; told again it changes nothing. */
  readonly tellFindings: (slug: string, findings: readonly ToldFinding[]) => Promise<Outcome<unknown>>
  /** The same, whose calls are given up as `unavailable` once the signal aborts. */
  readonly until: (signal: AbortSignal) => Upstream
  /** Any other call that reads, its answer parsed. */
  readonly get: <T>(token: string, path: string, body: z.ZodType<T>, query: Query) => Promise<Outcome<T>>
}
type SendOptions = {
  readonly query?: Query
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A figure over a year takes seconds on a busy machine. */
const ANSWER_WITHIN_MS = 30_000

type UpstreamConfig = {
  readonly UPSTREAM_URL: string
  readonly UPSTREAM_API_PATH: string
  readonly SERVICE_KEY: string
}

export const createUpstream = (config: UpstreamConfig, until?: AbortSignal): Upstream => {
  const { UPSTREAM_URL, UPSTREAM_API_PATH, SERVICE_KEY } = config
  const client = ky.create({
    prefix: `${UPSTREAM_URL.replace(/\/$/, '')}${UPSTREAM_API_PATH}`,
    timeout: ANSWER_WITHIN_MS,
    retry: 0,
    throwHttpErrors: false,
    ...(until === undefined ? {} : { signal: until }),
  })
  const send = async <T>(
    path: string,
    token: string,
    options: SendOptions,
    read: (response: Response) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> => {
    try {
      const response = await client(path, {
        method: options.json === undefined ? 'get' : 'post',
        headers: { authorization: `Bearer ${token}`, ...options.headers },
        searchParams: parametersOf(options.query ?? {}),
        ...(options.json === undefined ? {} : { json: options.json }),
      })
      const answer = response.ok ? await read(response) : failed(reasonOf(response.status))
      // a body that was cut off is no answer of another kind
      return until?.aborted ? failed('unavailable') : answer
    } catch {
      return failed('unavailable')
    }
  }
  const get: Upstream['get'] = (token, path, body, query) =>
    send(path, token, { query }, (response) => parsed(response, body))
  const list = async <T>(token: string, path: string, key: string, item: z.ZodType<T>, query: Query) => {
    const answer = await get(token, path, z.looseObject({ [key]: z.array(z.unknown()) }), query)
    if (!answer.ok) return answer
    const items: unknown = answer.value[key]
    return done(
      z
        .array(item.catch(() => SKIPPED as never))
        .parse(items)
        .filter((one) => one !== SKIPPED),
    )
  }
  return {
    service: SERVICE_KEY,
    until: (signal) => createUpstream(config, signal),
    get,
    sites: (token) => list(token, UPSTREAM_PATHS.sites, 'sites', site, {}),
    devices: (token, slug) => list(token, UPSTREAM_PATHS.devices, 'devices', device, { site: slug }),
    series: (token, slug, asked) => get(token, UPSTREAM_PATHS.series, seriesBody, { site: slug, ...asked }),
    kpis: (token, slug, period) => get(token, UPSTREAM_PATHS.kpis, kpiBody, { site: slug, ...period }),
    outages: (token, slug, period) => list(token, UPSTREAM_PATHS.outages, 'outages', outage, { site: slug, ...period }),
    pictures: (token, slug, camera) =>
      list(token, UPSTREAM_PATHS.pictures, 'pictures', pictureInfo, { site: slug, device: camera }),
    picture: (token, slug, camera, id) =>
      send(UPSTREAM_PATHS.picture, token, { query: { site: slug, device: camera, id } }, async (response) =>
        done(new Uint8Array(await response.arrayBuffer())),
      ),
    tellFindings: (slug, findings) =>
      send(
        UPSTREAM_PATHS.findings,
        SERVICE_KEY,
        { json: { site: slug, findings }, headers: { [SERVICE_KEY_HEADER]: SERVICE_KEY } },
        async () => done(null),
      ),
    ingest: (token, slug, deviceId, payload) =>
      send(
        UPSTREAM_PATHS.readings,
        token,
        { json: { site: slug, device: deviceId, kind: 'telemetry', payload } },
        (response) => parsed(response, ingestBody),
      ),
  }
}

/** Stands for an item that does not parse: it must not cost the others. */
const SKIPPED = Symbol('skipped')

const parsed = async <T>(response: Response, body: z.ZodType<T>): Promise<Outcome<T>> => {
  const read = body.safeParse(await response.json().catch(() => undefined))
  return read.success ? done(read.data) : failed('unreadable')
}

const reasonOf = (status: number) => {
  if (status === 401 || status === 403) return 'refused'
  return status === 404 || status === 501 ? 'missing' : 'unavailable'
}

const parametersOf = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
