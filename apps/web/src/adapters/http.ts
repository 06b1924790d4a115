// In: calls to the gateway. Out: bodies parsed by the contracts; a rejection is the server's own body (R7.4).
import { type ErrorCode, type Problem, problem } from '@vigie/contracts/errors'
import ky, { isHTTPError, type Options } from 'ky'
import { z } from 'zod'

/** What a rejection is when the server had no body to give. */
export const SOMETHING_WENT_WRONG = 'Something went wrong'

type HttpOptions = {
  /** Identity token of who is signed in; `fresh`: not the one that was just refused. */
  readonly getToken: (fresh: boolean) => Promise<string | null>
  /** A fresh token was refused as well: only signing in again can help. */
  readonly onTokenRefused: () => void
  readonly baseUrl?: string
}

type Search = Readonly<Record<string, string | number | undefined>>

/** The gateway's REST API as the signed-in person. Every failure rejects with the server's body, or 'Something went wrong'. */
export const createHttp = ({ getToken, onTokenRefused, baseUrl = '/' }: HttpOptions) => {
  const authorized = async (fresh: boolean): Promise<Record<string, string>> => {
    const token = await getToken(fresh)
    return token === null ? {} : { authorization: `Bearer ${token}` }
  }
  const client = ky.create({
    baseUrl,
    credentials: 'include',
    // Longer than the patience of any chart: what waits for an answer decides when to stop waiting.
    timeout: 30_000,
    // The only retry is ours, below; the query cache has its own (R7.5).
    retry: { limit: 1, methods: [], statusCodes: [] },
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          for (const [name, value] of Object.entries(await authorized(false))) request.headers.set(name, value)
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          if (response.ok || !isTokenRefused(await readJson(response.clone()))) return
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
      return schema.parse(await client(path, options).json())
    } catch (error) {
      throw rejectionOf(error)
    }
  }
  return {
    get: <S extends z.ZodType>(path: string, schema: S, search: Search = {}, signal?: AbortSignal) =>
      call(path, schema, { searchParams: search, ...(signal === undefined ? {} : { signal }) }),
    /** A file, however long it takes; told of the bytes received so far as they come. */
    download: async (path: string, search: Search = {}, onProgress?: (bytes: number) => void): Promise<Blob> => {
      try {
        const options: Options = { searchParams: search, timeout: false }
        if (onProgress) options.onDownloadProgress = ({ transferredBytes }) => onProgress(transferredBytes)
        return await client(path, options).blob()
      } catch (error) {
        throw rejectionOf(error)
      }
    },
    post: <S extends z.ZodType>(path: string, schema: S, json: unknown) => call(path, schema, { method: 'post', json }),
    patch: <S extends z.ZodType>(path: string, schema: S, json: unknown) =>
      call(path, schema, { method: 'patch', json }),
    /** An act whose answer has no body to read. */
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

/** The catalogue code of a rejection; null when the server named none. */
export const codeOf = (rejection: unknown): ErrorCode | null => {
  const parsed = problem.safeParse(rejection)
  return parsed.success ? parsed.data.code : null
}

const refusedMessage = z.object({ message: z.literal('Invalid token.') })
const REFUSED_CODES: readonly (ErrorCode | null)[] = ['auth.invalid', 'auth.expired']
const isTokenRefused = (body: unknown): boolean =>
  refusedMessage.safeParse(body).success || REFUSED_CODES.includes(codeOf(body))

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null)

const rejectionOf = (error: unknown): Problem | unknown => {
  if (error instanceof DOMException && error.name === 'AbortError') return error
  if (!isHTTPError(error)) return SOMETHING_WENT_WRONG
  return error.data || SOMETHING_WENT_WRONG
}
