import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/skeleton'

type KpiStripProps = { readonly label: string; readonly children: ReactNode }

/** Figures side by side, as many to a row as fit. */
export const KpiStrip = ({ label, children }: KpiStripProps) => (
  <section
    aria-label={label}
    className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] 3xl:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
  >
    {children}
  </section>
)

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

export const KpiStripSkeleton = ({ count }: { readonly count: number }) => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] 3xl:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
    {PLACES.slice(0, count).map((place) => (
      <Skeleton key={place} className="h-24 rounded-xl" />
    ))}
  </div>
)
