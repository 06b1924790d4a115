import { useMemo } from 'react'
import { eau } from '@/text/eau'
import {
  type DeviceColumn,
  figureColumn,
  liveColumn,
  type MembersOf,
  type ReadLatest,
} from '@/widgets/device-table/device-column'
import { trendColumn } from '@/widgets/device-table/trend-column'
import { metersWater } from '@/widgets/device-tile/device-metrics'
import { budgetColumn, consumptionIn, nightColumn } from '../parts/consumption-columns.tsx'
import { DeviceListScreen, type ListFigures } from '../parts/device-list-screen.tsx'
import { ConsumptionStrip } from '../parts/list-strips.tsx'
import { useBudgets } from '../parts/use-budgets.ts'
import { WaterBars } from '../parts/water-bars.tsx'

const words = eau.consumption

/** Sectors and plots. */
export const ConsommationScreen = () => {
  const budgets = useBudgets()
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
      strip={(body) => <ConsumptionStrip body={body} budgets={budgets} />}
      course={(body) => <WaterBars id="consumedM3" body={body} />}
    />
  )
}

const columnsWith =
  (budgets: readonly DeviceColumn[]) =>
  (read: ReadLatest, membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => {
    const isLoading = figures === 'loading'
    const of = consumptionIn(isLoading ? undefined : (figures ?? undefined))
    return [
      liveColumn('flow_m3h', read),
      trendColumn('flow_m3h', ({ id }) => read(id, 'flow_m3h')),
      liveColumn('pressure_bar', read, membersOf),
      ...(figures === null ? [] : [figureColumn({ id: 'volumeM3', figure: (one) => of(one)?.volumeM3, isLoading })]),
      ...budgets,
      ...(figures === null ? [] : [nightColumn({ of, isLoading })]),
    ]
  }

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
