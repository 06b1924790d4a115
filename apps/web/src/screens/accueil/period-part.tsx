import { type Device, isRolling } from '@vigie/contracts/entities'
import { memo, useState } from 'react'
import { useKpis, useSite } from '@/data'
import { accueil } from '@/text/accueil'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { Watermark } from '@/widgets/kpi/watermark'
import { latePart } from '@/widgets/late/late-part'
import { Fold } from '@/widgets/page/fold'
import { likeForLike } from '@/widgets/period/like-for-like'
import { periodLabel } from '@/widgets/period/period-label'
import { useIsToday, useKeepPeriod, usePeriod, useToday } from '@/widgets/period/use-period'
import { type PowerCause, silences } from '@/widgets/site-state/causes'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { EnergyCard } from './course/energy-card.tsx'
import { CoursePointerProvider } from './course/pointer.ts'
import { WaterCard } from './course/water-card.tsx'

/** Of another period than today, which few look at. */
const PeriodHead = latePart(async () => (await import('./period-head.tsx')).PeriodHead)
const OtherFigures = latePart(async () => (await import('./figures/other-figures.tsx')).OtherFigures)

type PeriodPartProps = { readonly devices: readonly Device[]; readonly state: KnownCauses }

/** What the page says of the period of the address: two courses, then the other figures by subject. */
export const PeriodPart = memo(({ devices, state }: PeriodPartProps) => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const site = useSite().data?.site
  const keep = useKeepPeriod()
  const today = useToday()
  const isToday = useIsToday()
  const [at, point] = useState<number | null>(null)
  const cut = state.causes.find((cause): cause is PowerCause => cause.kind === 'power')
  return (
    <FiguresGate figures={figures} skeleton={<PeriodSkeleton />}>
      {(body) => {
        const compared = likeForLike(body, period.unit, today)
        const isOpen = body.until < body.period.to
        const cutAt =
          cut?.general && isOpen && cut.since !== null && cut.since > body.period.from && silences(cut, body)
            ? cut.since
            : null
        const course = {
          body,
          keep,
          compared: body.comparedWith === 'year' ? accueil.course.againstYear : accueil.course.against[period.unit],
          cutAt,
        }
        return (
          <CoursePointerProvider value={{ at, point }}>
            <div aria-busy={figures.isPlaceholderData || undefined} className="flex flex-col gap-4">
              {!isToday && (
                <PeriodHead
                  placeholder={<Skeleton className="h-24 rounded-lg" />}
                  title={periodLabel(period, today)}
                  body={body}
                  site={site}
                  compared={compared}
                />
              )}
              <div className={cn(TWO, OUT_OF_SIGHT)}>
                <WaterCard {...course} devices={devices} isOpen={isOpen || isRolling(period.unit)} />
                <EnergyCard {...course} site={site} />
              </div>
              <Watermark body={body} />
            </div>
            <Fold id="chiffres" title={accueil.others.title}>
              <OtherFigures
                placeholder={<Skeleton className="h-96 rounded-xl" />}
                body={body}
                site={site}
                keep={keep}
                compared={compared}
                isCut={cut !== undefined}
              />
            </Fold>
          </CoursePointerProvider>
        )
      }}
    </FiguresGate>
  )
})

const TWO = 'grid gap-4 lg:grid-cols-2'
/** On a phone it stands below the fold, and is laid out once it comes near the window. */
const OUT_OF_SIGHT = 'max-lg:[contain-intrinsic-size:auto_58rem] max-lg:[content-visibility:auto]'

/** In the size of what comes, so that nothing moves when it does. */
export const PeriodSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className={TWO}>
      <Skeleton className="h-[28rem] rounded-xl" />
      <Skeleton className="h-[28rem] rounded-xl" />
    </div>
    <Skeleton className="h-4 w-64 max-w-full" />
  </div>
)
