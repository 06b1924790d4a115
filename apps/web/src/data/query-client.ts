import { type Query, QueryClient } from '@tanstack/react-query'
import { ERRORS, type ErrorCode } from '@vigie/contracts/errors'
import { codeOf } from '@/adapters/http'
import { answerOf } from '@/adapters/retry-after'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000
const GARBAGE_MS = 5 * 60_000
/** So long what was read counts as fresh; so often what could not be read anew is read again while something shows it. */
const FRESH_MS = 30_000
/** 4xx that say to try later. */
const LATER_STATUSES: readonly number[] = [408, 425, 429]
/** Answers for good, although the gateway tells them with a status of its own from 500 on. */
const DEFINITE: readonly (ErrorCode | null)[] = ['capability.missing', 'analyst.missing', 'upstream.rejected']

/**
 * The query cache of R7.5. A refusal (4xx, of the gateway or of the upstream behind it, or a capability that the upstream
 * lacks) is an answer: no retry, unless it says to try later. What is shown from before such a failure does not stay so:
 * it is read again by and by, and at once when the server is there again, see `isFromBefore`.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, rejection) => failures < MAX_RETRIES && isWorthRetrying(rejection),
        retryDelay: (failures, rejection) =>
          Math.min(Math.max(1_000 * 2 ** failures, answerOf(rejection).retryAfterMs ?? 0), MAX_DELAY_MS),
        gcTime: GARBAGE_MS,
        staleTime: FRESH_MS,
        refetchInterval: (query) => isFromBefore(query) && FRESH_MS,
      },
    },
  })

/** Whether a query holds what it read before its last reading failed, for no reason that will last. */
export const isFromBefore = ({ state: { data, error } }: Pick<Query<unknown, unknown>, 'state'>): boolean =>
  data !== undefined && error !== null && isWorthRetrying(error)

const isWorthRetrying = (rejection: unknown): boolean => {
  const code = codeOf(rejection)
  if (DEFINITE.includes(code)) return false
  const answer = answerOf(rejection)
  const status = code === null ? answer.status : ERRORS[code].status
  return status === null || status >= 500 || LATER_STATUSES.includes(status) || answer.retryAfterMs !== null
}

/** Why something was refused for good; null: it was not, or nobody said why. */
export const refusalOf = (rejection: unknown): ErrorCode | null =>
  isWorthRetrying(rejection) ? null : codeOf(rejection)
