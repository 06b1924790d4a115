// Whom alarms reach: the rules of the site, tests, and the log of what was sent.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeliveriesFilter, ReachBody, ReachInput, ReachTarget } from '@vigie/contracts/entities'
import { REACH_PATHS, reachDeliveriesResponse, reachResponse, reachTestResponse } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const RULES = ['reach'] as const
const LOG = ['reach-deliveries'] as const
/** How often the log is read again while it is in view, ms. */
const LOG_EVERY_MS = 10_000

/** The rules as they are kept; they change under nobody's hands while they are edited. */
export const useReach = () => {
  const http = useHttp()
  const enabled = useMayAsk('reach')
  return useQuery({
    queryKey: RULES,
    queryFn: ({ signal }) => http.get(REACH_PATHS.rules, reachResponse, {}, signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled,
  })
}

/** Whether nobody is told of any alarm, however long nobody acknowledges it. */
export const reachesNobody = ({ rules }: Pick<ReachBody, 'rules'>): boolean =>
  Object.values(rules.steps).every((steps) => steps.length === 0)

/** Whether an alarm that nobody acknowledges is sent to a webhook. */
export const reachesWebhooks = ({ rules }: Pick<ReachBody, 'rules'>): boolean =>
  Object.values(rules.steps).some((steps) =>
    steps.some(({ targets }) => targets.some(({ kind }) => kind === 'webhook')),
  )

/** Rejects with reach.conflict when somebody else was first. */
export const useChangeReach = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: ReachInput) => http.put(REACH_PATHS.rules, reachResponse, input),
    onSuccess: (body) => queryClient.setQueryData(RULES, body),
  })
}

/** Sends a test, and answers what became of it. */
export const useTestReach = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (target: ReachTarget) =>
      (await http.post(REACH_PATHS.test, reachTestResponse, { target })).deliveries,
    onSettled: () => queryClient.invalidateQueries({ queryKey: LOG }),
  })
}

/** What of the log a filter lets through, newest first; each further page holds older deliveries. */
export const useDeliveries = (filter: DeliveriesFilter) => {
  const http = useHttp()
  const enabled = useMayAsk('reach')
  return useInfiniteQuery({
    queryKey: [...LOG, filter],
    queryFn: ({ pageParam, signal }) =>
      http.get(REACH_PATHS.deliveries, reachDeliveriesResponse, { ...filter, before: pageParam }, signal),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LOG_EVERY_MS,
    enabled,
  })
}
