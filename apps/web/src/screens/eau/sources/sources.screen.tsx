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
import { volumesOf } from '@/widgets/kpi/volumes'
import { DeviceListScreen, type ListFigures } from '../parts/device-list-screen.tsx'
import { SourcesStrip } from '../parts/list-strips.tsx'
import { volumeColumn } from '../parts/volume-column.tsx'
import { WaterBars } from '../parts/water-bars.tsx'
import { FilterLoss } from './filter-loss.tsx'
import { IdleLine } from './idle-line.tsx'
import { lastRanColumn } from './last-ran-column.tsx'
import { noneRan } from './rest.ts'
import { isSource, SourcesState } from './sources-state.tsx'

const words = eau.sources

/** Boreholes, wells and the district network. */
export const SourcesScreen = () => (
  <DeviceListScreen
    title={words.title}
    list={words.list}
    deviceRole="source"
    isMain={isSource}
    columns={columns}
    otherColumns={otherColumns}
    state={(devices) => <SourcesState devices={devices} />}
    strip={(body) => (
      <>
        <IdleLine body={body} />
        <SourcesStrip body={body} />
      </>
    )}
    course={(body) => <WaterBars id="producedM3" body={body} />}
  />
)

const columns = (read: ReadLatest, membersOf: MembersOf, figures: ListFigures): readonly DeviceColumn[] => {
  const isLoading = figures === 'loading'
  const body = isLoading ? null : figures
  const volumes = body === null ? undefined : volumesOf(body)
  const of = ({ id }: Device) => body?.sources.find(({ device }) => device === id)
  return [
    liveColumn('flow_m3h', read),
    trendColumn('flow_m3h', ({ id }) => read(id, 'flow_m3h')),
    ...(figures === null ? [] : [volumeColumn({ volumes, of, isLoading })]),
    lastRanColumn((device) => of(device)?.lastRanAt ?? null),
    ...(figures === null || noneRan(body) ? [] : PUMP_FIGURES).map((id) =>
      pumpColumn({ id, figure: (one) => (one.kind === 'pump' ? of(one)?.[id] : undefined), isLoading }),
    ),
    pressureColumn(read, membersOf),
    { ...liveColumn('level_m', read, membersOf), givesWay: 3 },
  ]
}

const pressureColumn = (read: ReadLatest, membersOf: MembersOf): DeviceColumn => {
  const made = liveColumn('pressure_bar', read, membersOf)
  return {
    ...made,
    title: words.pressure,
    help: words.pressureHelp,
    givesWay: 2,
    cell: (device) => (
      <>
        {made.cell(device)}
        <FilterLoss device={device} />
      </>
    ),
  }
}

const PUMP_FIGURES = ['runningHours', 'starts', 'kwhPerM3'] as const

/** Nothing to say of what is no pump, while the figures are still to come as well. */
const pumpColumn = (column: Parameters<typeof figureColumn>[0]): DeviceColumn => ({
  ...figureColumn(column),
  applies: ({ kind }) => kind === 'pump',
})

const otherColumns = (read: ReadLatest): readonly DeviceColumn[] => [
  liveColumn('pressure_bar', read),
  liveColumn('level_m', read),
]
