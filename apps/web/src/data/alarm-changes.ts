import type { QueryClient } from '@tanstack/react-query'
import { stretchesText } from '@vigie/contracts/entities'
import { alarmChangesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { DebriefLoss } from '@vigie/machines/debrief'
import type { Http } from '@/adapters/http'

/**
 * What happened to alarms during some losses of the connection, tried again as every reading is (R7.5). Rejects where
 * there were none, or they are of another journal by now. What is given up by `signal` is not waited for by whoever asks the
 * same again.
 */
export const readAlarmChanges = (
  queryClient: QueryClient,
  http: Pick<Http, 'get'>,
  losses: readonly DebriefLoss[],
  signal: AbortSignal,
) => {
  const queryKey = ['alarm-changes', losses]
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey }))
  return queryClient.fetchQuery({
    queryKey,
    queryFn: (query) => http.get(REST_PATHS.alarmChanges, alarmChangesResponse, changesQuery(losses), query.signal),
    staleTime: 0,
    gcTime: 0,
  })
}

const changesQuery = (losses: readonly DebriefLoss[]) => {
  const first = losses[0]?.since
  if (first === undefined) throw new Error('nothing was lost')
  const until = losses.at(-1)?.until?.seq
  const seen = losses.slice(1).flatMap(({ since }, n) => {
    const from = losses[n]?.until?.seq ?? since.seq
    return from < since.seq ? [{ from, to: since.seq }] : []
  })
  return {
    epoch: first.epoch,
    since: first.seq,
    ...(until !== undefined && { until }),
    ...(seen.length > 0 && { seen: stretchesText(seen) }),
  }
}
