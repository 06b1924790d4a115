// Figures of a period: read again every minute while the page is in view, since a current period goes on.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PeriodInput } from '@vigie/contracts/entities'
import { kpisResponse, outagesResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const REREAD_MS = 60_000

/** Every figure of a period of the site; while another period loads, the previous one stays in view. */
export const useKpis = (period: PeriodInput) => {
  const http = useHttp()
  const enabled = useMayAsk('kpis')
  return useQuery({
    queryKey: ['kpis', period],
    queryFn: ({ signal }) => http.get(REST_PATHS.kpis, kpisResponse, { ...period }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    enabled,
  })
}

/** Power cuts that touch a period, newest first. */
export const useOutages = (period: PeriodInput) => {
  const http = useHttp()
  const enabled = useMayAsk('kpis')
  return useQuery({
    queryKey: ['outages', period],
    queryFn: async ({ signal }) => (await http.get(REST_PATHS.outages, outagesResponse, { ...period }, signal)).outages,
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    enabled,
  })
}
