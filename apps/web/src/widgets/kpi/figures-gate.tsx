import type { UseQueryResult } from '@tanstack/react-query'
import { type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { CircleOff } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { refusalOf, useCapability, useNow } from '@/data'
import { text } from '@/text'
import { readErrorOf } from '@/text/read-errors'
import { Alert } from '@/ui/alert'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { latePart } from '../late/late-part.tsx'
import { Reading } from '../late/reading.tsx'

const NotBegun = latePart(async () => (await import('../period/not-begun.tsx')).NotBegun)

type FiguresGateProps = {
  readonly figures: UseQueryResult<KpiBody>
  readonly skeleton: ReactNode
  readonly children: (body: KpiBody) => ReactNode
}

/** The figures of a period once they are there; before that, why they are not. */
export const FiguresGate = ({ figures, skeleton, children }: FiguresGateProps) => {
  const { kpi, common } = text
  // what is drawn from a body comes in slices between which the page can answer
  const body = useDeferredValue(figures.data)
  const now = useNow(MINUTE_MS)
  if (useCapability('kpis') === false) {
    return (
      <EmptyState icon={CircleOff} title={common.unavailableOf(kpi.unavailableTitle)} className="py-8">
        {kpi.unavailableHelp}
      </EmptyState>
    )
  }
  if (body !== undefined && body.period.from > now) return <NotBegun from={body.period.from} placeholder={skeleton} />
  if (body !== undefined) {
    return (
      <>
        {figures.isError && <Alert tone="warn">{kpi.stale}</Alert>}
        {children(body)}
      </>
    )
  }
  const refusal = refusalOf(figures.error)
  if (!figures.isError) return <Reading query={figures} what={kpi.what} skeleton={skeleton} />
  return (
    <ErrorState
      title={kpi.errorTitle}
      retryLabel={common.retry}
      onRetry={() => void figures.refetch()}
      className="py-8"
    >
      {refusal === null ? kpi.errorHelp : readErrorOf(refusal)}
    </ErrorState>
  )
}
