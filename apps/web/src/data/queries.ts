import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Capability } from '@vigie/contracts/entities'
import {
  devicesResponse,
  notificationsResponse,
  projectsResponse,
  REST_PATHS,
  type SeriesInput,
  seriesResponse,
} from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useSources } from './sources.ts'

/** Keys of the query cache that others read or invalidate. */
export const QUERY_KEYS = {
  site: ['site'],
  devices: ['devices'],
  projects: ['projects'],
  notifications: ['notifications'],
} as const

const JUDGED: readonly unknown[] = ['site', 'devices', 'kpis', 'goals']

/** Whether a query is of targets and budgets, or of what is judged by them. */
export const isJudged = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  JUDGED.includes(queryKey[0])

const LONG_MS = 5 * 60_000

/** The site of this host, and the capabilities of its upstream. */
export const useSite = () => {
  const { readSite } = useSources()
  return useQuery({
    queryKey: QUERY_KEYS.site,
    queryFn: ({ signal }) => readSite(signal),
    staleTime: LONG_MS,
  })
}

/** Whether the upstream of this site has a capability; null: not known yet. */
export const useCapability = (capability: Capability): boolean | null =>
  useSite().data?.capabilities.includes(capability) ?? null

/**
 * Whether to ask for what needs a capability: the upstream has it, or the list of its capabilities could not be read.
 */
export const useMayAsk = (capability: Capability): boolean => {
  const { data, isError } = useSite()
  return data?.capabilities.includes(capability) ?? isError
}

/** Every device of the site. */
export const useDevices = () => {
  const http = useHttp()
  const enabled = useMayAsk('devices')
  return useQuery({
    queryKey: QUERY_KEYS.devices,
    queryFn: async ({ signal }) => (await http.get(REST_PATHS.devices, devicesResponse, {}, signal)).devices,
    enabled,
  })
}

/** Projects this person may see listed (R6.1). */
export const useProjects = () => {
  const http = useHttp()
  return useQuery({
    queryKey: QUERY_KEYS.projects,
    queryFn: async ({ signal }) => (await http.get(REST_PATHS.projects, projectsResponse, {}, signal)).projects,
    staleTime: LONG_MS,
  })
}

/** Notifications of the site, newest first; read once the live feed has sent its first snapshot, or will not. */
export const useNotifications = () => {
  const http = useHttp()
  const { firstSnapshot } = useSources()
  return useQuery({
    queryKey: QUERY_KEYS.notifications,
    queryFn: async ({ signal }) => {
      await firstSnapshot
      return (await http.get(REST_PATHS.notifications, notificationsResponse, {}, signal)).notifications
    },
    // the chart of the panel says when it is read again
    refetchInterval: false,
  })
}

/** One series over a span of time; while another span loads, the points of the one before stay in view. */
export const useSeries = (
  input: SeriesInput,
  options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {},
) => {
  const http = useHttp()
  return useQuery({
    queryKey: ['series', input],
    queryFn: ({ signal }) => http.get(REST_PATHS.series, seriesResponse, searchOf(input), signal),
    placeholderData: keepPreviousData,
    ...options,
  })
}

export const searchOf = ({ device, metric, from, to, points }: SeriesInput) => ({
  device,
  metric,
  from: String(from),
  to: String(to),
  points: points === undefined ? undefined : String(points),
})
