import { Skeleton } from './skeleton.tsx'

const ROWS = [1, 2, 3, 4, 5, 6]

/** Holds the place of a list while it loads. */
export const ListSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-9 w-full" />
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
)
