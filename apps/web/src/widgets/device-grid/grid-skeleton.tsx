import { text } from '@/text'
import { Skeleton } from '@/ui/skeleton'
import { TILE_GRID } from './tile-grid.ts'

/** Two groups of tiles yet to come, at the size of the real ones. */
export const GridSkeleton = () => (
  <output aria-label={text.common.loading} className="flex flex-col gap-6">
    {[6, 4].map((count) => (
      <div key={count}>
        <Skeleton className="mb-2.5 h-6 w-32" />
        <div className={TILE_GRID}>
          {Array.from({ length: count }, (_, place) => (
            <Skeleton key={place} className="h-[13.25rem] rounded-xl" />
          ))}
        </div>
      </div>
    ))}
  </output>
)
