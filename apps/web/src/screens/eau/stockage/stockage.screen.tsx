import type { Device, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import {
  type DeviceColumn,
  figureColumn,
  liveColumn,
  type MembersOf,
  type ReadLatest,
} from '@/widgets/device-table/device-column'
import { measures } from '@/widgets/device-tile/device-metrics'
import { DeviceListScreen } from '../parts/device-list-screen.tsx'

const words = eau.storage

/** The tanks of the site. */
export const StockageScreen = () => (
  <DeviceListScreen
    title={words.title}
    list={words.list}
    deviceRole="storage"
    isMain={holdsWater}
    columns={columns}
    otherColumns={otherColumns}
  />
)

const holdsWater = (device: Device): boolean => device.capacityM3 !== null || measures(device, 'level_pct')

const columns = (read: ReadLatest, membersOf: MembersOf, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.storages.find(({ device }) => device === id)
  return [
    liveColumn('level_pct', read),
    liveColumn('level_m', read),
    liveColumn('pressure_bar', read, membersOf),
    ...(body === undefined
      ? []
      : [
          figureColumn({ id: 'storedM3', figure: (one) => of(one)?.volumeM3 }),
          figureColumn({ id: 'inM3', figure: (one) => of(one)?.inM3 }),
          figureColumn({ id: 'outM3', figure: (one) => of(one)?.outM3 }),
          figureColumn({ id: 'storedDeltaM3', figure: (one) => of(one)?.deltaM3.value }),
          figureColumn({ id: 'autonomyHours', figure: (one) => of(one)?.autonomyHours }),
          figureColumn({ id: 'emptyInHours', figure: (one) => of(one)?.emptyInHours }),
          figureColumn({ id: 'overflowInHours', figure: (one) => of(one)?.overflowInHours }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
