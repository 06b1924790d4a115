import type { Device, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { type DeviceColumn, figureColumn, liveColumn, type ReadLatest } from '@/widgets/device-table/device-column'
import { DeviceListScreen } from '../parts/device-list-screen.tsx'

const words = eau.storage

/** Basins and tanks. */
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

const holdsWater = ({ capacityM3, metrics }: Device): boolean =>
  capacityM3 !== null || metrics.some(({ id }) => id === 'level_pct')

const M3 = { unit: 'm³' } as const
const HOURS = { unit: 'h', decimals: 1 } as const

const columns = (read: ReadLatest, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.storages.find(({ device }) => device === id)
  return [
    liveColumn('level_pct', read),
    liveColumn('level_m', read),
    ...(body === undefined
      ? []
      : [
          figureColumn({ id: 'volume', title: words.volume, style: M3, figure: (one) => of(one)?.volumeM3 }),
          figureColumn({ id: 'in', title: words.received, style: M3, figure: (one) => of(one)?.inM3 }),
          figureColumn({ id: 'out', title: words.drawn, style: M3, figure: (one) => of(one)?.outM3 }),
          figureColumn({
            id: 'delta',
            title: words.delta,
            style: M3,
            figure: (one) => of(one)?.deltaM3.value,
          }),
          figureColumn({
            id: 'autonomy',
            title: words.autonomy,
            style: { unit: 'h' },
            figure: (one) => of(one)?.autonomyHours,
          }),
          figureColumn({
            id: 'overflow',
            title: words.overflow,
            style: HOURS,
            figure: (one) => of(one)?.overflowInHours,
          }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
