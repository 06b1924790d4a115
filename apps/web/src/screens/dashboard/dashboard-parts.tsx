import { useOutages } from '@/data'
import { text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { ErrorState } from '@/ui/error-state'
import { InView } from '@/ui/in-view'
import { Skeleton } from '@/ui/skeleton'
import { BalanceSankey } from '@/widgets/balance-sankey/balance-sankey'
import { usePeriod } from '@/widgets/period/use-period'
import { SlotsCard } from '@/widgets/tariff-slots/slots-card'
import { AlarmCard } from './alarm-load/alarm-card.tsx'
import { AvailabilityCard } from './availability/availability-card.tsx'
import { DeviceFigures } from './devices/device-figures.tsx'
import { PumpsCard } from './energy/pumps-card.tsx'
import type { PartProps } from './parts/part-props.ts'
import { BudgetCard } from './water/budget-card.tsx'
import { ProductionCard } from './water/production-card.tsx'

/** The parts of the screen, from the water to the devices. */
export const Parts = (props: PartProps) => (
  <div className="flex min-w-0 flex-col gap-5">
    <div className="grid min-w-0 gap-5 xl:grid-cols-2">
      <ProductionCard {...props} />
      <BudgetCard {...props} />
      <SlotsCard {...props} />
      <PumpsCard {...props} />
    </div>
    <div id="bilan" className="min-w-0 scroll-mt-20">
      <InView placeholder={<Skeleton className="h-[28.75rem] rounded-xl" />}>
        <BalanceSankey body={props.body} devices={props.devices} />
      </InView>
    </div>
    <div className="grid min-w-0 items-start gap-5 2xl:grid-cols-[minmax(0,1fr)_32rem]">
      <Availability {...props} />
      <AlarmCard />
    </div>
    <DeviceFigures {...props} />
  </div>
)

/** The calendar of power, once the outages of the period are there. */
const Availability = (props: PartProps) => {
  const [period] = usePeriod()
  const outages = useOutages(period)
  const { availability: words } = dashboard
  if (outages.data !== undefined) return <AvailabilityCard {...props} outages={outages.data} />
  return outages.isError ? (
    <ErrorState title={words.errorTitle} retryLabel={text.common.retry} onRetry={() => void outages.refetch()}>
      {words.errorHelp}
    </ErrorState>
  ) : (
    <Skeleton className="h-96 rounded-xl" />
  )
}
