import { Skeleton } from '@/ui/skeleton'

/** Holds the place of the notifications while they, or what draws them, are read. */
export const NotificationSkeleton = () => (
  <div className="flex flex-col gap-4 p-4">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="flex gap-3">
        <Skeleton className="size-8" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-3/4" />
        </div>
      </div>
    ))}
  </div>
)
