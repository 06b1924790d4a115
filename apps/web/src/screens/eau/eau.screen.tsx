import { useKpis, useSite } from '@/data'
import { eau } from '@/text/eau'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'
import { Watermark } from '@/widgets/kpi/watermark'
import { PageFrame } from '@/widgets/page/page-frame'
import { usePeriod } from '@/widgets/period/use-period'
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
    </PageFrame>
  )
}
