import { useQueries } from '@tanstack/react-query'
import { REST_PATHS, type SeriesInput, seriesResponse } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { searchOf } from './queries.ts'

/** Several series at once; each has the cache entry that `useSeries` uses for it. */
export const useManySeries = (inputs: readonly SeriesInput[]) => {
  const http = useHttp()
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: ['series', input],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get(REST_PATHS.series, seriesResponse, searchOf(input), signal),
    })),
  })
}
