import type { FindingsResponse } from '@vigie/contracts/rest/analyst'
import { useMemo } from 'react'
import { useDevices, useKpis } from '@/data'
import { useFindings } from '@/data/findings'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { isCurrent } from '@/widgets/findings/anomaly-words'
import { NotLookedYet } from '@/widgets/findings/not-looked-yet'
import { leaksOf, TODAY, toldByNights } from '@/widgets/leaks/leaks'
import { useAnchor } from '@/widgets/page/use-anchor'
import { lossesOf } from './amounts.ts'
import { conclusionOf } from './conclusion.ts'
import { ConclusionLine } from './conclusion-line.tsx'
import { Findings } from './findings.tsx'
import { PumpBaselines } from './pump-baselines.tsx'
import { ShiftPlan } from './shift-plan.tsx'
import { useNames } from './use-names.ts'

/** What was found, or why nothing is there yet. */
export const EfficiencyBody = () => {
  const { data, isError, isPending, refetch } = useFindings()
  if (isPending) return <Reading />
  if (data === undefined)
    return (
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void refetch()}>
        {words.failedHelp}
      </ErrorState>
    )
  return (
    <>
      {isError && <Alert tone="warn">{words.stale}</Alert>}
      {data.seenUntil === null && data.findings.length === 0 ? <NotLookedYet /> : <Found found={data} />}
    </>
  )
}

const Reading = () => (
  <Card className="flex flex-col gap-4 p-5" role="status" aria-label={words.reading}>
    <Skeleton className="h-5 w-1/3" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-40 w-full" />
  </Card>
)

const Found = ({ found }: { readonly found: FindingsResponse }) => {
  const devices = useDevices().data
  const names = useNames()
  useAnchor()
  const today = useKpis(TODAY).data
  const findings = useMemo(() => {
    const leaks = leaksOf(devices ?? [], today)
    return found.findings.map((finding) => (finding.endedAt === null ? toldByNights(finding, leaks) : finding))
  }, [found.findings, devices, today])
  const current = findings.filter(isCurrent)
  return (
    <>
      <ConclusionLine
        conclusion={conclusionOf({ current, shift: found.shift, names })}
        found={found}
        lost={lossesOf(current, names.currency)}
      />
      <Findings findings={findings} names={names} />
      <ShiftPlan shift={found.shift} names={names} />
      <PumpBaselines pumps={found.pumps} findings={current} names={names} />
    </>
  )
}
