// Figures of a period, read again every minute while the page is in view: those of the current period change.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PeriodInput } from '@vigie/contracts/entities'
import { kpisResponse, outagesResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const REREAD_MS = 60_000

/** Every figure of the site over a period; while another period loads, the figures of the one before stay in view. */
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

/** Outages that overlap a period, newest first. */
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
