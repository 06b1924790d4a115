// In: calls to the gateway. Out: bodies parsed by the contracts; a failed call rejects with the server's body (R7.4).
import type { SiteSlug } from '@vigie/contracts/entities'
import { type ErrorCode, type Problem, problem, saysInvalidToken } from '@vigie/contracts/errors'
import { SITE_PARAMETER } from '@vigie/contracts/rest'
import ky, { isHTTPError, type Options } from 'ky'
import type { z } from 'zod'
import { noteAnswer } from './retry-after.ts'

/** What a failed call rejects with when the server sent no body (R7.4). */
export const SOMETHING_WENT_WRONG = 'Something went wrong'

type HttpOptions = {
  /** Identity token of the signed-in person; `fresh`: a new one, because the current one was refused. */
  readonly getToken: (fresh: boolean) => Promise<string | null>
  /** Called when a fresh token is refused as well: the person has to sign in again. */
  readonly onTokenRefused: () => void
  readonly baseUrl?: string
  /** The site that every call is about; absent: that of the host. */
  readonly site?: SiteSlug
}

type Search = Readonly<Record<string, string | number | undefined>> | URLSearchParams

/**
 * The gateway's REST API, called with the token of the signed-in person. Errors: rejects with the server's body, or
 * 'Something went wrong'.
 */
export const createHttp = ({ getToken, onTokenRefused, baseUrl = '/', site }: HttpOptions) => {
  const authorized = async (fresh: boolean): Promise<Record<string, string>> => {
    const token = await getToken(fresh)
    return token === null ? {} : { authorization: `Bearer ${token}` }
  }
  const client = ky.create({
    baseUrl,
    ...(site === undefined ? {} : { searchParams: { [SITE_PARAMETER]: site } }),
    credentials: 'include',
    // Longer than any statechart waits: the chart decides when to give up, not the client.
    timeout: 30_000,
    // The client's own retries are off: the hook below retries once with a fresh token, and the query cache has R7.5.
    retry: { limit: 1, methods: [], statusCodes: [] },
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          for (const [name, value] of Object.entries(await authorized(false))) request.headers.set(name, value)
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          if (response.ok || !isTokenRefused(await readBody(response.clone()))) return
          if (retryCount > 0) return onTokenRefused()
          const headers = new Headers(request.headers)
          for (const [name, value] of Object.entries(await authorized(true))) headers.set(name, value)
          return ky.retry({ request: new Request(request, { headers }), delay: 0 })
        },
      ],
    },
  })

  const call = async <S extends z.ZodType>(path: string, schema: S, options: Options): Promise<z.infer<S>> => {
    try {
      await ownTask()
      return schema.parse(await client(path, options).json())
    } catch (error) {
      throw rejectionOf(error)
    }
  }
  return {
    get: <S extends z.ZodType>(path: string, schema: S, search: Search = {}, signal?: AbortSignal) =>
      call(path, schema, { searchParams: search, ...(signal === undefined ? {} : { signal }) }),
    /** Downloads a file, without a time limit; `onProgress` gets the number of bytes received so far. */
    download: async (path: string, search: Search = {}, onProgress?: (bytes: number) => void): Promise<Blob> => {
      try {
        const options: Options = { searchParams: search, timeout: false }
        if (onProgress) options.onDownloadProgress = ({ transferredBytes }) => onProgress(transferredBytes)
        return await client(path, options).blob()
      } catch (error) {
        throw rejectionOf(error)
      }
    },
    post: <S extends z.ZodType>(path: string, schema: S, json: unknown, headers: Record<string, string> = {}) =>
      call(path, schema, { method: 'post', json, headers }),
    /** Sends a file as it is, without a time limit. */
    send: <S extends z.ZodType>(path: string, schema: S, file: Blob, search: Search) =>
      call(path, schema, {
        method: 'post',
        body: file,
        headers: { 'content-type': file.type },
        searchParams: search,
        timeout: false,
      }),
    put: <S extends z.ZodType>(path: string, schema: S, json: unknown, searchParams: Search = {}) =>
      call(path, schema, { method: 'put', json, searchParams }),
    patch: <S extends z.ZodType>(path: string, schema: S, json: unknown) =>
      call(path, schema, { method: 'patch', json }),
    /** Posts, and gives the answer as it comes. */
    open: async (path: string, json: unknown): Promise<Response> => {
      try {
        return await client(path, { method: 'post', json, timeout: false })
      } catch (error) {
        throw rejectionOf(error)
      }
    },
    /** A call whose answer has no body. */
    act: async (method: 'post' | 'delete', path: string): Promise<void> => {
      try {
        await client(path, { method })
      } catch (error) {
        throw rejectionOf(error)
      }
    },
  }
}
export type Http = ReturnType<typeof createHttp>

/** A screen asks for many things in one task; each call begins in one of its own, where the browser can tell them apart. */
const ownTask = async (): Promise<void> => {
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler) await globalThis.scheduler.yield()
}

/** The code of the error catalogue in a rejection; null when it holds none. */
export const codeOf = (rejection: unknown): ErrorCode | null => {
  const parsed = problem.safeParse(rejection)
  return parsed.success ? parsed.data.code : null
}

const REFUSED_CODES: readonly (ErrorCode | null)[] = ['auth.invalid', 'auth.expired']
const isTokenRefused = (body: unknown): boolean => saysInvalidToken(body) || REFUSED_CODES.includes(codeOf(body))

/** JSON where it is JSON, else text. */
const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const rejectionOf = (error: unknown): Problem | unknown => {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  const { status, headers } = isHTTPError(error) ? error.response : NO_ANSWER
  const answer = { status, retryAfter: headers.get('retry-after') }
  return noteAnswer((isHTTPError(error) && error.data) || SOMETHING_WENT_WRONG, answer, Date.now())
}

const NO_ANSWER = { status: null, headers: new Headers() }
