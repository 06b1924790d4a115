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
import { measures } from '@/widgets/device-tile/device-metrics'
import { DeviceListScreen, type ListFigures } from '../parts/device-list-screen.tsx'
import { StorageStrip } from '../parts/list-strips.tsx'
import { autonomyColumn, levelColumn, storedColumn, wayColumn } from '../parts/storage-columns.tsx'
import { TankTiles } from './tank-tiles.tsx'

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
    strip={(body) => <StorageStrip body={body} />}
    now={(assets) => <TankTiles assets={assets} />}
  />
)

const holdsWater = (device: Device): boolean => device.capacityM3 !== null || measures(device, 'level_pct')

const columns = (read: ReadLatest, _membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => {
  const isLoading = figures === 'loading'
  const body = isLoading ? null : figures
  const of = ({ id }: Device) => body?.storages.find(({ device }) => device === id)
  return [
    levelColumn(read),
    trendColumn('level_pct', ({ id }) => read(id, 'level_pct')),
    storedColumn(read),
    ...(figures === null
      ? []
      : [
          figureColumn({ id: 'inM3', figure: (one) => of(one)?.inM3, isLoading }),
          figureColumn({ id: 'outM3', figure: (one) => of(one)?.outM3, isLoading }),
          figureColumn({ id: 'storedDeltaM3', figure: (one) => of(one)?.deltaM3.value, isLoading }),
          autonomyColumn({ of, isLoading, until: body?.until ?? 0 }),
          wayColumn({ of, isLoading, until: body?.until ?? 0 }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
