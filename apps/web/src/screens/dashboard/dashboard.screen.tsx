import { REST_PATHS } from '@vigie/contracts/rest'
import { Printer } from 'lucide-react'
import { useKpis, useSite } from '@/data'
import { dashboard } from '@/text/dashboard'
import { energie } from '@/text/energie'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { ExportButtons } from '@/widgets/export/export-buttons'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { Watermark } from '@/widgets/kpi/watermark'
import { PageFrame } from '@/widgets/page/page-frame'
import { useAnchor } from '@/widgets/page/use-anchor'
import { likeForLike } from '@/widgets/period/like-for-like'
import { daysOf } from '@/widgets/period/period'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import { Parts } from './dashboard-parts.tsx'

const SECTIONS = [
  ['eau', dashboard.production.short],
  ['energie', energie.slots.short],
  ['bilan', dashboard.balance.short],
  ['pompes', dashboard.pumps.short],
  ['disponibilite', dashboard.availability.short],
  ['alarmes', dashboard.alarms.short],
  ['appareils', dashboard.table.short],
] as const

/** Management KPIs: where the water and the energy of the period went, and how the site was kept running. */
export const DashboardScreen = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const site = useSite().data?.site
  const today = useToday()
  useAnchor()
  const { first, last } = daysOf(period, today)
  return (
    <PageFrame
      title={dashboard.title}
      sections={SECTIONS}
      beside={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ExportButtons
            what={dashboard.export}
            path={REST_PATHS.exportKpis}
            search={period}
            name={dashboard.exportName(first, last)}
          />
          <Button size="sm" variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            {dashboard.print}
          </Button>
        </div>
      }
    >
      <FiguresGate figures={figures} skeleton={<PartsSkeleton />}>
        {(body) => (
          <>
            <Watermark body={body} />
            <DevicesGate skeleton={<PartsSkeleton />}>
              {(devices) => (
                <Parts body={body} devices={devices} site={site} compared={likeForLike(body, period.unit, today)} />
              )}
            </DevicesGate>
          </>
        )}
      </FiguresGate>
    </PageFrame>
  )
}

const PLACES = [1, 2, 3, 4]

const PartsSkeleton = () => (
  <div className="grid gap-5 xl:grid-cols-2">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-80 rounded-xl" />
    ))}
  </div>
)
