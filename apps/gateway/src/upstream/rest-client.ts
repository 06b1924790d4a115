import { bodyOrData, INVALID_TOKEN_MESSAGE, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import ky, { HTTPError, isNetworkError, isTimeoutError, type KyInstance, type Options } from 'ky'
import { z } from 'zod'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'

// upstream REST, always with the bearer token of a person → parsed bodies, or failures of the catalogue

export type RestClient = {
  readonly get: <T>(path: string, token: string, body: z.ZodType<T>, query?: Query) => Promise<Outcome<T>>
  readonly post: <T>(path: string, token: string, body: z.ZodType<T>, json: unknown) => Promise<Outcome<T>>
}
/** Parameters that are undefined are left out. */
type Query = Readonly<Record<string, string | number | undefined>>

const ANSWER_WITHIN_MS = 10_000

/** @param options.onFailure called with the code of each call that failed */
export const createRestClient = (options: {
  url: string
  apiPath: string
  onFailure?: (failure: Failure) => void
}): RestClient => {
  const origin = options.url.replace(/\/$/, '')
  const root: KyInstance = ky.create({
    prefix: origin,
    timeout: ANSWER_WITHIN_MS,
    totalTimeout: ANSWER_WITHIN_MS,
    retry: 0,
    credentials: 'include',
  })
  const base = root.extend({ prefix: `${origin}${options.apiPath}` })
  let isAtRoot = false
  /** R7.1 names the notifications without the base path: where the base has none they are at the root, from then on. */
  const getNotifications = async (request: Options): Promise<unknown> => {
    if (isAtRoot) return root.get(UPSTREAM_PATHS.notifications, request).json()
    try {
      return await base.get(UPSTREAM_PATHS.notifications, request).json()
    } catch (error) {
      if (!isNotFound(error)) throw error
      const body = await root.get(UPSTREAM_PATHS.notifications, request).json()
      isAtRoot = true
      return body
    }
  }
  const call = async <T>(request: () => Promise<unknown>, body: z.ZodType<T>): Promise<Outcome<T>> => {
    const outcome = await attempt(request, body)
    if (!outcome.ok) options.onFailure?.(outcome)
    return outcome
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    get: (path, token, body, query) => {
      const request = { headers: bearer(token), ...(query && { searchParams: { ...query } }) }
      return call(
        () => (path === UPSTREAM_PATHS.notifications ? getNotifications(request) : base.get(path, request).json()),
        body,
      )
    },
    post: (path, token, body, json) => call(() => base.post(path, { headers: bearer(token), json }).json(), body),
  }
}

const isNotFound = (error: unknown): boolean => error instanceof HTTPError && error.response.status === 404

const attempt = async <T>(request: () => Promise<unknown>, body: z.ZodType<T>): Promise<Outcome<T>> => {
  try {
    const parsed = body.safeParse(await request())
    return parsed.success ? done(parsed.data) : failed('upstream.invalid')
  } catch (error) {
    return restFailure(error)
  }
}

/** Which failure of the catalogue a failed call is. Of the upstream's own words only R7.4's are passed on. */
const restFailure = (error: unknown): Failure => {
  if (isTimeoutError(error)) return failed('upstream.timeout')
  if (isNetworkError(error)) return failed('upstream.unavailable')
  if (!(error instanceof HTTPError))
    return failed(error instanceof SyntaxError ? 'upstream.invalid' : 'upstream.unavailable')
  const { status } = error.response
  switch (status) {
    case 401:
      return failed('auth.invalid', INVALID_TOKEN_MESSAGE)
    case 403:
      return failed('site.forbidden')
    case 404:
      return failed('resource.not-found')
    case 501:
      return failed('capability.missing')
    case 504:
      return failed('upstream.timeout')
    default:
      return failed(status >= 500 ? 'upstream.unavailable' : 'upstream.rejected')
  }
}

/** The list `key` of a body, or of its `data` member, its items not parsed yet: a bad one must not cost the others. */
export const listBody = <K extends string>(key: K) =>
  bodyOrData(z.record(z.string(), z.unknown())).transform((body, context): unknown[] => {
    const list = z.array(z.unknown()).safeParse(body[key])
    if (list.success) return list.data
    context.addIssue({ code: 'custom', message: `no list named ${key}` })
    return z.NEVER
  })
