import { useKpis, useSite } from '@/data'
import { devicePath } from '@/paths'
import { eau } from '@/text/eau'
import { Skeleton } from '@/ui/skeleton'
import { BalanceSankey } from '@/widgets/balance-sankey/balance-sankey'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'
import { Watermark } from '@/widgets/kpi/watermark'
import { PageFrame } from '@/widgets/page/page-frame'
import { usePeriod } from '@/widgets/period/use-period'
import { Synoptic } from '@/widgets/synoptic/synoptic'
import { WaterStrip } from './parts/water-strip.tsx'

/** The water of the site: its balance over a period, and its network now. */
export const EauScreen = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const targets = useSite().data?.site.targets
  return (
    <PageFrame title={eau.title}>
      <FiguresGate figures={figures} skeleton={<KpiStripSkeleton count={6} />}>
        {(body) => (
          <div className="flex flex-col gap-2">
            <WaterStrip body={body} targets={targets} />
            <Watermark body={body} />
          </div>
        )}
      </FiguresGate>
      <DevicesGate skeleton={<Skeleton className="h-96 w-full rounded-xl" />}>
        {(devices) => (
          <>
            <Synoptic devices={devices} pathOf={devicePath} />
            {figures.data !== undefined && <BalanceSankey body={figures.data} devices={devices} />}
          </>
        )}
      </DevicesGate>
    </PageFrame>
  )
}
