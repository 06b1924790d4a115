import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useKpis } from '@/data'
import { devicePath, PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { ListSkeleton } from '@/ui/list-skeleton'
import { assetsOf } from '@/widgets/assets/assets-of'
import { rowsOf } from '@/widgets/device-table/asset-rows'
import type { DeviceColumn, MembersOf, ReadLatest } from '@/widgets/device-table/device-column'
import { DeviceTable } from '@/widgets/device-table/device-table'
import { useReadLatest } from '@/widgets/device-table/use-read-latest'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { FiguresGate } from '@/widgets/kpi/figures-gate'
import { Watermark } from '@/widgets/kpi/watermark'
import { BackLink } from '@/widgets/page/back-link'
import { PageFrame } from '@/widgets/page/page-frame'
import { usePeriod } from '@/widgets/period/use-period'

type DeviceListScreenProps = {
  readonly title: string
  readonly list: string
  readonly deviceRole: Device['role']
  /** Whether the device has a row of its own; the other parts of its asset stand in it, what has none below. */
  readonly isMain: (device: Device) => boolean
  /** Live columns need no figures: they stand while those are missing. */
  readonly columns: (read: ReadLatest, membersOf: MembersOf, body: KpiBody | undefined) => readonly DeviceColumn[]
  readonly otherColumns: (read: ReadLatest) => readonly DeviceColumn[]
}

/** The devices of one role: what they measure now, and their figures over the period. */
export const DeviceListScreen = (props: DeviceListScreenProps) => (
  <PageFrame title={props.title} above={<BackLink path={PATHS.water} label={eau.back} />}>
    <DevicesGate skeleton={<ListSkeleton />}>{(devices) => <Lists {...props} devices={devices} />}</DevicesGate>
  </PageFrame>
)

type ListsProps = DeviceListScreenProps & { readonly devices: readonly Device[] }

const Lists = ({ devices, list: title, deviceRole, isMain, columns, otherColumns }: ListsProps) => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const read = useReadLatest()
  const list = useMemo(
    () => rowsOf(assetsOf(devices), (device) => device.role === deviceRole && isMain(device)),
    [devices, deviceRole, isMain],
  )
  const others = useMemo(() => list.others.filter(({ role }) => role === deviceRole), [list, deviceRole])
  const mainColumns = useMemo(() => columns(read, list.membersOf, figures.data), [columns, read, list, figures.data])
  const sensorColumns = useMemo(() => otherColumns(read), [otherColumns, read])
  return (
    <>
      <div className="flex flex-col gap-2">
        <DeviceTable
          title={title}
          devices={list.rows}
          assetOf={list.assetOf}
          columns={mainColumns}
          pathOf={devicePath}
        />
        <FiguresGate figures={figures} skeleton={null}>
          {(body) => <Watermark body={body} />}
        </FiguresGate>
      </div>
      {others.length > 0 && (
        <DeviceTable title={eau.others} devices={others} columns={sensorColumns} pathOf={devicePath} />
      )}
    </>
  )
}
