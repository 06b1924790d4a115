import type { Device } from '@vigie/contracts/entities'
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
import { budgetColumn, nightColumn } from '../parts/consumption-columns.tsx'
import { DeviceListScreen, type ListFigures } from '../parts/device-list-screen.tsx'

const words = eau.consumption

/** Sectors and plots. */
export const ConsommationScreen = () => (
  <DeviceListScreen
    title={words.title}
    list={words.list}
    deviceRole="consumption"
    isMain={metersWater}
    columns={columns}
    otherColumns={otherColumns}
  />
)

const columns = (read: ReadLatest, membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => {
  const isLoading = figures === 'loading'
  const body = isLoading ? null : figures
  const of = ({ id }: Device) => body?.consumptions.find(({ device }) => device === id)
  return [
    liveColumn('flow_m3h', read),
    trendColumn('flow_m3h', ({ id }) => read(id, 'flow_m3h')),
    liveColumn('pressure_bar', read, membersOf),
    ...(figures === null
      ? []
      : [
          figureColumn({ id: 'volumeM3', figure: (one) => of(one)?.volumeM3, isLoading }),
          budgetColumn({ of, isLoading }),
          nightColumn({ of, isLoading }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
