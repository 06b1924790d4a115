// How the alarms of the site are set, what a setting would have done, and who changed what.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AlarmPreviewQuery, AlarmSettingsInput } from '@vigie/contracts/entities'
import {
  ALARM_SETTINGS_PATHS,
  alarmPreviewResponse,
  alarmSettingsHistoryResponse,
  alarmSettingsResponse,
} from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

const SETTINGS = ['alarm-settings'] as const
const HISTORY = ['alarm-settings-history'] as const
const HISTORY_PAGE = 20
/** A month is much the same a minute later. */
const PREVIEW_FRESH_MS = 10 * 60_000

/** Every setting in force, with the version to change them from; nothing is asked where the site keeps no alarms. */
export const useAlarmSettings = () => {
  const http = useHttp()
  const enabled = useMayAsk('alarms')
  return useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => http.get(ALARM_SETTINGS_PATHS.settings, alarmSettingsResponse, {}, signal),
    enabled,
  })
}

/** Changes settings, all or none. What the server refuses because somebody was faster is read again. */
export const useChangeAlarmSettings = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: AlarmSettingsInput) => http.put(ALARM_SETTINGS_PATHS.settings, alarmSettingsResponse, input),
    onSuccess: (body) => {
      queryClient.setQueryData(SETTINGS, body)
      return queryClient.invalidateQueries({ queryKey: HISTORY })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: SETTINGS }),
  })
}

/** One setting, tried on the last month; null: nothing is asked. The days of the values before stay until the next come. */
export const useAlarmPreview = (query: AlarmPreviewQuery | null) => {
  const http = useHttp()
  return useQuery({
    queryKey: ['alarm-preview', query],
    queryFn: ({ signal }) => http.get(ALARM_SETTINGS_PATHS.preview, alarmPreviewResponse, { ...query }, signal),
    placeholderData: keepPreviousData,
    staleTime: PREVIEW_FRESH_MS,
    enabled: query !== null,
  })
}

/** Who changed which settings, the newest first; each further page holds older changes. */
export const useAlarmSettingsHistory = () => {
  const http = useHttp()
  const enabled = useMayAsk('alarms')
  return useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: async ({ pageParam, signal }) => {
      const search = { before: pageParam, limit: HISTORY_PAGE }
      return (await http.get(ALARM_SETTINGS_PATHS.history, alarmSettingsHistoryResponse, search, signal)).entries
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < HISTORY_PAGE ? undefined : last.at(-1)?.id),
    enabled,
  })
}
