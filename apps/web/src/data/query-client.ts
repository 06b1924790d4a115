import { QueryClient } from '@tanstack/react-query'
import { ERRORS } from '@vigie/contracts/errors'
import { codeOf } from '@/adapters/http'
import { retryAfterMs } from '@/adapters/retry-after'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000
const GARBAGE_MS = 5 * 60_000
const FRESH_MS = 30_000
/** 4xx that say to try later. */
const LATER_STATUSES: readonly number[] = [408, 425, 429]

/**
 * The query cache of R7.5. A refusal (4xx, or a capability that the upstream lacks) is an answer: no retry, unless it
 * says to try later.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, rejection) => failures < MAX_RETRIES && isWorthRetrying(rejection),
        retryDelay: (failures, rejection) =>
          Math.min(Math.max(1_000 * 2 ** failures, retryAfterMs(rejection) ?? 0), MAX_DELAY_MS),
        gcTime: GARBAGE_MS,
        staleTime: FRESH_MS,
      },
    },
  })

const isWorthRetrying = (rejection: unknown): boolean => {
  const code = codeOf(rejection)
  if (code === null || LATER_STATUSES.includes(ERRORS[code].status)) return true
  return code !== 'capability.missing' && ERRORS[code].status >= 500
}
