import { accueil } from '@/text/accueil'
import { map } from '@/text/map'
import { MapCard } from '@/widgets/map/map-card'
import { PageFrame } from '@/widgets/page/page-frame'
import { SectionLinks } from '@/widgets/page/section-links'
import { useAnchor } from '@/widgets/page/use-anchor'
import { AttentionCard } from './attention/attention-card.tsx'
import { DeviationsCard } from './deviations/deviations-card.tsx'
import { ExecutiveFigures } from './figures/executive-figures.tsx'
import { LiveSection } from './live/live-section.tsx'

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
    <PageFrame title={accueil.title} beside={<SectionLinks sections={SECTIONS} />}>
      <ExecutiveFigures />
      <div className="flex flex-col gap-5 lg:flex-row *:flex-1">
        <AttentionCard />
        <DeviationsCard />
      </div>
      <MapCard />
      <div id="direct" className="scroll-mt-20">
        <LiveSection />
      </div>
    </PageFrame>
  )
}
