import type { Device, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { type DeviceColumn, figureColumn, liveColumn, type ReadLatest } from '@/widgets/device-table/device-column'
import { DeviceListScreen } from '../parts/device-list-screen.tsx'

const words = eau.sources

/** Boreholes, wells and the district network. */
export const SourcesScreen = () => (
  <DeviceListScreen
    title={words.title}
    list={words.list}
    deviceRole="source"
    isMain={bringsWater}
    columns={columns}
    otherColumns={otherColumns}
  />
)

const bringsWater = ({ metrics }: Device): boolean => metrics.some(({ id }) => id === 'flow_m3h' || id === 'volume_m3')

const columns = (read: ReadLatest, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.sources.find(({ device }) => device === id)
  return [
    liveColumn('flow_m3h', read),
    liveColumn('pressure_bar', read),
    ...(body === undefined
      ? []
      : [
          figureColumn({
            id: 'volume',
            title: words.volume,
            style: { unit: 'm³' },
            figure: (one) => of(one)?.volumeM3,
          }),
          figureColumn({
            id: 'hours',
            title: words.runningHours,
            style: { unit: 'h', decimals: 1 },
            figure: (one) => of(one)?.runningHours,
          }),
          figureColumn({
            id: 'starts',
            title: words.starts,
            style: { unit: '', decimals: 0, better: 'less' },
            figure: (one) => of(one)?.starts,
          }),
          figureColumn({
            id: 'specific',
            title: words.specific,
            style: { unit: 'kWh/m³', decimals: 2, better: 'less' },
            figure: (one) => of(one)?.kwhPerM3,
          }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [
  liveColumn('pressure_bar', read),
  liveColumn('level_m', read),
]
