import { useDeferredValue } from 'react'
import { useKpis, useSite } from '@/data'
import { devicePath } from '@/paths'
import { eau } from '@/text/eau'
import { InView } from '@/ui/in-view'
import { Skeleton } from '@/ui/skeleton'
import { BalanceSankey } from '@/widgets/balance-sankey/balance-sankey'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'
import { Watermark } from '@/widgets/kpi/watermark'
import { PageFrame } from '@/widgets/page/page-frame'
import { usePeriod } from '@/widgets/period/use-period'
import { useIsFirstRead } from '@/widgets/site-state/use-first-read'
import { Synoptic } from '@/widgets/synoptic/synoptic'
import { WaterStrip } from './parts/water-strip.tsx'
import { WaterState } from './state/water-state.tsx'

const StripPlace = () => (
  <div className="flex flex-col gap-2">
    <KpiStripSkeleton count={5} />
    <div className="h-4" />
  </div>
)

/** The water of the site: its balance over a period, and its network now. */
export const EauScreen = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const targets = useSite().data?.site.targets
  // what needs watching stands above all else: said a moment late, it would push the page away under the hand
  const isFirstRead = useDeferredValue(useIsFirstRead())
  return (
    <PageFrame title={eau.title}>
      <DevicesGate quiet skeleton={<Skeleton className="h-9.5 rounded-xl" />} failure={() => null}>
        {(devices) => (isFirstRead ? <Skeleton className="h-9.5 rounded-xl" /> : <WaterState devices={devices} />)}
      </DevicesGate>
      <FiguresGate figures={figures} skeleton={<StripPlace />}>
        {(body) =>
          isFirstRead ? (
            <StripPlace />
          ) : (
            <div className="flex flex-col gap-2">
              <WaterStrip body={body} targets={targets} />
              <Watermark body={body} />
            </div>
          )
        }
      </FiguresGate>
      <DevicesGate skeleton={<Skeleton className="h-[34rem] w-full rounded-xl" />}>
        {(devices) =>
          isFirstRead ? (
            <Skeleton className="h-[34rem] w-full rounded-xl" />
          ) : (
            <div className="@container max-lg:[contain-intrinsic-size:auto_70rem] max-lg:[content-visibility:auto]">
              <div className="grid @min-[88rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] grid-cols-[minmax(0,1fr)] gap-5">
                <Synoptic devices={devices} pathOf={devicePath} />
                {figures.data === undefined ? (
                  figures.isPending && <Skeleton className="h-96 rounded-xl" />
                ) : (
                  <InView
                    placeholder={<div className="min-h-96 rounded-xl bg-line/70" />}
                    className="flex min-w-0 flex-col [&>section]:grow"
                  >
                    <BalanceSankey body={figures.data} devices={devices} />
                  </InView>
                )}
              </div>
            </div>
          )
        }
      </DevicesGate>
    </PageFrame>
  )
}
