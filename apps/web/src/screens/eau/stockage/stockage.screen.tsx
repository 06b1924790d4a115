import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useDevices } from '@/data'
import { eau } from '@/text/eau'
import { Skeleton } from '@/ui/skeleton'
import {
  type DeviceColumn,
  figureColumn,
  liveColumn,
  type MembersOf,
  type ReadLatest,
} from '@/widgets/device-table/device-column'
import { trendColumn } from '@/widgets/device-table/trend-column'
import { measures } from '@/widgets/device-tile/device-metrics'
import { KpiStripSkeleton } from '@/widgets/kpi/kpi-strip'
import { DeviceListScreen, type ListFigures } from '../parts/device-list-screen.tsx'
import { StorageStrip } from '../parts/list-strips.tsx'
import { autonomyColumn, balanceColumn, levelColumn, storedColumn, wayColumn } from '../parts/storage-columns.tsx'
import { StorageState } from './storage-state.tsx'
import { TankTiles } from './tank-tiles.tsx'

const words = eau.storage

/** More tanks than this are not drawn: the list tells what they hold as well. */
const MOST_DRAWN = 6

/** The tanks of the site: drawn as they are now, and below what went in and out of them over the period. */
export const StockageScreen = () => {
  const isDrawn = (useDevices().data ?? []).filter((one) => isTank(one)).length <= MOST_DRAWN
  return (
    <DeviceListScreen
      title={words.title}
      list={isDrawn ? words.moves : words.list}
      deviceRole="storage"
      isMain={holdsWater}
      columns={isDrawn ? moves : columns}
      otherColumns={otherColumns}
      stripPlace={<Place />}
      strip={(body, devices) => (
        <>
          <StorageState devices={devices} />
          <StorageStrip body={body} />
        </>
      )}
      now={(assets) => isDrawn && <TankTiles assets={assets} />}
    />
  )
}

const Place = () => (
  <>
    <Skeleton className="h-9.5 rounded-xl" />
    <KpiStripSkeleton count={4} />
  </>
)

const holdsWater = (device: Device): boolean => device.capacityM3 !== null || measures(device, 'level_pct')
const isTank = (device: Device): boolean => device.role === 'storage' && holdsWater(device)

const columns = (read: ReadLatest, membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => [
  levelColumn(read),
  storedColumn(read),
  ...(figures === null ? [] : [autonomyColumn(sourceOf(figures))]),
  ...moves(read, membersOf, figures),
  ...(figures === null ? [] : [wayColumn(sourceOf(figures))]),
]

/** What went in and out of a tank over the period, and whether that adds up: how it stands now is drawn above. */
const moves = (read: ReadLatest, _membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => {
  const trend = trendColumn('level_pct', ({ id }) => read(id, 'level_pct'))
  if (figures === null) return [trend]
  const source = sourceOf(figures)
  const { of, isLoading } = source
  return [
    trend,
    figureColumn({ id: 'inM3', figure: (one) => of(one)?.inM3, isLoading }),
    figureColumn({ id: 'outM3', figure: (one) => of(one)?.outM3, isLoading }),
    figureColumn({ id: 'storedDeltaM3', figure: (one) => of(one)?.deltaM3.value, isLoading }),
    balanceColumn(source),
  ]
}

const sourceOf = (figures: KpiBody | 'loading') => {
  const body = figures === 'loading' ? null : figures
  return {
    of: ({ id }: Device) => body?.storages.find(({ device }) => device === id),
    isLoading: body === null,
    until: body?.until ?? 0,
  }
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
