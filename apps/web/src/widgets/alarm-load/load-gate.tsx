import type { AlarmLoad } from '@vigie/contracts/entities'
import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCapability } from '@/data'
import type { useAlarmLoad } from '@/data/alarm-load'
import { text } from '@/text'
import { loadText as words } from '@/text/alarm-load'
import { Alert } from '@/ui/alert'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Reading } from '../late/reading.tsx'
import { RunningFlood } from './running-flood.tsx'

type LoadGateProps = {
  readonly load: ReturnType<typeof useAlarmLoad>
  readonly skeleton: ReactNode
  readonly children: (load: AlarmLoad) => ReactNode
}

/** The alarm load of a period once it is there; before that, why it is not. */
export const LoadGate = ({ load, skeleton, children }: LoadGateProps) => {
  if (useCapability('alarms') === false)
    return <EmptyState icon={Ban} title={text.common.unavailableOf(words.title)} className="py-8" />
  if (load.data !== undefined) {
    return (
      <>
        {load.isError && <Alert tone="warn">{text.kpi.stale}</Alert>}
        <RunningFlood load={load.data} />
        {children(load.data)}
      </>
    )
  }
  if (!load.isError) return <Reading query={load} what={words.what} skeleton={skeleton} />
  return (
    <ErrorState title={words.errorTitle} retryLabel={text.common.retry} onRetry={() => void load.refetch()}>
      {words.errorHelp}
    </ErrorState>
  )
}
