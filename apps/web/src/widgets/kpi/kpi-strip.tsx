import type { ReactNode } from 'react'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'

type KpiStripProps = {
  readonly label: string
  /** Four to a row where there is room, when as many as fit would leave a last row nearly empty. */
  readonly byFour?: boolean
  readonly children: ReactNode
}

const GRID = 'grid grid-cols-2 gap-3'
const AS_MANY_AS_FIT =
  'sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] 3xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]'

/** Figures side by side, as many to a row as fit. */
export const KpiStrip = ({ label, byFour = false, children }: KpiStripProps) => (
  <section aria-label={label} className={cn(GRID, byFour ? 'md:grid-cols-4' : AS_MANY_AS_FIT)}>
    <h2 className="sr-only">{label}</h2>
    {children}
  </section>
)

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

export const KpiStripSkeleton = ({ count }: { readonly count: number }) => (
  <div className={cn(GRID, AS_MANY_AS_FIT)}>
    {PLACES.slice(0, count).map((place) => (
      <Skeleton key={place} className="h-24 rounded-xl" />
    ))}
  </div>
)
