import type { Device } from '@vigie/contracts/entities'
import { useDeferredValue, useMemo } from 'react'
import { useKeptHeight } from '@/data/kept-height'
import { accueil } from '@/text/accueil'
import { Skeleton } from '@/ui/skeleton'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { latePart } from '@/widgets/late/late-part'
import { Fold } from '@/widgets/page/fold'
import { PageFrame } from '@/widgets/page/page-frame'
import { useAnchor } from '@/widgets/page/use-anchor'
import { useIsToday } from '@/widgets/period/use-period'
import { NowNote } from '@/widgets/site-state/now-note'
import { useCauses } from '@/widgets/site-state/use-causes'
import { useIsFirstRead } from '@/widgets/site-state/use-first-read'
import { Answers } from './answers/answers.tsx'
import { LiveLoading } from './live/live-loading.tsx'
import { PeriodPart, PeriodSkeleton } from './period-part.tsx'
import { StateBanner } from './state/state-banner.tsx'

/** Loaded apart: they stand below the fold on most windows, and the figures need not wait for their code. */
const MapCard = latePart(async () => (await import('@/widgets/map/map-card')).MapCard)
const DeviationsCard = latePart(async () => (await import('./deviations/deviations-card.tsx')).DeviationsCard)
const LiveSection = latePart(async () => (await import('./live/live-section.tsx')).LiveSection)

/** Executive KPIs: the state of the site in a sentence, four answers, the course of the period, and every asset live. */
export const AccueilScreen = () => {
  useAnchor()
  return (
    <PageFrame title={accueil.title}>
      <DevicesGate skeleton={<TopSkeleton />}>{(devices) => <Top devices={devices} />}</DevicesGate>
      <Fold id="carte" title={accueil.map.title} titled>
        <div className="grid items-start gap-4 xl:not-has-[.few]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <MapCard placeholder={<Skeleton className="h-[27rem] rounded-xl xl:h-[33rem]" />} />
          <DeviationsCard placeholder={<Skeleton className="h-80 rounded-xl" />} />
        </div>
      </Fold>
      <Fold id="direct" title={accueil.live.short} titled>
        <LiveSection placeholder={<LiveLoading />} />
      </Fold>
    </PageFrame>
  )
}

const Top = ({ devices }: { readonly devices: readonly Device[] }) => {
  const known = useCauses(devices)
  // what needs watching stands above all else and is told whole: said a moment late, it would push the page away under the
  // hand; where its room is known the rest does not wait for it
  const isComing = useDeferredValue(known.isFirstRead)
  const isToday = useIsToday()
  const isTodayComing = useDeferredValue(useIsFirstRead())
  const state = useMemo(() => ({ ...known, lacksFigures: known.lacksFigures || isComing }), [known, isComing])
  const { box, height } = useKeptHeight('state', !isComing, known.causes)
  if (isComing && height === undefined) return <TopSkeleton />
  return (
    <>
      <div className="flex flex-col gap-3">
        <NowNote />
        <div ref={box} style={isComing ? { height } : undefined}>
          {isComing ? (
            <Skeleton className="h-full rounded-xl" />
          ) : (
            <StateBanner devices={devices} state={known} isBrief={!isToday} />
          )}
        </div>
        {/* beside another period what is of now is its sentence alone: the figures below are what was asked for */}
        {isToday && (isTodayComing ? <AnswersSkeleton /> : <Answers devices={devices} state={state} />)}
      </div>
      <PeriodPart devices={devices} state={known} />
    </>
  )
}

const AnswersSkeleton = () => <Skeleton className="h-64 rounded-xl lg:h-36" />

const TopSkeleton = () => (
  <>
    <div className="flex flex-col gap-3">
      <Skeleton className="h-9 w-2/3 rounded-lg" />
      <AnswersSkeleton />
    </div>
    <PeriodSkeleton />
  </>
)
