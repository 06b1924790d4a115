import type { Device, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import {
  type DeviceColumn,
  figureColumn,
  liveColumn,
  type MembersOf,
  type ReadLatest,
} from '@/widgets/device-table/device-column'
import { metersWater } from '@/widgets/device-tile/device-metrics'
import { DeviceListScreen } from '../parts/device-list-screen.tsx'

const words = eau.sources

/** Boreholes, wells and the district network. */
export const SourcesScreen = () => (
  <DeviceListScreen
    title={words.title}
    list={words.list}
    deviceRole="source"
    isMain={metersWater}
    columns={columns}
    otherColumns={otherColumns}
  />
)

const columns = (read: ReadLatest, membersOf: MembersOf, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.sources.find(({ device }) => device === id)
  return [
    liveColumn('flow_m3h', read),
    liveColumn('pressure_bar', read, membersOf),
    liveColumn('level_m', read, membersOf),
    ...(body === undefined
      ? []
      : [
          figureColumn({ id: 'volumeM3', figure: (one) => of(one)?.volumeM3 }),
          figureColumn({ id: 'runningHours', figure: (one) => of(one)?.runningHours }),
          figureColumn({ id: 'starts', figure: (one) => of(one)?.starts }),
          figureColumn({ id: 'kwhPerM3', figure: (one) => of(one)?.kwhPerM3 }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [
  liveColumn('pressure_bar', read),
  liveColumn('level_m', read),
]
