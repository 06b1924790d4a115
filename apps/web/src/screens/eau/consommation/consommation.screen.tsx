import type { Device, KpiBody } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { type DeviceColumn, figureColumn, liveColumn, type ReadLatest } from '@/widgets/device-table/device-column'
import { DeviceListScreen } from '../parts/device-list-screen.tsx'

const words = eau.consumption

/** Sectors and plots. */
export const ConsommationScreen = () => (
  <DeviceListScreen
    title={words.title}
    list={words.list}
    deviceRole="consumption"
    isMain={usesWater}
    columns={columns}
    otherColumns={otherColumns}
  />
)

const usesWater = ({ metrics }: Device): boolean => metrics.some(({ id }) => id === 'flow_m3h' || id === 'volume_m3')

const columns = (read: ReadLatest, body: KpiBody | undefined): readonly DeviceColumn[] => {
  const of = ({ id }: Device) => body?.consumptions.find(({ device }) => device === id)
  const rest = (one: Device) => {
    const { budgetM3 = null, volumeM3 } = of(one) ?? {}
    return budgetM3 === null || volumeM3?.value == null ? null : budgetM3 - volumeM3.value
  }
  return [
    liveColumn('flow_m3h', read),
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
            id: 'budget',
            title: words.budget,
            style: { unit: 'm³' },
            figure: (one) => of(one)?.budgetM3,
          }),
          figureColumn({ id: 'rest', title: words.rest, style: { unit: 'm³' }, figure: rest }),
          figureColumn({
            id: 'night',
            title: words.nightShort,
            style: { unit: 'm³/h', decimals: 2, better: 'less' },
            figure: (one) => of(one)?.nightFlowM3h,
          }),
        ]),
  ]
}

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [liveColumn('pressure_bar', read)]
