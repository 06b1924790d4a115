import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useKpis } from '@/data'
import { devicePath, PATHS } from '@/paths'
import { eau } from '@/text/eau'
import { ListSkeleton } from '@/ui/list-skeleton'
import type { DeviceColumn, ReadLatest } from '@/widgets/device-table/device-column'
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
  /** Whether the device belongs to the list itself; the others of its role stand below it. */
  readonly isMain: (device: Device) => boolean
  /** Live columns need no figures: they stand while those are missing. */
  readonly columns: (read: ReadLatest, body: KpiBody | undefined) => readonly DeviceColumn[]
  readonly otherColumns: (read: ReadLatest) => readonly DeviceColumn[]
}

/** The devices of one role: what they measure now, and their figures over the period. */
export const DeviceListScreen = (props: DeviceListScreenProps) => (
  <PageFrame title={props.title} above={<BackLink path={PATHS.water} label={eau.back} />}>
    <DevicesGate skeleton={<ListSkeleton />}>{(devices) => <Lists {...props} devices={devices} />}</DevicesGate>
  </PageFrame>
)

type ListsProps = DeviceListScreenProps & { readonly devices: readonly Device[] }

const Lists = ({ devices, list, deviceRole, isMain, columns, otherColumns }: ListsProps) => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const read = useReadLatest()
  const own = useMemo(() => devices.filter((device) => device.role === deviceRole), [devices, deviceRole])
  const main = useMemo(() => own.filter(isMain), [own, isMain])
  const others = useMemo(() => own.filter((device) => !isMain(device)), [own, isMain])
  const mainColumns = useMemo(() => columns(read, figures.data), [columns, read, figures.data])
  const sensorColumns = useMemo(() => otherColumns(read), [otherColumns, read])
  return (
    <>
      <div className="flex flex-col gap-2">
        <DeviceTable title={list} devices={main} columns={mainColumns} pathOf={devicePath} />
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
