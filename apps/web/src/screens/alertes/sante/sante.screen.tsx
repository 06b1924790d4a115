import type { AlarmLoad, Device } from '@vigie/contracts/entities'
import { useEffect, useRef } from 'react'
import { useAlarmLoad } from '@/data/alarm-load'
import { formatFromTo } from '@/text'
import { santeText as words } from '@/text/sante'
import { Skeleton } from '@/ui/skeleton'
import { useSearch } from '@/ui/use-search'
import { LoadGate } from '@/widgets/alarm-load/load-gate'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { PageFrame } from '@/widgets/page/page-frame'
import { PaperMargin } from '@/widgets/page/paper-margin'
import { usePeriod } from '@/widgets/period/use-period'
import { AlarmPages } from '../alarm-pages.tsx'
import { DaysChart } from './days-chart.tsx'
import { Headline } from './headline.tsx'
import { HealthExport } from './health-export.tsx'
import { Measures } from './measures.tsx'
import { Offenders } from './offenders.tsx'
import { Priorities } from './priorities.tsx'
import { ToDoList } from './to-do-list.tsx'

/** Alarm-system health: the figures of ISA-18.2 over a period, and what to do about what comes most often (R11.8). */
export const SanteScreen = () => (useIsOpened() ? <Health /> : null)

/**
 * Whether the address says which period is shown. A bare one opens on thirty days, the least that is judged: of a day
 * that begins half of the figures have no value. A period that is chosen afterwards stays, today's as well.
 */
const useIsOpened = (): boolean => {
  const [search] = useSearch()
  const [, setPeriod] = usePeriod()
  const isOpened = useRef(false)
  if (search.has('periode') || search.has('date')) isOpened.current = true
  useEffect(() => {
    if (!isOpened.current) setPeriod({ unit: 'last-30d' })
  }, [setPeriod])
  return isOpened.current
}

const Health = () => {
  const [period] = usePeriod()
  const load = useAlarmLoad(period)
  return (
    <PageFrame
      title={words.title}
      above={<AlarmPages />}
      compares={false}
      beside={load.data !== undefined && <HealthExport load={load.data} />}
    >
      <LoadGate load={load} skeleton={<HealthSkeleton />}>
        {(one) => (
          <DevicesGate skeleton={<HealthSkeleton />}>
            {(devices) => <HealthParts load={one} devices={devices} />}
          </DevicesGate>
        )}
      </LoadGate>
    </PageFrame>
  )
}

type PartsProps = { readonly load: AlarmLoad; readonly devices: readonly Device[] }

const HealthParts = ({ load, devices }: PartsProps) => (
  <div className="flex min-w-0 flex-col gap-4">
    <PaperMargin place="bottom-left">{words.counted(formatFromTo(load.from, load.to))}</PaperMargin>
    <Headline load={load} />
    <ToDoList load={load} devices={devices} />
    <div className="grid min-w-0 gap-4 xl:grid-cols-2">
      <Measures load={load} />
      <div className="flex min-w-0 flex-col gap-4 xl:[&>:first-child]:grow">
        {load.days.length > 1 && <DaysChart load={load} />}
        <Priorities load={load} />
      </div>
    </div>
    <Offenders load={load} devices={devices} />
    <p className="text-2xs text-muted tabular-nums">{words.counted(formatFromTo(load.from, load.to))}</p>
  </div>
)

const HealthSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-14 rounded-xl" />
    <Skeleton className="h-72 rounded-xl" />
    <Skeleton className="h-96 rounded-xl" />
  </div>
)
