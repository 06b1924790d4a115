import { QueryClient } from '@tanstack/react-query'
import { ERRORS } from '@vigie/contracts/errors'
import { codeOf } from '@/adapters/http'

const MAX_RETRIES = 3
const MAX_DELAY_MS = 30_000
const GARBAGE_MS = 5 * 60_000
const FRESH_MS = 30_000

/** The query cache of R7.5. A refusal (4xx, or a capability that the upstream lacks) is an answer: no retry. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, rejection) => failures < MAX_RETRIES && isWorthRetrying(rejection),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, MAX_DELAY_MS),
        gcTime: GARBAGE_MS,
        staleTime: FRESH_MS,
      },
    },
  })

const isWorthRetrying = (rejection: unknown): boolean => {
  const code = codeOf(rejection)
  return code === null || (code !== 'capability.missing' && ERRORS[code].status >= 500)
}
