// Figures of a period: read again every minute while the page is in view, since a current period goes on.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Capability, PeriodInput } from '@vigie/contracts/entities'
import { kpisResponse, outagesResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useSite } from './queries.ts'

const REREAD_MS = 60_000

/** Whether the platform of this site can give something; null: not known yet. */
export const useCapability = (capability: Capability): boolean | null =>
  useSite().data?.capabilities.includes(capability) ?? null

/** Every figure of a period of the site; while another period loads, the previous one stays in view. */
export const useKpis = (period: PeriodInput) => {
  const http = useHttp()
  const offered = useCapability('kpis')
  return useQuery({
    queryKey: ['kpis', period],
    queryFn: ({ signal }) => http.get(REST_PATHS.kpis, kpisResponse, { ...period }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    enabled: offered !== false,
  })
}

/** Power cuts that touch a period, newest first. */
export const useOutages = (period: PeriodInput) => {
  const http = useHttp()
  const offered = useCapability('kpis')
  return useQuery({
    queryKey: ['outages', period],
    queryFn: async ({ signal }) => (await http.get(REST_PATHS.outages, outagesResponse, { ...period }, signal)).outages,
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    enabled: offered !== false,
  })
}
