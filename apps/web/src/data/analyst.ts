// The analyst, where the installation has one: how its engines stand on this site.
import { useQuery } from '@tanstack/react-query'
import { ANALYST_PATHS, analystStatusResponse, type EngineName } from '@vigie/contracts/rest/analyst'
import { useHttp } from './app-context.ts'
import { useCapability } from './queries.ts'

const STATUS = ['analyst'] as const
const EVERY_MS = 60_000

/** How an engine stands: `missing` there is no analyst here, `away` it does not answer. */
export type EngineStand = 'reading' | 'missing' | 'away' | 'ready' | 'learning' | 'off' | 'failed'

/** How each engine of the analyst stands on this site, asked again now and then. */
export const useAnalyst = () => {
  const http = useHttp()
  const query = useQuery({
    queryKey: STATUS,
    queryFn: ({ signal }) => http.get(ANALYST_PATHS.status, analystStatusResponse, {}, signal),
    refetchInterval: EVERY_MS,
  })
  // an upstream that keeps no series has nothing to analyse
  const isOffered = useCapability('series') !== false
  const standOf = (engine: EngineName): EngineStand => {
    if (!isOffered) return 'missing'
    if (query.data !== undefined && !query.isError)
      return query.data.engines.find((one) => one.engine === engine)?.state ?? 'missing'
    return query.isPending ? 'reading' : 'away'
  }
  return { standOf, retry: query.refetch }
}
