import { Skeleton } from '@/ui/skeleton'

/** The size of a picture on a tile, kept while it loads. */
export const TILE_PICTURE =
  'h-28 w-full @min-[29rem]/tile:aspect-4/3 @min-[29rem]/tile:h-auto @min-[29rem]/tile:w-44 shrink-0 self-start'

/** Holds the place of a picture and its age. */
export const PictureSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-5 w-48 max-w-full" />
    <Skeleton className="aspect-4/3 w-full rounded-lg" />
  </div>
)
