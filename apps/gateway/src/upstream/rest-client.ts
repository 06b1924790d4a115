import { PICTURE_LIMITS } from '@vigie/contracts/entities'
import { LIVE_TIMING } from '@vigie/contracts/live'
import { bodyOrData, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import ky, { isTimeoutError, type KyInstance, type Options } from 'ky'
import { z } from 'zod'
import { failed } from '../outcome.ts'
import {
  isDefinite,
  type PictureAnswer,
  type RestFailure,
  type RestOutcome,
  readAnswer,
  readPictureAnswer,
} from './answer.ts'
import type { LinkHealth } from './link-health.ts'

// upstream REST, always with the bearer token of a person → parsed bodies, or failures of the catalogue

/** A call that changes something that is there. */
type Change = <T>(
  path: string,
  token: string,
  body: z.ZodType<T>,
  json: unknown,
  query?: Query,
) => Promise<RestOutcome<T>>

export type RestClient = {
  readonly get: <T>(path: string, token: string, body: z.ZodType<T>, query?: Query) => Promise<RestOutcome<T>>
  readonly post: <T>(
    path: string,
    token: string,
    body: z.ZodType<T>,
    json: unknown,
    options?: PostOptions,
  ) => Promise<RestOutcome<T>>
  readonly put: Change
  readonly patch: Change
  /** A picture; `etag`: of the one that whoever asks has already. */
  readonly picture: (path: string, token: string, query: Query, etag?: string) => Promise<RestOutcome<PictureAnswer>>
}
/** Parameters that are undefined are left out; one of several values is repeated. */
type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>
type PostOptions = {
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string>>
  /** within how long the whole answer comes, ms */
  readonly withinMs?: number
  /**
   * Whether it is given up when the upstream is found silent, not even sent while it is, and given up early while the
   * link is lost: of what a person waits for, and may send again under the same key.
   */
  readonly untilSilent?: boolean
}

type Limits = Pick<PostOptions, 'withinMs' | 'untilSilent'>

const ANSWER_WITHIN_MS = 10_000
/** The longest answers read: to the specification's calls (some 40,000 notifications), and to ours, bytes. */
const SPEC_BODY_BYTES = 8_388_608
const BODY_BYTES = 67_108_864
const SPEC_PATHS: ReadonlySet<string> = new Set([
  UPSTREAM_PATHS.projects,
  UPSTREAM_PATHS.loginToken,
  UPSTREAM_PATHS.notifications,
  UPSTREAM_PATHS.capabilities,
])

/**
 * @param options.onFailure called with the code of each call that failed
 * @param options.link by what silence of the upstream is noticed; absent: by its answers alone
 */
export const createRestClient = (options: {
  url: string
  apiPath: string
  onFailure?: (failure: RestFailure) => void
  link?: Pick<LinkHealth, 'read' | 'onChange'>
}): RestClient => {
  const origin = options.url.replace(/\/$/, '')
  const root: KyInstance = ky.create({
    prefix: origin,
    timeout: ANSWER_WITHIN_MS,
    totalTimeout: ANSWER_WITHIN_MS,
    retry: 0,
    credentials: 'include',
    throwHttpErrors: false,
  })
  const base = root.extend({ prefix: `${origin}${options.apiPath}` })
  let isAtRoot = false

  const ask = <T>(
    client: KyInstance,
    path: string,
    request: Options,
    body: z.ZodType<T>,
    limits?: Limits,
  ): Promise<RestOutcome<T>> =>
    send(
      client,
      path,
      request,
      (response, signal) => readAnswer(response, body, SPEC_PATHS.has(path) ? SPEC_BODY_BYTES : BODY_BYTES, signal),
      limits,
    )
  const send = async <T>(
    client: KyInstance,
    path: string,
    request: Options,
    read: (response: Response, signal: AbortSignal) => Promise<RestOutcome<T>>,
    { withinMs = ANSWER_WITHIN_MS, untilSilent = false }: Limits = {},
  ): Promise<RestOutcome<T>> => {
    const link = untilSilent ? options.link?.read() : undefined
    if (link?.state === 'silent') return failed('upstream.unavailable')
    // whoever was heard before and is lost has ended, and refuses at once or begins again, or is frozen
    const isLost = link?.state === 'down' && link.ageMs !== null
    const limitMs = isLost ? Math.min(withinMs, LIVE_TIMING.sourceSilentAfterMs) : withinMs
    // of the whole answer: the client's own limit ends with its headers
    const over = new AbortController()
    const { signal } = over
    const timer = setTimeout(() => over.abort(), limitMs)
    const stop = untilSilent
      ? options.link?.onChange((state) => {
          if (state === 'silent') over.abort()
        })
      : undefined
    try {
      return await read(await client(path, { ...request, timeout: limitMs, totalTimeout: limitMs, signal }), signal)
    } catch (error) {
      return failed(signal.aborted || isTimeoutError(error) ? 'upstream.timeout' : 'upstream.unavailable')
    } finally {
      clearTimeout(timer)
      stop?.()
    }
  }
  /**
   * R7.1 names the notifications without the base path. They are asked for where they last were, first at the base; what
   * is told there for good and is no list sends to the other place, so that one wrong answer moves them for no longer
   * than it lasts.
   */
  const getNotifications = async <T>(request: Options, body: z.ZodType<T>): Promise<RestOutcome<T>> => {
    const path = UPSTREAM_PATHS.notifications
    const [here, there] = isAtRoot ? [root, base] : [base, root]
    const answer = await ask(here, path, request, body)
    if (answer.ok || !isDefinite(answer)) return answer
    const elsewhere = await ask(there, path, request, body)
    if (elsewhere.ok) isAtRoot = there === root
    return elsewhere.ok || answer.code === 'resource.not-found' ? elsewhere : answer
  }
  const told = <T>(outcome: RestOutcome<T>): RestOutcome<T> => {
    if (!outcome.ok) options.onFailure?.(outcome)
    return outcome
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const change =
    (method: 'put' | 'patch'): Change =>
    async (path, token, body, json, query) => {
      const request = { method, headers: bearer(token), json }
      return told(await ask(base, path, { ...request, ...(query && { searchParams: parametersOf(query) }) }, body))
    }
  return {
    get: async (path, token, body, query) => {
      const request = { headers: bearer(token), ...(query && { searchParams: parametersOf(query) }) }
      const isNotifications = path === UPSTREAM_PATHS.notifications
      return told(await (isNotifications ? getNotifications(request, body) : ask(base, path, request, body)))
    },
    post: async (path, token, body, json, { query, headers, ...limits } = {}) => {
      const request = { method: 'post', headers: { ...headers, ...bearer(token) }, json }
      const options = { ...request, ...(query && { searchParams: parametersOf(query) }) }
      return told(await ask(base, path, options, body, limits))
    },
    put: change('put'),
    patch: change('patch'),
    picture: async (path, token, query, etag) => {
      const headers = { ...bearer(token), ...(etag !== undefined && { 'if-none-match': etag }) }
      const request = { headers, searchParams: parametersOf(query) }
      return told(
        await send(base, path, request, (response, signal) =>
          readPictureAnswer(response, PICTURE_LIMITS.bytes, signal),
        ),
      )
    },
  }
}

const parametersOf = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )

/** The list `key` of a body, or of its `data` member, its items not parsed yet: a bad one must not cost the others. */
export const listBody = <K extends string>(key: K) =>
  bodyOrData(z.record(z.string(), z.unknown())).transform((body, context): unknown[] => {
    const list = z.array(z.unknown()).safeParse(body[key])
    if (list.success) return list.data
    context.addIssue({ code: 'custom', message: `no list named ${key}` })
    return z.NEVER
  })
