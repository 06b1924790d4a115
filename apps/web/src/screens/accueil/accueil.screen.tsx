import { CircleOff, PlugZap } from 'lucide-react'
import { useDevices, useSite } from '@/data'
import { text } from '@/text'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { GridSkeleton } from '@/widgets/device-grid/grid-skeleton'
import { HomeFrame } from './home-frame.tsx'
import { LiveDevices } from './live-devices.tsx'

/** Every device of the site, live, and the history of the one chosen. */
export const AccueilScreen = () => {
  const devices = useDevices()
  const site = useSite()
  const { home, common } = text
  if (site.data?.capabilities.includes('devices') === false) {
    return (
      <HomeFrame count={null}>
        <EmptyState icon={CircleOff} title={common.unavailableOf(home.unavailableTitle)}>
          {home.unavailableHelp}
        </EmptyState>
      </HomeFrame>
    )
  }
  if (devices.data !== undefined && devices.data.length > 0) return <LiveDevices devices={devices.data} />
  if (devices.isPending) return <LoadingDevices />
  return (
    <HomeFrame count={null}>
      {devices.isError ? (
        <ErrorState title={home.errorTitle} retryLabel={common.retry} onRetry={() => void devices.refetch()}>
          {home.errorHelp}
        </ErrorState>
      ) : (
        <EmptyState icon={PlugZap} title={home.emptyTitle}>
          {home.emptyHelp}
        </EmptyState>
      )}
    </HomeFrame>
  )
}

const LoadingDevices = () => (
  <HomeFrame
    count={null}
    filter={<Skeleton className="h-10 w-full sm:w-64" />}
    counts={<Skeleton className="h-8 w-72 max-w-full" />}
    aside={<Skeleton className="hidden h-[36rem] rounded-xl xl:block" />}
  >
    <GridSkeleton />
  </HomeFrame>
)
