import { MINUTE_MS } from '@vigie/contracts/entities'
import { useActiveAlarms, useFeed, useKpis, useNow, useSite } from '@/data'
import { formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { Skeleton } from '@/ui/skeleton'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { useCutNow } from '@/widgets/kpi/use-cut-now'
import { Watermark } from '@/widgets/kpi/watermark'
import { likeForLike } from '@/widgets/period/like-for-like'
import { useKeepPeriod, usePeriod, useToday } from '@/widgets/period/use-period'
import { ExecutiveTiles } from './executive-tiles.tsx'

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The figures of the period, with how far their data reach. */
export const ExecutiveFigures = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const site = useSite().data?.site
  const keep = useKeepPeriod()
  const today = useToday()
  const now = useNow(MINUTE_MS)
  const { trusted } = useFeed()
  const cutNow = useCutNow()
  // an open alarm may have cleared and wait only to be acknowledged
  const live = useActiveAlarms().filter(({ clearedAt }) => clearedAt === null).length
  return (
    <FiguresGate figures={figures} skeleton={<FiguresSkeleton />}>
      {(body) => (
        <div className="@container flex flex-col gap-2">
          <h2 className="sr-only">{accueil.figures}</h2>
          <div className={GRID} aria-busy={figures.isPlaceholderData || undefined}>
            <ExecutiveTiles
              body={body}
              site={site}
              keep={keep}
              compared={likeForLike(body, period.unit, today)}
              asOf={body.watermark === null ? undefined : formatMomentMinute(body.until, now)}
              now={now}
              cutNow={cutNow}
              activeAlarms={trusted ? live : body.activeAlarms}
            />
          </div>
          <Watermark body={body} />
        </div>
      )}
    </FiguresGate>
  )
}

/** Rows keep their height while they load and when the period changes, so that nothing below them moves. */
const GRID =
  'grid auto-rows-[minmax(10.25rem,auto)] grid-cols-2 gap-3 @2xl:auto-rows-[minmax(8.75rem,auto)] @2xl:grid-cols-3 @4xl:grid-cols-4 @[96rem]:grid-cols-6'

const FiguresSkeleton = () => (
  <div className="@container flex flex-col gap-2">
    <div className={GRID}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="rounded-xl" />
      ))}
    </div>
    <Skeleton className="h-4 w-64 max-w-full" />
  </div>
)
