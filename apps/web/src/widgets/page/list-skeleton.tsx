import { Skeleton } from '@/ui/skeleton'

const ROWS = [1, 2, 3, 4, 5, 6]

/** Holds the place of a list of devices. */
export const ListSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-9 w-full" />
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
)
