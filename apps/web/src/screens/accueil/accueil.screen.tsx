import { lazy, Suspense } from 'react'
import { accueil } from '@/text/accueil'
import { map } from '@/text/map'
import { MapCard } from '@/widgets/map/map-card'
import { PageFrame } from '@/widgets/page/page-frame'
import { useAnchor } from '@/widgets/page/use-anchor'
import { AttentionCard } from './attention/attention-card.tsx'
import { DeviationsCard } from './deviations/deviations-card.tsx'
import { ExecutiveFigures } from './figures/executive-figures.tsx'
import { LiveLoading } from './live/live-loading.tsx'

/** Loaded apart: it stands below the fold on most windows, and the figures need not wait for its code. */
const LiveSection = lazy(async () => ({ default: (await import('./live/live-section.tsx')).LiveSection }))

const SECTIONS = [
  ['a-surveiller', accueil.attention.short],
  ['ecarts', accueil.deviations.short],
  ['carte', map.short],
  ['direct', accueil.live.short],
] as const

/** Executive KPIs: the figures of the period, what needs attention now, what moved most, and every device live. */
export const AccueilScreen = () => {
  useAnchor()
  return (
    <PageFrame title={accueil.title} sections={SECTIONS}>
      <ExecutiveFigures />
      <div className="flex flex-col gap-5 lg:flex-row *:flex-1">
        <AttentionCard />
        <DeviationsCard />
      </div>
      <MapCard />
      <div id="direct" className="scroll-mt-20">
        <Suspense fallback={<LiveLoading />}>
          <LiveSection />
        </Suspense>
      </div>
    </PageFrame>
  )
}
