import { Skeleton } from '@/ui/skeleton'
import { GridSkeleton } from '@/widgets/device-grid/grid-skeleton'
import { LiveFrame } from './live-frame.tsx'

/** Holds the place of the live part, while its code or the list of devices is on its way. */
export const LiveLoading = () => (
  <LiveFrame count={null} filter={<Skeleton className="h-10 w-full sm:w-96" />}>
    <GridSkeleton />
  </LiveFrame>
)
