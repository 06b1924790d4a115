import { useQuery } from '@tanstack/react-query'
import { planResponse, REST_PATHS } from '@vigie/contracts/rest'
import { useHttp } from './app-context.ts'
import { useMayAsk } from './queries.ts'

/** What lies on the site, for its map; null: it was given without a plan. Read once. */
export const useSitePlan = () => {
  const http = useHttp()
  const enabled = useMayAsk('plan')
  return useQuery({
    queryKey: ['site-plan'],
    queryFn: async ({ signal }) => (await http.get(REST_PATHS.sitePlan, planResponse, {}, signal)).plan,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}
