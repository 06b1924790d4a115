import type { FindingsResponse } from '@vigie/contracts/rest/analyst'
import { Hourglass } from 'lucide-react'
import { useMemo } from 'react'
import { useDevices, useKpis } from '@/data'
import { useFindings } from '@/data/findings'
import { formatDate, formatDateTime } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { leaksOf, TODAY, toldByNights } from '@/widgets/leaks/leaks'
import { useAnchor } from '@/widgets/page/use-anchor'
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
      <Watched found={data} />
      {data.seenUntil === null && data.findings.length === 0 ? (
        <EmptyState icon={Hourglass} title={words.learning}>
          {words.learningHelp}
        </EmptyState>
      ) : (
        <Found found={data} />
      )}
    </>
  )
}

/** What was looked at, and until when, in one line. */
const Watched = ({ found: { seenFrom, seenUntil, live } }: { readonly found: FindingsResponse }) => (
  <p className="text-muted text-sm">
    {[
      ...(seenFrom === null || seenUntil === null ? [] : [words.seen(formatDate(seenFrom), formatDate(seenUntil))]),
      ...(live === null
        ? []
        : [words.watched(live.watched, live.learning), words.judgedUntil(formatDateTime(live.until))]),
    ].join(' ')}
  </p>
)

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
  return (
    <>
      <Findings findings={findings} names={names} />
      <PumpBaselines pumps={found.pumps} names={names} />
      <ShiftPlan shift={found.shift} names={names} />
    </>
  )
}
