import type { QueryClient } from '@tanstack/react-query'
import { alarmChangesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { DebriefPosition } from '@vigie/machines/debrief'
import type { Http } from '@/adapters/http'

/**
 * What happened to alarms after a position of the journal, up to `until` or now, tried again as every reading is (R7.5).
 * Rejects where that is of another journal by now. What is given up by `signal` is not waited for by whoever asks the
 * same again.
 */
export const readAlarmChanges = (
  queryClient: QueryClient,
  http: Pick<Http, 'get'>,
  { epoch, seq, until }: Pick<DebriefPosition, 'epoch' | 'seq'> & { readonly until?: number },
  signal: AbortSignal,
) => {
  const queryKey = ['alarm-changes', epoch, seq, until]
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey }))
  return queryClient.fetchQuery({
    queryKey,
    queryFn: (query) =>
      http.get(
        REST_PATHS.alarmChanges,
        alarmChangesResponse,
        { epoch, since: seq, ...(until !== undefined && { until }) },
        query.signal,
      ),
    staleTime: 0,
    gcTime: 0,
  })
}
