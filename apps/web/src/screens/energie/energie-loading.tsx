import { Skeleton } from '@/ui/skeleton'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'

/** Holds the place of the figures and of the two cards below them. */
export const EnergieLoading = () => (
  <>
    <div className="flex flex-col gap-2">
      <Skeleton className="h-8 w-2/3 rounded-lg" />
      <Skeleton className="h-4 w-1/2" />
    </div>
    <KpiStripSkeleton count={3} />
    <Skeleton className="h-60 rounded-xl" />
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-80 rounded-xl" />
      <Skeleton className="h-80 rounded-xl" />
    </div>
  </>
)
