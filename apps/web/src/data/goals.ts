// What the site aims at: its targets and the budgets of its sectors, and who changed them.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GoalsInput } from '@vigie/contracts/entities'
import { GOALS_PATHS, goalsHistoryResponse, goalsResponse } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { isJudged, useMayAsk } from './queries.ts'

const GOALS = ['goals', 'in-force'] as const
const HISTORY = ['goals', 'history'] as const
const HISTORY_PAGE = 20

/** Every goal in force, with the version to change them from; nothing is asked where the site cannot be set. */
export const useGoals = () => {
  const http = useHttp()
  const enabled = useMayAsk('goals')
  return useQuery({
    queryKey: GOALS,
    queryFn: ({ signal }) => http.get(GOALS_PATHS.goals, goalsResponse, {}, signal),
    enabled,
  })
}

/** Changes goals, all or none. What the server refuses because somebody was faster is read again. */
export const useChangeGoals = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: GoalsInput) => http.put(GOALS_PATHS.goals, goalsResponse, input),
    onSuccess: (body) => {
      queryClient.setQueryData(GOALS, body)
      // the live feed says so too, but may be away
      void queryClient.invalidateQueries({ predicate: isJudged })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: GOALS }),
  })
}

/** Who changed which goals, the newest first; each further page holds older changes. */
export const useGoalsHistory = () => {
  const http = useHttp()
  const enabled = useMayAsk('goals')
  return useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: async ({ pageParam, signal }) => {
      const search = { before: pageParam, limit: HISTORY_PAGE }
      return (await http.get(GOALS_PATHS.history, goalsHistoryResponse, search, signal)).entries
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < HISTORY_PAGE ? undefined : last.at(-1)?.id),
    enabled,
  })
}
