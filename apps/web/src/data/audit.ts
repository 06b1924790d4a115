import { useInfiniteQuery } from '@tanstack/react-query'
import { auditResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'

const PAGE = 50

/** Acts of administration, newest first, read further back page by page. */
export const useAudit = () => {
  const http = useHttp()
  return useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: async ({ pageParam, signal }) =>
      (await http.get(REST_PATHS.audit, auditResponse, { before: pageParam, limit: PAGE }, signal)).entries,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    staleTime: 0,
  })
}
