import { useMemo } from 'react'
import { eau } from '@/text/eau'
import { Skeleton } from '@/ui/skeleton'
import { type DeviceColumn, liveColumn, type MembersOf, type ReadLatest } from '@/widgets/device-table/device-column'
import { trendColumn } from '@/widgets/device-table/trend-column'
import { metersWater } from '@/widgets/device-tile/device-metrics'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'
import { volumesOf } from '@/widgets/kpi/volumes'
import { likeForLike } from '@/widgets/period/like-for-like'
import { usePeriod, useToday } from '@/widgets/period/use-period'
import { budgetColumn, consumptionIn, nightColumn } from '../parts/consumption-columns.tsx'
import { DeviceListScreen, type ListFigures } from '../parts/device-list-screen.tsx'
import { ConsumptionStrip } from '../parts/list-strips.tsx'
import { useBudgets } from '../parts/use-budgets.ts'
import { volumeColumn } from '../parts/volume-column.tsx'
import { WaterBars } from '../parts/water-bars.tsx'
import { ConsumptionHeadline } from './consumption-headline.tsx'
import { WhoTook } from './who-took.tsx'

const words = eau.consumption

/** Sectors and plots. */
export const ConsommationScreen = () => {
  const budgets = useBudgets()
  const [{ unit }] = usePeriod()
  const today = useToday()
  const { figures, isMonth, week } = budgets
  const columns = useMemo(
    () => columnsWith(figures === null ? [] : [budgetColumn(figures, { isMonth, week })]),
    [figures, isMonth, week],
  )
  return (
    <DeviceListScreen
      title={words.title}
      list={words.list}
      deviceRole="consumption"
      isMain={metersWater}
      columns={columns}
      otherColumns={otherColumns}
      isDated
      stripPlace={<Place />}
      strip={(body, devices) => (
        <>
          <ConsumptionHeadline body={body} devices={devices} />
          <ConsumptionStrip body={body} budgets={budgets} compared={likeForLike(body, unit, today)} />
          {body.consumptions.length <= FEW && (
            <div className="grid gap-5 xl:grid-cols-2">
              <WhoTook body={body} devices={devices} compared={likeForLike(body, unit, today)} />
              <WaterBars id="consumedM3" body={body} />
            </div>
          )}
        </>
      )}
    />
  )
}

/** So many bars are seen at once; of more the list tells, sorted by what they took. */
const FEW = 12

const Place = () => (
  <>
    <Skeleton className="h-14 w-2/3 rounded-lg" />
    <KpiStripSkeleton count={3} />
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  </>
)

const columnsWith =
  (budgets: readonly DeviceColumn[]) =>
  (read: ReadLatest, membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => {
    const isLoading = figures === 'loading'
    const body = isLoading ? undefined : (figures ?? undefined)
    const of = consumptionIn(body)
    const volumes = body === undefined ? undefined : volumesOf(body)
    return [
      liveColumn('flow_m3h', read),
      trendColumn('flow_m3h', ({ id }) => read(id, 'flow_m3h')),
      liveColumn('pressure_bar', read, membersOf),
      ...(figures === null ? [] : [volumeColumn({ volumes, of, isLoading })]),
      ...budgets,
      ...(figures === null ? [] : [nightColumn({ of, isLoading })]),
    ]
  }

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
