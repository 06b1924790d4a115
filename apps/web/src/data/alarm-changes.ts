import type { QueryClient } from '@tanstack/react-query'
import { type AlarmChanges, stretchesText } from '@vigie/contracts/entities'
import { alarmChangesResponse, REST_PATHS } from '@vigie/contracts/rest'
import type { DebriefLoss } from '@vigie/machines/debrief'
import { codeOf, type Http } from '@/adapters/http'

/**
 * What happened to alarms during some losses of the connection, tried again as every reading is (R7.5). Rejects where
 * there were none, or they are of another journal by now. What is given up by `signal` is not waited for by whoever asks the
 * same again. A platform that has no alarms had none then.
 */
export const readAlarmChanges = async (
  queryClient: QueryClient,
  http: Pick<Http, 'get'>,
  losses: readonly DebriefLoss[],
  signal: AbortSignal,
): Promise<AlarmChanges> => {
  const queryKey = ['alarm-changes', losses]
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey }))
  try {
    return await queryClient.fetchQuery({
      queryKey,
      queryFn: (query) => http.get(REST_PATHS.alarmChanges, alarmChangesResponse, changesQuery(losses), query.signal),
      staleTime: 0,
      gcTime: 0,
    })
  } catch (rejection) {
    if (codeOf(rejection) !== 'capability.missing') throw rejection
    const end = losses.at(-1)
    return { to: end?.until?.seq ?? end?.since.seq ?? 0, entries: 0, total: 0, alarms: [] }
  }
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
