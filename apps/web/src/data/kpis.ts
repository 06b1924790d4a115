// Figures of a period, read again every minute while the page is in view: those of the current period change.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PeriodInput } from '@vigie/contracts/entities'
import { kpisResponse, outagesResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useEffect } from 'react'
import { useHttp } from './app-context.ts'
import { useFeed } from './live.ts'
import { useMayAsk } from './queries.ts'
import { useSources } from './sources.ts'

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

/** Changes of power that follow one another sooner are one burst, after which the cuts are read once. ms */
const BURST_MS = 1_000

/**
 * Outages that overlap a period, newest first; read again when a device loses its power or has it back, and when the live
 * feed can be trusted again: a cut that came and went meanwhile left no change behind.
 */
export const useOutages = (period: PeriodInput) => {
  const http = useHttp()
  const enabled = useMayAsk('kpis')
  const outages = useQuery({
    queryKey: ['outages', period],
    queryFn: async ({ signal }) => (await http.get(REST_PATHS.outages, outagesResponse, { ...period }, signal)).outages,
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    // a cut that came and went since another page read them is shown at once
    staleTime: 0,
    enabled,
  })
  const { board } = useSources().live
  const { trusted } = useFeed()
  const { refetch } = outages
  useEffect(() => {
    // one that is under way is shared, as below
    if (enabled && trusted) void refetch({ cancelRefetch: false })
  }, [trusted, refetch, enabled])
  useEffect(() => {
    if (!enabled) return
    let reread: ReturnType<typeof setTimeout> | undefined
    const stop = board.subscribeUnpowered(() => {
      clearTimeout(reread)
      // one that is under way is shared by all who show the same period
      reread = setTimeout(() => void refetch({ cancelRefetch: false }), BURST_MS)
    })
    return () => {
      clearTimeout(reread)
      stop()
    }
  }, [board, refetch, enabled])
  return outages
}
