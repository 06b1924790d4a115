import { REST_PATHS } from '@vigie/contracts/rest'
import { useKpis, useSite } from '@/data'
import { dashboard } from '@/text/dashboard'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { ExportButtons } from '@/widgets/export/export-buttons'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { PageFrame } from '@/widgets/page/page-frame'
import { useAnchor } from '@/widgets/page/use-anchor'
import { likeForLike } from '@/widgets/period/like-for-like'
import { daysOf } from '@/widgets/period/period'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import { Parts, PartsSkeleton } from './dashboard-parts.tsx'

/** Management KPIs: where the water and the energy of the period went, and how the site was kept running. */
export const DashboardScreen = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const site = useSite().data?.site
  const today = useToday()
  useAnchor()
  const { first, last } = daysOf(period, today)
  const exported = (
    <ExportButtons
      what={dashboard.export}
      path={REST_PATHS.exportKpis}
      search={period}
      name={dashboard.exportName(first, last)}
    />
  )
  return (
    <PageFrame title={dashboard.title} beside={<div className="flex gap-2 max-sm:hidden">{exported}</div>}>
      <FiguresGate figures={figures} skeleton={<PartsSkeleton />}>
        {(body) => (
          <DevicesGate skeleton={<PartsSkeleton />}>
            {(devices) => (
              <Parts
                body={body}
                devices={devices}
                site={site}
                unit={period.unit}
                compared={likeForLike(body, period.unit, today)}
              />
            )}
          </DevicesGate>
        )}
      </FiguresGate>
      {/* a phone has its first lines for the period and what became of it */}
      <div className="flex gap-2 sm:hidden print:hidden">{exported}</div>
    </PageFrame>
  )
}
