import { Skeleton } from '@/ui/skeleton'

/** Holds the place of a picture and its age. */
export const PictureSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-5 w-48 max-w-full" />
    <Skeleton className="aspect-4/3 w-full rounded-lg" />
  </div>
)
