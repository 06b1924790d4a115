// What the analyst found on this site, and what people say of it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ANALYST_PATHS,
  type FindingsResponse,
  type FindingVerdict,
  findingFeedbackResponse,
  findingsResponse,
} from '@vigie/contracts/rest/analyst'
import { generatePath } from 'react-router-dom'
import { useHttp } from './app-context.ts'

const FINDINGS = ['analyst', 'findings'] as const
const EVERY_MS = 60_000

/**
 * Findings, baselines and another schedule of the pumps; asked again now and then.
 * @param isAsked false: nothing says that there is any, and a platform without an analyst is not asked for what it has not
 */
export const useFindings = (isAsked = true) => {
  const http = useHttp()
  return useQuery({
    queryKey: FINDINGS,
    queryFn: ({ signal }) => http.get(ANALYST_PATHS.findings, findingsResponse, {}, signal),
    refetchInterval: EVERY_MS,
    enabled: isAsked,
  })
}

/** Says what a person thinks of a finding; null takes it back. */
export const useJudgeFinding = () => {
  const http = useHttp()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, verdict }: { readonly id: string; readonly verdict: FindingVerdict | null }) =>
      (await http.post(generatePath(ANALYST_PATHS.findingFeedback, { id }), findingFeedbackResponse, { verdict }))
        .finding,
    onSuccess: (finding) =>
      queryClient.setQueryData<FindingsResponse>(
        FINDINGS,
        (before) =>
          before && { ...before, findings: before.findings.map((one) => (one.id === finding.id ? finding : one)) },
      ),
  })
}
