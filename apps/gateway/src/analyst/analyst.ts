import { ANALYST_CALLER_HEADER, type AnalystCaller } from '@vigie/contracts/analyst'
import { type ErrorCode, problem } from '@vigie/contracts/errors'
import { SERVICE_KEY_HEADER } from '@vigie/contracts/upstream'
import ky from 'ky'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'

/** Who asks, for which site, with which token. */
export type Asker = AnalystCaller & { readonly token: string }

/** A call to the analyst: the same path and parts as the one that it answers. */
export type AnalystCall = {
  readonly method?: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly json?: unknown
  /** a file instead of JSON */
  readonly file?: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }
  /** within how long the whole answer comes, ms */
  readonly withinMs?: number
}

/** The analyst as a peer: calls passed on with who asks, answers parsed or refusals as they were. */
export type Analyst = {
  /** Errors: its own problem documents; `analyst.missing` without one, `analyst.unavailable` when it does not answer. */
  readonly ask: <T>(asker: Asker, call: AnalystCall, body: z.ZodType<T>) => Promise<Outcome<T>>
  /** The answer as it comes, for files and streams; whoever asked reads it or gives it up. */
  readonly open: (asker: Asker, call: AnalystCall, signal?: AbortSignal) => Promise<Outcome<Response>>
}

const ANSWER_WITHIN_MS = 15_000

export const createAnalyst = ({ url, serviceKey }: Config['analyst']): Analyst => {
  const client = ky.create({ prefix: url?.replace(/\/$/, '') ?? '', retry: 0, throwHttpErrors: false })

  const send = async (asker: Asker, call: AnalystCall, signal: AbortSignal): Promise<Outcome<Response>> => {
    const { token, ...caller } = asker
    const { method = 'get', path, query = {}, json, file } = call
    try {
      const response = await client(path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          [SERVICE_KEY_HEADER]: serviceKey ?? '',
          [ANALYST_CALLER_HEADER]: Buffer.from(JSON.stringify(caller)).toString('base64url'),
          ...(file === undefined ? {} : { 'content-type': file.type }),
        },
        searchParams: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
        ...(json === undefined ? {} : { json }),
        ...(file === undefined ? {} : { body: file.bytes }),
        timeout: false,
        signal,
      })
      return response.ok ? done(response) : await refusalOf(response)
    } catch {
      return failed('analyst.unavailable')
    }
  }
  const open: Analyst['open'] = async (asker, call, signal) =>
    url === null
      ? failed('analyst.missing')
      : send(asker, call, signal ?? AbortSignal.timeout(call.withinMs ?? ANSWER_WITHIN_MS))
  return {
    open,
    ask: async (asker, call, body) => {
      const answer = await open(asker, call)
      if (!answer.ok) return answer
      const parsed = body.safeParse(await answer.value.json().catch(() => undefined))
      return parsed.success ? done(parsed.data) : failed('analyst.unavailable')
    },
  }
}

/** What the analyst refuses, in its own words where they are of the catalogue. */
const refusalOf = async (response: Response): Promise<Failure> => {
  const said = problem.safeParse(await response.json().catch(() => undefined))
  if (!said.success || FOREIGN.has(said.data.code)) return failed('analyst.unavailable')
  return failed(said.data.code, said.data.detail)
}

/** Said of the call of a service: nothing that a person's session could be blamed for. */
const FOREIGN: ReadonlySet<ErrorCode> = new Set(['auth.missing', 'auth.invalid', 'internal'])
