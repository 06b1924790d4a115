// Apart from the other figures: no first screen reads it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PeriodInput } from '@vigie/contracts/entities'
import { alarmLoadResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const REREAD_MS = 60_000

/** How heavily alarms weighed over a period; while another period loads, the previous one stays in view. */
export const useAlarmLoad = (period: PeriodInput) => {
  const http = useHttp()
  const enabled = useMayAsk('alarms')
  return useQuery({
    queryKey: ['alarm-load', period],
    queryFn: ({ signal }) => http.get(REST_PATHS.alarmLoad, alarmLoadResponse, { ...period }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    enabled,
  })
}
