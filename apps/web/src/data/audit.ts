import { useInfiniteQuery } from '@tanstack/react-query'
import { auditResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'

const PAGE_ENTRIES = 50

/** The audit log, newest entry first; each further page holds older entries. */
export const useAudit = () => {
  const http = useHttp()
  return useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: async ({ pageParam, signal }) =>
      (await http.get(REST_PATHS.audit, auditResponse, { before: pageParam, limit: PAGE_ENTRIES }, signal)).entries,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < PAGE_ENTRIES ? undefined : last.at(-1)?.id),
    staleTime: 0,
  })
}
