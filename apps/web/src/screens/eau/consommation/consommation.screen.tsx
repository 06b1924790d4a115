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

const columns = (read: ReadLatest, membersOf: MembersOf, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.consumptions.find(({ device }) => device === id)
  const rest = (one: Device) => {
    const { budgetM3 = null, volumeM3 } = of(one) ?? {}
    return budgetM3 === null || volumeM3?.value == null ? null : budgetM3 - volumeM3.value
  }
  return [
    liveColumn('flow_m3h', read),
    liveColumn('pressure_bar', read, membersOf),
    ...(body === undefined
      ? []
      : [
          figureColumn({ id: 'volumeM3', figure: (one) => of(one)?.volumeM3 }),
          figureColumn({ id: 'budgetM3', figure: (one) => of(one)?.budgetM3 }),
          figureColumn({ id: 'budgetLeftM3', figure: rest }),
          figureColumn({ id: 'nightFlowM3h', figure: (one) => of(one)?.nightFlowM3h }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
