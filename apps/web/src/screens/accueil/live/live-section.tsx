import { PlugZap } from 'lucide-react'
import { text } from '@/text'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { GridSkeleton } from '@/widgets/device-grid/grid-skeleton'
import { DevicesGate } from '@/widgets/page/devices-gate'
import { LiveDevices } from './live-devices.tsx'
import { LiveFrame } from './live-frame.tsx'

/** Every device of the site, live, and the history of the one chosen. */
export const LiveSection = () => (
  <DevicesGate skeleton={<LoadingDevices />} failure={(why) => <LiveFrame count={null}>{why}</LiveFrame>}>
    {(devices) =>
      devices.length > 0 ? (
        <LiveDevices devices={devices} />
      ) : (
        <LiveFrame count={0}>
          <EmptyState icon={PlugZap} title={text.home.emptyTitle}>
            {text.home.emptyHelp}
          </EmptyState>
        </LiveFrame>
      )
    }
  </DevicesGate>
)

const LoadingDevices = () => (
  <LiveFrame
    count={null}
    filter={<Skeleton className="h-10 w-full sm:w-64" />}
    counts={<Skeleton className="h-8 w-72 max-w-full" />}
    aside={<Skeleton className="hidden h-[36rem] rounded-xl xl:block" />}
  >
    <GridSkeleton />
  </LiveFrame>
)
