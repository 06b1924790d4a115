import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/skeleton'
import './kpi-strip.css'

type KpiStripProps = { readonly label: string; readonly children: ReactNode }

/** Figures side by side, in rows of equal length. */
export const KpiStrip = ({ label, children }: KpiStripProps) => (
  <section aria-label={label} className="kpi-strip">
    <h2 className="sr-only">{label}</h2>
    <div className="kpi-grid">{children}</div>
  </section>
)

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

export const KpiStripSkeleton = ({ count }: { readonly count: number }) => (
  <div className="kpi-strip">
    <div className="kpi-grid">
      {PLACES.slice(0, count).map((place) => (
        <Skeleton key={place} className="h-36 rounded-xl" />
      ))}
    </div>
  </div>
)
