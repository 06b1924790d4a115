import { text } from '@/text'
import { Skeleton } from '@/ui/skeleton'
import { TILE_GRIDS } from './tile-grid.ts'

const GROUPS = [
  ['source', 4],
  ['consumption', 6],
] as const

/** Two groups of tiles yet to come, at the size of the real ones. */
export const GridSkeleton = () => (
  <output aria-label={text.common.loading} className="flex flex-col gap-5">
    {GROUPS.map(([role, count]) => (
      <div key={role}>
        <Skeleton className="mb-2 h-5 w-32" />
        <div className={TILE_GRIDS[role]}>
          {Array.from({ length: count }, (_, place) => (
            <Skeleton key={place} className="h-48 rounded-xl" />
          ))}
        </div>
      </div>
    ))}
  </output>
)
